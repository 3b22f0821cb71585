/** What a dish must respect, in the slugs of the choice lists; says what to cook, never for whom. */
export interface EaterProfile {
  conditions: readonly string[]
  allergens: readonly string[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: string | null
  styles: readonly string[]
}

/** What is at home; at most one amount, none for a spice. */
export interface PantryStock {
  name: string
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  isSpice: boolean
  /** `YYYY-MM-DD` of the batch that ends first. */
  bestBefore: string | null
}

export type MealType = 'breakfast' | 'lunch' | 'dinner' | 'snack'
