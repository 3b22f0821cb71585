import type { Unit } from '@spizarka/contract/common'
import type { PantryItem } from '@spizarka/contract/pantry'
import { baseFromPieces, gramsFromMl, mlFromGrams, piecesFromBase } from '@spizarka/culinary/units'

/** What has to be known to restate an amount in another unit. */
export type RateName = 'grams_per_piece' | 'ml_per_piece' | 'grams_per_ml'

export function rateBetween(from: Unit, to: Unit): RateName {
  const units = [from, to]
  if (!units.includes('pieces')) return 'grams_per_ml'
  return units.includes('grams') ? 'grams_per_piece' : 'ml_per_piece'
}

/** An amount in another unit, by the rate between the two. */
export function restate(amount: number, from: Unit, to: Unit, rate: number): number {
  if (from === 'pieces') return baseFromPieces(amount, rate)
  if (to === 'pieces') return piecesFromBase(amount, rate)
  return from === 'ml' ? gramsFromMl(amount, rate) : mlFromGrams(amount, rate)
}

export interface RateQuestion {
  label: string
  unit: string
  /** The answer is the rate times this: people know what 100 ml weigh, not what one does. */
  scale: number
}

export const RATE_QUESTIONS: Record<RateName, RateQuestion> = {
  grams_per_piece: { label: 'Ile gramów ma 1 sztuka?', unit: 'g', scale: 1 },
  ml_per_piece: { label: 'Ile mililitrów ma 1 sztuka?', unit: 'ml', scale: 1 },
  grams_per_ml: { label: 'Ile waży 100 ml?', unit: 'g', scale: 100 },
}

/** The rate as the owner has taught it; null when it has to be asked. */
export function taughtRate(item: PantryItem, name: RateName): number | null {
  return item[name]
}

/** The rate as the food table knows it. */
export function suggestedRate(item: PantryItem, name: RateName): number | null {
  return name === 'grams_per_piece' ? item.suggested_grams_per_piece : null
}
