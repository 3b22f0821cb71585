import { proposeConsumption } from '@spizarka/contract/consumption'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isApiError } from '../../../lib/api/api-error.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeFailure.tsx'
import { useAskedServings } from '../../../lib/recipes/use-servings.ts'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'

/** /confirm-consumption/{recipeId}: what cooking took out of the pantry, what was eaten and what is left. */
export function ConfirmScreen() {
  const { recipeId = '' } = useParams()
  const { data, error, isFetching, refetch } = useProposal(recipeId, useAskedServings())
  if (isApiError(error, 404)) {
    const back = { to: paths.recipes, label: 'Wróć do przepisów' }
    return <RecipeFailure error={error} back={back} busy={isFetching} onRetry={starts(refetch)} />
  }
  return (
    <>
      <title>Ugotowane – Spiżarka</title>
      <PageHead
        title="Ugotowane!"
        subtitle={data && withHardSpaces(data.title)}
        back={{ to: paths.recipe(recipeId), label: 'Wróć do przepisu' }}
      />
      {data ? (
        <ConfirmForm key={data.servings} recipeId={recipeId} proposal={data} />
      ) : (
        <div className="page page-narrow">
          {error ? (
            <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
              {isApiError(error)
                ? 'Nie udało się sprawdzić, co zeszło ze spiżarni.'
                : 'Brak połączenia. Odjęcie ze spiżarni wymaga internetu; możesz do tego wrócić z przepisu.'}
            </ErrorPanel>
          ) : (
            <SkeletonRows rows={6} label="Ładowanie…" />
          )}
        </div>
      )}
    </>
  )
}

/** What cooking would take out of the pantry as it is now. Read once: what is edited must not change under the cook's hands. */
function useProposal(recipeId: string, servings: number | undefined) {
  return useQuery({
    ...endpointQuery(proposeConsumption, { params: { recipeId }, query: { servings } }),
    staleTime: Infinity,
    gcTime: 0,
    // Someone at the stove would rather be told at once.
    retry: false,
  })
}
