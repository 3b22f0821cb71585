import type { Food } from '@spizarka/knowledge'
import type { IngredientStock } from '../../stock/index.ts'
import type { ChangeReason } from '../rewriting/index.ts'
import type { ScaledIngredient } from './amounts/scale-dish.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import type { FoundSteps } from './find-steps.ts'

/** An ingredient as it goes into the adapted dish. */
export interface AdaptedIngredient extends ScaledIngredient {
  row: Food
  /** Set where `row` stands in for the food of the base. */
  replacedFor: ChangeReason | null
  stock: IngredientStock
}

/** A dish of the base, fitted to an eater and a pantry. */
export interface AdaptedDish {
  dish: BaseDish
  /** As it will be called, by what stands in. */
  title: string
  /** What it is made for: as asked, or fewer where there is not enough. */
  servings: number
  found: FoundSteps
  /** Of a serving as it will be cooked; null where nothing of it is known. */
  kcal: number | null
  ingredients: readonly AdaptedIngredient[]
  dropped: readonly { base: BaseIngredient; reason: ChangeReason }[]
  /** Ingredients that are not at home, or not enough of them. */
  missing: readonly AdaptedIngredient[]
  /** Share of its grams, water apart, that is at home. */
  coverage: number
}

/** What stands in two parts of a dish is bought once. */
export function countBought(missing: readonly { row: { id: string } }[]): number {
  return new Set(missing.map(({ row }) => row.id)).size
}
