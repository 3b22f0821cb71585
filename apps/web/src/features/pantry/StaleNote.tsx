import { formatMoment } from '../../lib/format.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

interface StaleNoteProps {
  /** When the server was last heard of, in milliseconds since 1970. */
  savedAt: number
  busy: boolean
  onRetry: () => void
}

/** Says that what is shown may be out of date: the server does not answer. */
export function StaleNote({ savedAt, busy, onRetry }: StaleNoteProps) {
  return (
    <Banner
      tone="neutral"
      role="status"
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
          Odśwież
        </Button>
      }
    >
      Brak połączenia. Tak było w spiżarni {formatMoment(new Date(savedAt).toISOString())}.
    </Banner>
  )
}
