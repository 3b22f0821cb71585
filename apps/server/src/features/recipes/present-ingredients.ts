import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { findFoodById } from '@spizarka/knowledge'
import { shelfOf } from '../pantry/index.ts'
import { type KeptIngredient, productsOf } from './content.ts'

/** The ingredients as the contract shows them; `stocks` say what the viewer's pantry has of each. */
export function presentIngredients(
  ingredients: readonly KeptIngredient[],
  stocks: readonly (RecipeIngredient['stock'] | undefined)[],
): RecipeIngredient[] {
  return ingredients.map((ingredient, place) => {
    const { line, food: foodId, grams, quantity, measure, optional, part, replaces } = ingredient
    const food = foodId === null ? null : findFoodById(foodId)
    return {
      line,
      name: productsOf(ingredient)
        .map(({ name }) => name)
        .join(', '),
      food_id: foodId,
      category: shelfOf({ foodId, isSpice: food?.spice ?? false }),
      quantity,
      measure,
      grams,
      optional,
      part,
      replaces,
      stock: stocks[place] ?? null,
    }
  })
}
