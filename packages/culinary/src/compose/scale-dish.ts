import { roundQuantity, scaleAmount } from '../units/index.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'
import type { ComposeRequest } from './request.ts'

/** An ingredient in the amount of one composed dish. */
export interface ScaledIngredient {
  base: BaseIngredient
  /** Of the measure of its line; null where the line states none. */
  quantity: number | null
  grams: number
  /** Grams as bought. */
  bought: number
}

/** How far servings of the same dish may be made smaller or larger to meet a wished energy. */
const SERVING_SIZE = { least: 0.6, most: 1.6 }

/** How large a serving comes nearest to the wished energy, against what the recipe gives. */
export function servingSizeFor({ kcal }: Pick<BaseDish, 'kcal'>, wished: ComposeRequest['kcal']): number {
  if (wished === null || kcal === null || kcal <= 0) return 1
  return Math.min(SERVING_SIZE.most, Math.max(SERVING_SIZE.least, wished / kcal))
}

/** The ingredients of a dish in amounts that a kitchen can measure; grams follow the rounded amounts. */
export function scaleDish({ ingredients }: BaseDish, factor: number): ScaledIngredient[] {
  return ingredients.map((base) => {
    const quantity = base.amount === null ? null : scaleAmount(base.amount.quantity, base.amount.measure, factor, base.food)
    const by = quantity === null || base.amount === null ? factor : quantity / base.amount.quantity
    const grams = by === 1 ? base.grams : roundGrams(base.grams * by)
    return { base, quantity, grams, bought: roundGrams(grams * base.boughtPerUsed) }
  })
}

function roundGrams(grams: number): number {
  return grams < 10 ? roundQuantity(Math.max(0.1, Math.round(grams * 10) / 10)) : Math.round(grams)
}
