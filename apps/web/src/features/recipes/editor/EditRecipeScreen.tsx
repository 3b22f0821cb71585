import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { RecipeFailure } from '../../../lib/recipes/RecipeFailure.tsx'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { starts } from '../../../lib/starts.ts'
import { PageHead } from '../../../ui/PageHead.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { RecipeEditor } from './RecipeEditor.tsx'

/** /recipes/{id}/edit: one of the caller's own recipes, as the server has it now. */
export function EditRecipeScreen() {
  const { recipeId = '' } = useParams()
  // An older copy would take back what was changed on another device.
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useQuery({ ...recipeQuery(recipeId), refetchOnMount: 'always' })
  const back = { to: paths.recipe(recipeId), label: 'Wróć do przepisu' }
  if (error) return <RecipeFailure error={error} back={back} busy={isFetching} onRetry={starts(refetch)} />
  if (data?.is_own === false) return <Navigate to={paths.recipe(recipeId)} replace />
  return (
    <>
      <title>Zmień przepis – Spiżarka</title>
      <PageHead title="Zmień przepis" subtitle={data?.title} back={back} />
      {data && isFetchedAfterMount ? (
        <RecipeEditor key={data.id} recipe={data} />
      ) : (
        <div className="page page-narrow">
          <SkeletonRows rows={6} label="Ładowanie przepisu…" />
        </div>
      )}
    </>
  )
}
