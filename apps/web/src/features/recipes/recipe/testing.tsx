import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { type Recipe, readRecipe } from '@spizarka/contract/recipes'
import { screen } from '@testing-library/react'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { aRecipe } from '../../../testing/recipe-samples.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { toastStore } from '../../../ui/feedback/toast.ts'
import { recipesRoutes } from '../routes.ts'

export const recipeRoutes = recipesRoutes.filter(({ path }) => path === '/recipes/:recipeId')

/** A recipe that changes as the calls say. */
export async function openRecipe(recipe: Recipe = aRecipe(), at = `/recipes/${recipe.id}`) {
  const kept = { recipe }
  apiServer.use(answer(readRecipe, () => kept.recipe))
  const view = renderRoutes(recipeRoutes, at)
  await screen.findByRole('heading', { level: 1, name: withHardSpaces(recipe.title) })
  return { ...view, kept }
}

export const toastText = () => toastStore.read()?.text
