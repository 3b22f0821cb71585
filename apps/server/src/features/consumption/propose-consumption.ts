import type { proposeConsumption as proposeContract } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { listStock } from '../pantry/index.ts'
import { nutritionOf, presentNutrients } from '../recipes/index.ts'
import { getCookedRecipe } from './cooked-recipe.ts'
import { proposeLeftovers } from './leftovers.ts'
import { mealAt } from './meal-at.ts'
import { proposeDeductions } from './propose-deductions.ts'

/** What cooking a recipe would take out of the pantry, what a serving holds, and what the meal and the leftovers are likely to be. */
export async function proposeConsumption(
  { db, clock }: AppContext,
  userId: number,
  recipeId: number,
  wantedServings: number | undefined,
): Promise<ResponseOf<typeof proposeContract>> {
  const recipe = await getCookedRecipe(db, userId, recipeId)
  const servings = wantedServings ?? recipe.servings
  const { perServing, coverage } = nutritionOf(recipe.ingredients, recipe.servings)
  const now = clock.now()
  return {
    recipe_id: String(recipe.id),
    title: recipe.title,
    servings,
    ...proposeDeductions(recipe, await listStock(db, userId), servings),
    per_serving: presentNutrients(perServing),
    coverage: Math.round(coverage * 1000) / 1000,
    meal_type: mealAt(now, recipe.meals),
    leftovers: proposeLeftovers(recipe, now),
  }
}
