import type { ConditionKey, DietaryStyleKey, DietKey } from '@spizarka/knowledge'

/** What a dish must respect, in the keys of the choice lists; says what to cook, never for whom. */
export interface EaterProfile {
  /** Illnesses, allergies (`allergy-milk`) and stages of life. */
  conditions: readonly ConditionKey[]
  /** Foods in the user's own words. */
  exclusions: readonly string[]
  diet: DietKey | null
  styles: readonly DietaryStyleKey[]
}

/** What is at home. */
export type { StockedProduct as PantryStock } from '@spizarka/culinary/stock'
export type { Meal as MealType } from '@spizarka/knowledge'
