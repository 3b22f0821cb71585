import type { EaterProfile, MealType, PantryStock } from './eater.ts'

export interface ComposeRecipesRequest {
  pantry: readonly PantryStock[]
  profile: EaterProfile
  meal: MealType | null
  servings: number
  maxMinutes: number | null
  /** Ingredients that may have to be bought; 0 means from the pantry alone. */
  maxMissing: number
  /** Per serving, 0 to 4000. */
  kcal: number | null
  /** Slug of the equipment to cook on. */
  device: string | null
  /** The user's own wish, at most 500 characters. */
  wish: string | null
  count: number
}

/** A dish before the safety gate and the nutrition, which are ours whoever composed it. */
export interface ComposedRecipe {
  title: string
  servings: number
  minutes: number
  device: string | null
  ingredients: readonly { name: string; line: string; grams: number | null }[]
  steps: readonly string[]
  /** Why this dish, in sentences for the user. */
  why: readonly string[]
}
