import type { EaterProfile, MealType, PantryStock } from './eater.ts'

export interface PlanShoppingRequest {
  pantry: readonly PantryStock[]
  profile: EaterProfile
  /** 1 to 10. */
  people: number
  /** 1 to 14. */
  days: number
  meals: readonly MealType[]
  /** The user's own wish, at most 500 characters. */
  wish: string | null
}

export interface PlannedShopping {
  days: readonly { meals: readonly { type: MealType; title: string }[] }[]
  /** What the meals need in all; at most one amount. */
  items: readonly { name: string; quantityGrams: number | null; quantityMl: number | null; quantityPieces: number | null }[]
}
