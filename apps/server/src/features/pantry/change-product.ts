import type { PantryChange } from '@spizarka/contract/pantry'
import type { Trx } from '../../platform/db/connect.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findProduct, type ProductRow } from './pantry.queries.ts'
import { insertChange } from './pantry-changes.queries.ts'
import { writeState } from './product-state.queries.ts'
import { type ProductState, totalOf } from './product-state.ts'

/** The rows of a product as one value. */
export function stateOf(row: ProductRow): ProductState {
  return {
    productKey: row.product_key,
    productName: row.product_name,
    foodId: row.food_id,
    category: row.category,
    unit: row.canonical_unit,
    isSpice: row.is_spice,
    inStock: row.in_stock,
    removed: row.removed_at !== null,
    batches: row.batches.map((batch) => ({
      id: batch.id,
      amount: thousandths(batch.quantity),
      bestBefore: batch.best_before,
      estimated: batch.best_before_estimated,
      addedAt: batch.added_at,
    })),
  }
}

/** A product of the owner's pantry; another's, or a removed one, is not found. The pantry's lock must be held. */
export async function getPresentProduct(trx: Trx, ownerId: number, productId: number): Promise<ProductRow> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row || row.removed_at !== null) throw new AppError('not_found')
  return row
}

/** Writes a product's new state and its line in the history; a change that changes nothing leaves no line. */
export async function changeProduct(
  trx: Trx,
  change: {
    ownerId: number
    productId: number
    kind: PantryChange['kind']
    source: PantryChange['source']
    before: ProductState
    after: ProductState
    now: Date
  },
): Promise<void> {
  const { before, after } = change
  if (JSON.stringify(before) === JSON.stringify(after)) return
  await writeState(trx, change.productId, before, after, change.now)
  const total = after.isSpice ? null : after.removed ? 0 : totalOf(after)
  const delta = before.unit === after.unit && !after.isSpice ? (total ?? 0) - (totalOf(before) ?? 0) : null
  await insertChange(trx, { ...change, delta: delta === 0 ? null : delta, total })
}
