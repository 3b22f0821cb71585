import type { Recipe } from '@spizarka/contract/recipes'
import type { ReactNode } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { paths } from '../../lib/paths.ts'
import { RecipeFailure, RecipeSkeleton } from '../../lib/recipes/RecipeStates.tsx'
import { useRecipe } from '../../lib/recipes/use-recipe.ts'

/** A recipe once it is there; without a network the copy of this browser will do. */
export function RecipeLoader({ id, children }: { id: string; children: (recipe: Recipe) => ReactNode }) {
  const { data, error, isFetching, refetch } = useRecipe(id)
  const gone = isApiError(error, 404)
  const back = gone ? { to: paths.recipes, label: 'Wróć do przepisów' } : { to: paths.recipe(id), label: 'Wróć do przepisu' }
  if (data && !gone) return children(data)
  if (error) return <RecipeFailure error={error} back={back} busy={isFetching} onRetry={fireAndForget(refetch)} />
  return <RecipeSkeleton back={back} />
}
