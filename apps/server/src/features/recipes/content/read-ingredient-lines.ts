import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { readIngredientLines as endpoint } from '@spizarka/contract/recipes'
import { traitsOfRecipe } from '@spizarka/culinary/safety'
import { presentIngredients, stockOf } from '../present/present-ingredients.ts'
import { presentNutrition, presentSafety } from '../present/present-nutrition-and-safety.ts'
import type { Viewer } from '../present/viewer.ts'
import { checkedIngredients } from '../recipe-facts.ts'
import { readLines } from './read-lines.ts'

/** How the kitchen reads lines while they are typed, each in its place, and what dish they make for the viewer. */
export async function readIngredientLines(
  { ingredients: lines, servings }: BodyOut<typeof endpoint>,
  viewer: Viewer,
): Promise<ResponseOf<typeof endpoint>> {
  const ingredients = await readLines(lines)
  return {
    ingredients: presentIngredients(ingredients, stockOf(ingredients, viewer)),
    nutrition: presentNutrition(ingredients, servings),
    safety: presentSafety(ingredients, servings, traitsOfRecipe(checkedIngredients(ingredients)), viewer),
  }
}
