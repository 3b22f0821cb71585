import type { Unit } from '@spizarka/contract/common'
import { findFoodById } from '@spizarka/knowledge'
import { toNumber } from '../../../platform/db/decimal.ts'
import type { ProductRow } from '../pantry.queries.ts'

/** What is known of a product's units: grams or millilitres in one piece, grams in one millilitre. */
export interface KnownRates {
  gramsPerPiece: number | null
  mlPerPiece: number | null
  gramsPerMl: number | null
}

/** Of a product of which its owner taught nothing. */
export const NO_RATES: KnownRates = { gramsPerPiece: null, mlPerPiece: null, gramsPerMl: null }

/** How many `to` stand in one `from`; null when the rate is not known. */
export function unitsPerUnit(from: Unit, to: Unit, rates: KnownRates): number | null {
  if (from === to) return 1
  if (from === 'pieces') return to === 'grams' ? rates.gramsPerPiece : rates.mlPerPiece
  if (to === 'pieces') return inverse(from === 'grams' ? rates.gramsPerPiece : rates.mlPerPiece)
  return from === 'ml' ? rates.gramsPerMl : inverse(rates.gramsPerMl)
}

function inverse(rate: number | null): number | null {
  return rate === null ? null : 1 / rate
}

/** What is known of a product's units: what its owner taught, else what the food table says. */
export function ratesOf(row: ProductRow): KnownRates {
  const food = row.food_id === null ? null : findFoodById(row.food_id)
  return {
    gramsPerPiece: toNumber(row.grams_per_piece) ?? food?.gramsPerPiece ?? null,
    mlPerPiece: toNumber(row.ml_per_piece) ?? food?.mlPerPiece ?? null,
    gramsPerMl: toNumber(row.grams_per_ml) ?? food?.density ?? null,
  }
}

/** How many `to` stand in one `from` of a product: by what its owner taught, else by the food table; null when neither says. */
export function rateBetween(from: Unit, to: Unit, taught: KnownRates, foodId: string | null): number | null {
  const food = foodId === null ? null : findFoodById(foodId)
  return unitsPerUnit(from, to, {
    gramsPerPiece: taught.gramsPerPiece ?? food?.gramsPerPiece ?? null,
    mlPerPiece: taught.mlPerPiece ?? food?.mlPerPiece ?? null,
    gramsPerMl: taught.gramsPerMl ?? food?.density ?? null,
  })
}
