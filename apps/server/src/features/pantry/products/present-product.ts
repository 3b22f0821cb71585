import type { PantryItem } from '@spizarka/contract/pantry'
import { findFoodById } from '@spizarka/knowledge'
import { toNumber } from '../../../platform/db/decimal.ts'
import type { ProductRow } from '../pantry.queries.ts'
import { byUse, stateOf, totalOf } from './product-state.ts'

/** A product as the contract shows it: one amount in its unit, null where the amount is unknown or it is a spice, 0 when it is gone. */
export function presentProduct(row: ProductRow): PantryItem {
  const state = stateOf(row)
  const food = state.foodId === null ? null : findFoodById(state.foodId)
  const amount = state.removed ? 0 : totalOf(state)
  const total = amount === null ? null : amount / 1000
  return {
    id: String(row.id),
    product_name: state.productName,
    canonical_unit: state.unit,
    quantity_grams: state.unit === 'grams' ? total : null,
    quantity_ml: state.unit === 'ml' ? total : null,
    quantity: state.unit === 'pieces' ? total : null,
    is_spice: state.isSpice,
    in_stock: !state.removed && (state.inStock || !state.isSpice),
    category: state.category,
    tile: food?.look?.tile ?? null,
    best_before: row.earliest_best_before,
    batches: state.batches.toSorted(byUse).map((batch) => ({
      id: String(batch.id),
      quantity: batch.amount / 1000,
      best_before: batch.bestBefore,
      best_before_estimated: batch.estimated,
      added_at: batch.addedAt,
    })),
    grams_per_piece: toNumber(row.grams_per_piece),
    ml_per_piece: toNumber(row.ml_per_piece),
    grams_per_ml: toNumber(row.grams_per_ml),
    suggested_grams_per_piece: food?.gramsPerPiece ?? null,
  }
}
