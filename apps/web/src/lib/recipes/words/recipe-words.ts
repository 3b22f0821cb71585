import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import { formatAmount, scaleAmount } from '@spizarka/culinary/units'

/** How much of an ingredient goes in, for `factor` times the servings that the recipe states: `3 łyżki`, `½ szt.`; null where its line says none. */
export function ingredientAmount({ quantity, measure, food_id }: RecipeIngredient, factor: number): string | null {
  if (quantity === null || measure === null) return null
  return formatAmount(scaleAmount(quantity, measure, factor, food_id), measure).replace(' ', '\u00a0')
}

/** Meals in the order of the day. */
export const MEALS = Object.keys(MEAL_TYPES) as MealType[]
