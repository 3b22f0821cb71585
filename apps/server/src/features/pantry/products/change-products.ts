import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { changePantryItems } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { updateChangesWasted } from '../pantry-changes.queries.ts'
import { consume, isGone, type ProductState, remove, stateOf } from './product-state.ts'
import { listProductsById, lockPantry } from './products.queries.ts'
import { type Edit, presentProduct, writeProductChange } from './write-product.ts'

type Change = BodyOut<typeof changePantryItems>

/**
 * Uses up, removes or moves several products under the pantry's lock in one transaction. Products that are gone meanwhile are skipped, since
 * another phone may have used them up. An id that was never the owner's throws `not_found`, and nothing is changed.
 */
export async function changeProducts(context: AppContext, ownerId: number, change: Change): Promise<ResponseOf<typeof changePantryItems>> {
  const ids = [...new Set(change.ids.map(rowId))]
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const rows = await listProductsById(trx, ownerId, ids)
    if (rows.length < ids.length) throw new AppError('not_found')
    const changed: number[] = []
    const changeIds: string[] = []
    for (const row of rows) {
      const before = stateOf(row)
      if (before.removed) continue
      const { after, kind } = editOf(before, change)
      const line = await writeProductChange(trx, { ownerId, productId: row.id, kind, source: 'manual', before, after, now })
      if (line === undefined) continue
      changed.push(row.id)
      changeIds.push(String(line))
    }
    const items = await listProductsById(trx, ownerId, changed)
    return { items: items.map(presentProduct), change_ids: changeIds }
  })
}

function editOf(before: ProductState, change: Change): Edit {
  if (change.action === 'move') return { after: { ...before, category: change.category }, kind: 'corrected' }
  if (change.action === 'remove') return { after: remove(before), kind: 'removed' }
  return { after: isGone(before) ? before : consume(before), kind: 'used_up' }
}

/** Counts the removal with which each product went as waste; a product that is still there, or was used up, was not wasted. */
export async function reportWaste(context: AppContext, ownerId: number, productIds: readonly number[]): Promise<{ reported: number }> {
  const ids = [...new Set(productIds)]
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    if ((await listProductsById(trx, ownerId, ids)).length < ids.length) throw new AppError('not_found')
    return { reported: await updateChangesWasted(trx, ownerId, ids) }
  })
}
