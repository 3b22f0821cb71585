import { PotArt } from '../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isApiError } from '../api/api-error.ts'

interface RecipeFailureProps {
  error: Error
  back: { to: string; label: string }
  busy: boolean
  onRetry: () => void
}

/** A recipe that is not there, or could not be fetched. */
export function RecipeFailure({ error, back, busy, onRetry }: RecipeFailureProps) {
  return (
    <>
      <title>Przepis – Spiżarka</title>
      <PageHead title="Przepis" back={back} />
      <div className="page page-narrow">
        {isApiError(error, 404) ? (
          <EmptyState picture={<PotArt />} title="Nie ma tego przepisu" text="Mógł zostać usunięty albo nie jest już udostępniany.">
            <ButtonLink to={back.to} variant="soft">
              {back.label}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ErrorPanel onRetry={onRetry} busy={busy}>
            Nie udało się wczytać przepisu.
          </ErrorPanel>
        )}
      </div>
    </>
  )
}
