import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import type { IntakeSource } from '../submitted-from.ts'
import { StillReading } from './use-pending-items.ts'

const UNKNOWN = 'Wystąpił błąd podczas pobierania danych.'

interface FailedReadingProps {
  error: Error
  /** Where the list came from, as far as it is known. */
  source: IntakeSource | undefined
  onRetry: () => Promise<void>
}

/** Back to what can be mended. */
const WAYS_BACK: Record<IntakeSource, { to: string; label: string }> = {
  text: { to: paths.addByText, label: 'Popraw listę' },
  receipt: { to: paths.addByReceipt, label: 'Wybierz inne zdjęcie' },
  barcode: { to: paths.addByBarcode, label: 'Wróć do skanowania' },
}

/** The list could not be read, or not be fetched. */
export function FailedReading({ error, source = 'text', onRetry }: FailedReadingProps) {
  const unreadable = isApiError(error, 422)
  useEffect(() => {
    // The reserved points have come back.
    if (unreadable) starts(reloadUser)()
  }, [unreadable])

  if (unreadable) {
    return (
      <div className="page page-narrow gap-5!">
        <Banner tone="late" role="alert">
          <p className="font-semibold">{error.error ?? UNKNOWN}</p>
        </Banner>
        <ButtonLink to={WAYS_BACK[source].to} size="lg" full>
          {WAYS_BACK[source].label}
        </ButtonLink>
      </div>
    )
  }
  return (
    <div className="page page-narrow gap-5!">
      <ErrorPanel onRetry={starts(onRetry)}>{describe(error)}</ErrorPanel>
    </div>
  )
}

function describe(error: Error): string {
  if (error instanceof StillReading) return 'Odczyt trwa dłużej niż zwykle. Jeśli się nie uda, punkty wrócą na Twoje konto.'
  return isApiError(error) ? (error.error ?? UNKNOWN) : UNKNOWN
}
