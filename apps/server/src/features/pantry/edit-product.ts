import type { PantryChange, PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { changeProduct, getPresentProduct } from './change-product.ts'
import { findProduct, lockPantry, type ProductRow } from './pantry.queries.ts'
import { presentProduct } from './present-product.ts'
import { type ProductState, stateOf } from './product-state.ts'

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
