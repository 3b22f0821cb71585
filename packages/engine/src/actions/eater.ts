import type { ConditionKey, DietaryStyleKey, DietKey } from '@spizarka/culinary/choices'

/** What a dish must respect, in the keys of the choice lists; says what to cook, never for whom. */
export interface EaterProfile {
  /** Illnesses, allergies (`allergy-milk`) and stages of life. */
  conditions: readonly ConditionKey[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: DietKey | null
  styles: readonly DietaryStyleKey[]
}

/** What is at home; at most one amount, none for a spice or where nobody knows how much there is. */
export interface PantryStock {
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

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'snack'
