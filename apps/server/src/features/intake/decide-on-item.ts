import type { PendingItem } from '@spizarka/contract/intake'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockPantry } from '../pantry/index.ts'
import { lockSession } from './intake-sessions.queries.ts'
import { findSessionOfItem, listPendingItems, type PendingRow } from './pending-items.queries.ts'
import { presentPendingItem } from './present-pending-item.ts'

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
export async function findLockedItem(trx: Trx, ownerId: number, itemId: number): Promise<PendingRow | undefined> {
  const sessionId = await findSessionOfItem(trx, ownerId, itemId)
  if (sessionId === undefined) return undefined
  await lockSession(trx, ownerId, sessionId)
  return (await listPendingItems(trx, sessionId)).find((item) => item.id === itemId)
}
