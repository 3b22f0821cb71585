import type { PantryItem } from '@spizarka/contract/pantry'
import { findFoodById } from '@spizarka/culinary/knowledge'
import { thousandths, toNumber } from '../../platform/db/decimal.ts'
import type { ProductRow } from './pantry.queries.ts'

/** A product as the contract shows it: one amount in its unit, null where the amount is unknown or it is a spice, 0 when it is gone. */
export function presentProduct(row: ProductRow): PantryItem {
  const isGone = row.removed_at !== null
  const sum = row.batches.reduce((total, batch) => total + thousandths(batch.quantity), 0) / 1000
  const total = row.batches.length > 0 || isGone ? sum : null
  return {
    id: String(row.id),
    product_name: row.product_name,
    canonical_unit: row.canonical_unit,
    quantity_grams: row.canonical_unit === 'grams' ? total : null,
    quantity_ml: row.canonical_unit === 'ml' ? total : null,
    quantity: row.canonical_unit === 'pieces' ? total : null,
    is_spice: row.is_spice,
    in_stock: !isGone && (row.in_stock || !row.is_spice),
    category: row.category,
    best_before: row.earliest_best_before,
    batches: row.batches.map((batch) => ({ ...batch, id: String(batch.id), quantity: Number(batch.quantity) })),
    grams_per_piece: toNumber(row.grams_per_piece),
    ml_per_piece: toNumber(row.ml_per_piece),
    grams_per_ml: toNumber(row.grams_per_ml),
    suggested_grams_per_piece: (row.food_id === null ? null : findFoodById(row.food_id))?.gramsPerPiece ?? null,
  }
}
