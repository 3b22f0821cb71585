import type { ReadMealItem } from './meal-items.ts'

/** A recipe as far as its portions are weighed: grams that go into the whole dish. */
export interface WeighedDish {
  servings: number
  ingredients: readonly { food: string | null; grams: number | null }[]
}

const MOST_PERCENT = 500

/**
 * The portion of a dish that was told, in percent of a serving and in grams of what goes in: where the words say how much of something is in it
 * ("jajecznica z 3 jajek") as much of the dish as holds that, else the grams or as many servings as were told.
 */
export function weighDish(
  { portionPercent, holds, grams: told }: Pick<ReadMealItem, 'portionPercent' | 'holds' | 'grams'>,
  { servings, ingredients }: WeighedDish,
): { portionPercent: number; grams: number | null } {
  const gramsOf = (parts: WeighedDish['ingredients']) => parts.reduce((sum, { grams }) => sum + (grams ?? 0), 0)
  const held = holds ? gramsOf(ingredients.filter(({ food }) => food === holds.foodId)) / servings : 0
  const whole = gramsOf(ingredients)
  const percentTold = told !== null && whole > 0 ? Math.round((told / (whole / servings)) * 100) : (portionPercent ?? 100)
  const percent = holds && held > 0 ? Math.round((holds.grams / held) * 100) : percentTold
  const portion = Math.min(MOST_PERCENT, Math.max(1, percent))
  return { portionPercent: portion, grams: whole > 0 ? Math.round((whole / servings) * portion) / 100 : null }
}
