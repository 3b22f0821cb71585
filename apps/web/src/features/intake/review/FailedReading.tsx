import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { reloadUser } from '../../../lib/session/keep-session.ts'
import { starts } from '../../../lib/starts.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { StillReading } from './use-pending-items.ts'

const UNKNOWN = 'Wystąpił błąd podczas pobierania danych.'

/** The list could not be read, or not be fetched. */
export function FailedReading({ error, onRetry }: { error: Error; onRetry: () => Promise<void> }) {
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
        <ButtonLink to={paths.addByText} size="lg" full>
          Popraw listę
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
