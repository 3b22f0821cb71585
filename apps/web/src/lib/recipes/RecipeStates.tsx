import { PotArt } from '../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { isApiError } from '../api/api-error.ts'

/** A recipe on its way. */
export function RecipeSkeleton({ back }: { back: { to: string; label: string } }) {
  return (
    <>
      <title>Przepis – Spiżarka</title>
      <PageHeader title="Przepis" back={back} />
      <div className="page page-narrow">
        <Skeleton className="h-64 w-full rounded-sheet" />
        <SkeletonRows rows={6} label="Ładowanie przepisu…" />
      </div>
    </>
  )
}

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
      <PageHeader title="Przepis" back={back} />
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
