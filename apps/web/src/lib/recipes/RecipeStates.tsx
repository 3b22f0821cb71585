import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { lazy, Suspense } from 'react'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton, SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { isApiError } from '../api/api-error.ts'
import { useWideScreen } from '../hooks/use-wide-screen.ts'
import { type OpenedRecipe, RECIPE_PICTURE_CLASS } from './opened-recipe.ts'
import { RecipePicture } from './RecipePicture.tsx'

/** A recipe on its way; with the picture and the title of the card that led to it. */
export function RecipeSkeleton({ back, opened }: { back: { to: string; label: string }; opened?: OpenedRecipe | undefined }) {
  const wide = useWideScreen()
  if (opened && !wide) {
    return (
      <>
        <title>{`${opened.title} – Spiżarka`}</title>
        <div className={`h-40 md:h-72 ${RECIPE_PICTURE_CLASS}`}>
          <RecipePicture recipe={opened} eager />
        </div>
        <div className="px-4 pt-3 md:px-10">
          <div className="mx-auto max-w-160">
            <h1 className="text-h2 wrap-break-word md:text-h1 hyphens-auto">{withHardSpaces(opened.title)}</h1>
          </div>
        </div>
        <div className="page page-narrow">
          <SkeletonRows rows={6} label="Ładowanie przepisu…" />
        </div>
      </>
    )
  }
  if (opened) {
    return (
      <>
        <title>{`${opened.title} – Spiżarka`}</title>
        <PageHeader title={withHardSpaces(opened.title)} subtitle={'\u00a0'} back={back} />
        <div className="page gap-10! desk:grid! desk:grid-cols-[minmax(0,1fr)_25rem] desk:items-start">
          <div className={`aspect-7/4 overflow-hidden rounded-sheet ${RECIPE_PICTURE_CLASS}`}>
            <RecipePicture recipe={opened} eager />
          </div>
          <SkeletonRows rows={6} label="Ładowanie przepisu…" />
        </div>
      </>
    )
  }
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

// Whoever reads a recipe that is there needs no word of one that is not.
const MissingRecipe = lazy(async () => ({ default: (await import('./MissingRecipe.tsx')).MissingRecipe }))

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
          <Suspense>
            <MissingRecipe back={back} />
          </Suspense>
        ) : (
          <ErrorPanel onRetry={onRetry} busy={busy}>
            Nie udało się wczytać przepisu.
          </ErrorPanel>
        )}
      </div>
    </>
  )
}
