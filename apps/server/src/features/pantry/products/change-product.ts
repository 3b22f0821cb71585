import type { PantryChange, PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findProduct, lockPantry, type ProductRow } from '../pantry.queries.ts'
import { insertChange, updateProductState } from '../pantry-changes.queries.ts'
import { presentProduct } from './present-product.ts'
import { type ProductState, stateOf, totalOf } from './product-state.ts'

/** A product of the owner's pantry; another's, or a removed one, is not found. The pantry's lock must be held. */
async function getPresentProduct(trx: Trx, ownerId: number, productId: number): Promise<ProductRow> {
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
  await updateProductState(trx, change.productId, after, change.now)
  const total = after.isSpice ? null : after.removed ? 0 : totalOf(after)
  const delta = before.unit === after.unit && !after.isSpice ? (total ?? 0) - (totalOf(before) ?? 0) : null
  await insertChange(trx, { ...change, delta: delta === 0 ? null : delta, total })
}

/** What a change does to a product: its new state, and what the history calls it. */
export interface Edit {
  after: ProductState
  kind: PantryChange['kind']
}

/** Changes one product under the pantry's lock in one transaction, and answers with the product as it is then. */
export async function editProduct(
  context: AppContext,
  ownerId: number,
  productId: number,
  edit: (before: ProductState, row: ProductRow, trx: Trx) => Edit | Promise<Edit>,
): Promise<PantryItem> {
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const row = await getPresentProduct(trx, ownerId, productId)
    const before = stateOf(row)
    const { after, kind } = await edit(before, row, trx)
    await changeProduct(trx, { ownerId, productId, kind, source: 'manual', before, after, now: context.clock.now() })
    return presentProduct(await getProduct(trx, ownerId, productId))
  })
}

/** The product's rows, also of one that has just been used up. */
export async function getProduct(trx: Trx, ownerId: number, productId: number): Promise<ProductRow> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row) throw new AppError('not_found')
  return row
}
