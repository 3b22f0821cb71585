import { createRecipe, type Recipe, type RecipeDraft, updateRecipe } from '@spizarka/contract/recipes'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { invalidateRecipeLists } from '../../../lib/recipes/recipe-changed.ts'
import { recipeQuery } from '../../../lib/recipes/use-recipe.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'

/** Saves a recipe of one's own: a new one once, however often it is sent; one that stands in its place. */
export function useSaveRecipe(saved: Pick<Recipe, 'id'> | undefined) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (draft: RecipeDraft) =>
      saved === undefined
        ? call(createRecipe, { body: draft, idempotencyKey: idempotency.keyFor(JSON.stringify(draft)) })
        : call(updateRecipe, { params: { id: saved.id }, body: draft }),
    onSuccess: async (recipe) => {
      idempotency.succeeded()
      queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe)
      await invalidateRecipeLists(queryClient)
    },
  })
}

/** Why a recipe could not be saved, and what to do. */
export function describeFailure(error: unknown): string {
  if (!isApiError(error)) return `${NO_CONNECTION} To, co tu wpisane, zostaje.`
  if (error.status === 404) return 'Tego przepisu już nie ma. Możesz zapisać go jako nowy.'
  const [ofField] = Object.values(error.fields).flat()
  return error.detail ?? ofField ?? 'Nie udało się zapisać przepisu. Spróbuj ponownie.'
}
