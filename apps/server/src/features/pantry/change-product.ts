import type { PantryChange } from '@spizarka/contract/pantry'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findProduct, type ProductRow } from './pantry.queries.ts'
import { insertChange } from './pantry-changes.queries.ts'
import { writeState } from './product-state.queries.ts'
import { type ProductState, totalOf } from './product-state.ts'

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
  await writeState(trx, change.productId, after, change.now)
  const total = after.isSpice ? null : after.removed ? 0 : totalOf(after)
  const delta = before.unit === after.unit && !after.isSpice ? (total ?? 0) - (totalOf(before) ?? 0) : null
  await insertChange(trx, { ...change, delta: delta === 0 ? null : delta, total })
}
