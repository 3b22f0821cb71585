import type { ReadMealItem } from '../meal-items.ts'

/** A recipe as far as its portions are weighed. */
export interface WeighedDish {
  servings: number
  /** What goes into the whole dish. */
  ingredients: readonly { food: string | null; grams: number | null }[]
  /** What comes out of the pot, grams. */
  cookedGrams: number
}

const MOST_PERCENT = 500

/**
 * The portion of a dish that was told, in percent of a serving and in grams as it is eaten: where the words say how much of something is in it
 * ("jajecznica z 3 jajek") as much of the dish as holds that, else the grams or as many servings as were told.
 */
export function weighDish(
  { portionPercent, holds, grams: told }: Pick<ReadMealItem, 'portionPercent' | 'holds' | 'grams'>,
  { servings, ingredients, cookedGrams }: WeighedDish,
): { portionPercent: number; grams: number | null } {
  const held = holds ? ingredients.reduce((sum, { food, grams }) => sum + (food === holds.foodId ? (grams ?? 0) : 0), 0) / servings : 0
  const percentTold = told !== null && cookedGrams > 0 ? Math.round((told / (cookedGrams / servings)) * 100) : (portionPercent ?? 100)
  const percent = holds && held > 0 ? Math.round((holds.grams / held) * 100) : percentTold
  const portion = Math.min(MOST_PERCENT, Math.max(1, percent))
  return { portionPercent: portion, grams: cookedGrams > 0 ? Math.round((cookedGrams / servings) * portion) / 100 : null }
}
