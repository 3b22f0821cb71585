import type { Plan } from '@spizarka/contract/accounts'
import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { type Trx, uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findLastChange, listChangedProducts, updateChangeUndone } from '../pantry-changes.queries.ts'
import { productStateSchema, stateOf } from './product-state.ts'
import { lockPantry, upsertConversion } from './products.queries.ts'
import { checkPantryLimit } from './put-into-pantry.ts'
import { getProduct, presentProduct, writeProductChange } from './write-product.ts'

/** Undoes the last change of a product, its removal included; the undone change stays in the history. */
export async function restoreProduct(context: AppContext, ownerId: number, productId: number): Promise<PantryItem> {
  const now = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const { plan } = await lockPantry(trx, ownerId)
    return restoreLast(trx, { ownerId, plan, now }, productId)
  })
}

/** Undoes changes of several products, all or none; only the latest change of each can be undone. */
export async function undoChanges(context: AppContext, ownerId: number, changeIds: readonly number[]): Promise<PantryItem[]> {
  return context.db.transaction().execute((trx) => undoChangesIn(trx, ownerId, changeIds, context.clock.now()))
}

/** The same in the caller's transaction, which takes the pantry's lock. */
export async function undoChangesIn(trx: Trx, ownerId: number, changeIds: readonly number[], now: Date): Promise<PantryItem[]> {
  const { plan } = await lockPantry(trx, ownerId)
  const changes = await listChangedProducts(trx, ownerId, changeIds)
  if (changes.length < new Set(changeIds).size) throw new AppError('not_found')
  const items: PantryItem[] = []
  for (const { id, product_id } of changes) items.push(await restoreLast(trx, { ownerId, plan, now }, product_id, id))
  return items
}

async function restoreLast(
  trx: Trx,
  { ownerId, plan, now }: { ownerId: number; plan: Plan; now: Date },
  productId: number,
  expected?: number,
): Promise<PantryItem> {
  const row = await getProduct(trx, ownerId, productId)
  const change = await findLastChange(trx, productId)
  // Cooking has an undo of its own for all its products; restoring an earlier state here would undo it for one product alone.
  if (!change || change.source === 'cooking') throw new AppError('nothing_to_restore')
  if (expected !== undefined && change.id !== expected) throw new AppError('nothing_to_restore')
  const before = stateOf(row)
  const after = productStateSchema.parse(change.state_before)
  if (before.removed && !after.removed && !after.isSpice) await checkPantryLimit(trx, ownerId, plan, 1)
  await writeProductChange(trx, { ownerId, productId, kind: 'restored', source: 'undo', before, after, now }).catch(nameTaken)
  // The unit that is taken back is no longer the one decided on.
  if (after.unit && after.unit !== before.unit) await upsertConversion(trx, ownerId, { ...after, canonicalUnit: after.unit })
  await updateChangeUndone(trx, change.id, now)
  return presentProduct(await getProduct(trx, ownerId, productId))
}

function nameTaken(error: unknown): never {
  throw uniqueViolation(error) ? new AppError('pantry_name_taken') : error
}
