import { findFoodById } from '@spizarka/knowledge'
import { toNumber } from '../../platform/db/decimal.ts'
import type { KnownRates } from './conversions.ts'
import type { ProductRow } from './pantry.queries.ts'

/** What is known of a product's units: what its owner taught, else what the food table says. */
export function ratesOf(row: ProductRow): KnownRates {
  const food = row.food_id === null ? null : findFoodById(row.food_id)
  return {
    gramsPerPiece: toNumber(row.grams_per_piece) ?? food?.gramsPerPiece ?? null,
    mlPerPiece: toNumber(row.ml_per_piece) ?? food?.mlPerPiece ?? null,
    gramsPerMl: toNumber(row.grams_per_ml) ?? food?.density ?? null,
  }
}
