import { findFoodById } from '@spizarka/knowledge'

/** A product of a pantry; at most one amount, none for a spice or where nobody knows how much there is. */
export interface StockedProduct {
  name: string
  /** Row of the food table; null for what it does not know. */
  foodId: string | null
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  /** What the user taught: grams in one piece, grams in one millilitre. */
  gramsPerPiece: number | null
  gramsPerMl: number | null
  isSpice: boolean
  /** `YYYY-MM-DD` of the batch that ends first. */
  bestBefore: string | null
  /** A spice that its owner marked as used up. */
  isOut?: boolean
}

/** An ingredient as it is looked for in a pantry. */
export interface NeededIngredient {
  food: string | null
  /** As on a shelf label: what is not in the food table is found by it. */
  name: string
  /** Grams as bought, peel and bones included, for the servings that the recipe states; null where nobody stated it. */
  grams: number | null
}

/** Whether a food comes out of the tap: nobody buys it, and no share of a dish counts it. */
export function isTapWater(foodId: string | null): boolean {
  return foodId !== null && findFoodById(foodId)?.fromTap === true
}
