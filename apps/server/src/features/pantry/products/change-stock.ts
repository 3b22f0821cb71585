import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { uniqueViolation } from '../../../platform/db/connect.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { AppError, FieldErrors } from '../../../platform/errors/app-error.ts'
import { upsertConversion } from '../conversions/conversions.queries.ts'
import { lockPantry } from '../pantry.queries.ts'
import { findLastChange, updateChangeUndone } from '../pantry-changes.queries.ts'
import { changeProduct, editProduct, getProduct } from './change-product.ts'
import { presentProduct } from './present-product.ts'
import { consume, newBatch, productStateSchema, remove, restock, stateOf } from './product-state.ts'
import { checkPantryLimit } from './stock-items.ts'

/** Takes an amount out of a product, in its canonical unit; without one everything is used up. */
export async function consumeProduct(context: AppContext, ownerId: number, productId: number, quantity?: number): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    const after = consume(before, quantity === undefined ? undefined : thousandths(quantity))
    return { after, kind: after.removed || !after.inStock ? 'used_up' : 'consumed' }
  })
}

/** Puts more of a product in, in its canonical unit; a spice is marked as in stock. */
export async function restockProduct(
  context: AppContext,
  ownerId: number,
  productId: number,
  { quantity, bestBefore }: { quantity?: number; bestBefore?: string | null },
): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    if (quantity === undefined && !before.isSpice) throw new FieldErrors({ quantity: ['To pole jest wymagane.'] })
    const batch = quantity === undefined ? undefined : newBatch(before, quantity, bestBefore, context.clock.now())
    return { after: restock(before, batch), kind: 'restocked' }
  })
}

/** Takes a product out of the pantry; `restoreProduct` brings it back. */
export async function removeProduct(context: AppContext, ownerId: number, productId: number): Promise<void> {
  await editProduct(context, ownerId, productId, (before) => ({ after: remove(before), kind: 'removed' }))
}

/** Takes the last change of a product back, its removal included; what was undone stays in the history. */
export async function restoreProduct(context: AppContext, ownerId: number, productId: number): Promise<PantryItem> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const { plan } = await lockPantry(trx, ownerId)
    const row = await getProduct(trx, ownerId, productId)
    const change = await findLastChange(trx, productId)
    // Cooking has an undo of its own, for all its products; and a state from before it would undo it for this one alone.
    if (!change || change.source === 'cooking') throw new AppError('nothing_to_restore')
    const before = stateOf(row)
    const after = productStateSchema.parse(change.state_before)
    if (before.removed && !after.removed && !after.isSpice) await checkPantryLimit(trx, ownerId, plan, 1)
    await changeProduct(trx, { ownerId, productId, kind: 'restored', source: 'undo', before, after, now }).catch(nameTaken)
    // The unit that is taken back is no longer the one decided on.
    if (after.unit && after.unit !== before.unit) await upsertConversion(trx, ownerId, { ...after, canonicalUnit: after.unit })
    await updateChangeUndone(trx, change.id, now)
    return presentProduct(await getProduct(trx, ownerId, productId))
  })
}

function nameTaken(error: unknown): never {
  throw uniqueViolation(error) ? new AppError('pantry_name_taken') : error
}
