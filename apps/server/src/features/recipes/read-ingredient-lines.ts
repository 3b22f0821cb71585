import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { readIngredientLines as endpoint } from '@spizarka/contract/recipes'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import { readLine } from './content-of-lines.ts'
import { presentIngredients } from './present-ingredients.ts'
import { presentNutrition } from './present-nutrition.ts'
import { presentSafety } from './present-safety.ts'
import { stockOf } from './present-stock.ts'
import { checkedIngredients } from './recipe-facts.ts'
import type { Viewer } from './viewer.ts'

/** How the kitchen reads lines while they are typed, each in its place, and what dish they make for the viewer. */
export function readIngredientLines(
  { ingredients: lines, servings }: BodyOut<typeof endpoint>,
  viewer: Viewer,
): ResponseOf<typeof endpoint> {
  const ingredients = lines.map(readLine)
  return {
    ingredients: presentIngredients(ingredients, stockOf(ingredients, viewer)),
    nutrition: presentNutrition(ingredients, servings),
    safety: presentSafety(ingredients, servings, traitsOfRecipe(checkedIngredients(ingredients)), viewer),
  }
}
