import { Check, Crown } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { describeFailure, leftoversRefused, repeated } from './confirm-failure.ts'

interface ConfirmBarProps {
  /** Why nothing was taken at the last try. */
  error: Error | null
  busy: boolean
  /** Why it cannot be sent as it is. */
  reason: string | undefined
}

/** The way on, and what stood in it. */
export function ConfirmBar({ error, busy, reason }: ConfirmBarProps) {
  return (
    <StickyBar caption="Przez 24 godziny możesz to cofnąć.">
      {error && !repeated(error) && (
        <p role="alert" className="text-small font-semibold text-danger">
          {describeFailure(error)}
        </p>
      )}
      {leftoversRefused(error) === 'limit' && (
        <ButtonLink to={paths.subscription} variant="plum" full icon={<Crown aria-hidden className="size-5" />}>
          Zobacz plany
        </ButtonLink>
      )}
      <Button
        type="submit"
        size="lg"
        full
        icon={<Check aria-hidden className="size-5.5" />}
        busy={busy}
        busyLabel="Odejmowanie..."
        reason={reason}
      >
        Odejmij ze spiżarni
      </Button>
    </StickyBar>
  )
}
