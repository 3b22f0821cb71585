import type { Unit } from '@spizarka/contract/common'
import type { PendingItem, pendingItemEditSchema } from '@spizarka/contract/intake'
import type { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { identifyProduct, lockPantry, upsertConversion } from '../../pantry/index.ts'
import { lockSession } from '../intake-sessions.queries.ts'
import { deletePendingItem, findSessionOfItem, listPendingItems, type PendingRow, updatePendingItem } from '../pending-items.queries.ts'
import { NO_AMOUNT, rateOf, recheckItems, toStored } from '../pending-items.ts'
import { presentPendingItem } from './read-pending-items.ts'

/** Writes the edit form's item; what it now disagrees about with the pantry is asked, what was decided before is open again. */
export async function editPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  edit: z.output<typeof pendingItemEditSchema>,
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const product = edit.product_name === row.product_name ? undefined : identifyProduct(edit.product_name)
    const isSpice = product?.isSpice ?? row.is_spice
    const amount = isSpice ? NO_AMOUNT : toStored(edit)
    const sameAmount = amount.unit === row.unit && Number(amount.quantity) === Number(row.quantity)
    // Saving the form untouched must not reopen a question that was answered.
    const decided = row.decided && sameAmount && !product
    await updatePendingItem(trx, itemId, {
      product_name: edit.product_name,
      ...(product && { product_key: product.productKey, food_id: product.foodId, is_spice: isSpice }),
      ...amount,
      ...(decided
        ? {}
        : { stated_quantity: amount.quantity, stated_unit: amount.unit, decided: false, status: 'ready' as const, clarification: null }),
      // Whoever saves the form has had the second look, and a name given now is nobody's earlier one.
      doubtful: false,
      learned: row.learned && !product,
      ...(edit.best_before !== undefined && { best_before: edit.best_before }),
    })
    if (!decided) await recheckItems(trx, ownerId, row.session_id, new Set([row.product_key, product?.productKey ?? row.product_key]))
  })
}

/** Restates an item in another unit, pieces against grams or millilitres; the rate that follows from it is remembered. */
export async function convertPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  target: { unit: Unit; quantity: number },
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const from = row.unit
    if (from === null || (from === 'pieces') === (target.unit === 'pieces')) throw new AppError('conversion_not_allowed')
    const rate = rateOf({ quantity: Number(row.quantity), unit: from }, target)
    if (!rate) throw new AppError('conversion_not_allowed')
    await upsertConversion(trx, ownerId, { productKey: row.product_key, productName: row.product_name, ...rate })
    const quantity = fromThousandths(thousandths(target.quantity))
    await updatePendingItem(trx, itemId, {
      quantity,
      unit: target.unit,
      stated_quantity: quantity,
      stated_unit: target.unit,
      decided: false,
      status: 'ready',
      clarification: null,
      doubtful: false,
    })
    await recheckItems(trx, ownerId, row.session_id, new Set([row.product_key]))
  })
}

/** Takes an item off the list. */
export async function removePendingItem(context: AppContext, ownerId: number, itemId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await findLockedItem(trx, ownerId, itemId)
    if (!row) throw new AppError('not_found')
    await deletePendingItem(trx, row.id)
  })
}

/**
 * Changes one pending item of the owner in one transaction, with its session locked: nobody confirms meanwhile.
 * Error rows and spices can only be deleted.
 */
export async function decideOnItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  decide: (trx: Trx, row: PendingRow) => Promise<void>,
): Promise<PendingItem> {
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const row = await findLockedItem(trx, ownerId, itemId)
    if (!row) throw new AppError('pending_item_not_found')
    if (row.status === 'error') throw new AppError('error_item_only_deletable')
    if (row.is_spice) throw new AppError('spice_item_only_deletable')
    await decide(trx, row)
    const after = (await listPendingItems(trx, row.session_id)).find((item) => item.id === itemId)
    if (!after) throw new AppError('pending_item_not_found')
    return presentPendingItem(after)
  })
}

/** The item, if it is the owner's, with its session locked; a confirmed session has no items. */
async function findLockedItem(trx: Trx, ownerId: number, itemId: number): Promise<PendingRow | undefined> {
  const sessionId = await findSessionOfItem(trx, ownerId, itemId)
  if (sessionId === undefined) return undefined
  await lockSession(trx, ownerId, sessionId)
  return (await listPendingItems(trx, sessionId)).find((item) => item.id === itemId)
}
