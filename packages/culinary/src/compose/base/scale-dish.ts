import { roundMass, roundQuantity, scaleAmount } from '../../units/index.ts'
import type { BaseDish, BaseIngredient } from './base-dish.ts'

/** Measures that hold as much of what stands in. */
export const SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka', 'szklanka'])

/** An ingredient in the amount of one composed dish. */
export interface ScaledIngredient {
  base: BaseIngredient
  /** Of the measure of its line; null where the line states none. */
  quantity: number | null
  grams: number
  /** Grams as bought. */
  bought: number
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

/** An amount that will be told by its weight, because another food stands in, in grams that scales are read by; spoons stay as they are. */
export function roundWeight(scaled: ScaledIngredient): ScaledIngredient {
  if (scaled.quantity !== null && scaled.base.amount !== null && SPOONS.has(scaled.base.amount.measure)) return scaled
  const grams = roundMass(scaled.grams)
  return { ...scaled, grams, bought: roundGrams(grams * scaled.base.boughtPerUsed) }
}

function roundGrams(grams: number): number {
  return grams < 10 ? roundQuantity(Math.max(0.1, Math.round(grams * 10) / 10)) : Math.round(grams)
}
