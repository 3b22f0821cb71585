import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findLockedItem } from './decide-on-item.ts'
import { deletePendingItem } from './pending-items.queries.ts'

/** Takes an item off the list. */
export async function removePendingItem(context: AppContext, ownerId: number, itemId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await findLockedItem(trx, ownerId, itemId)
    if (!row) throw new AppError('not_found')
    await deletePendingItem(trx, row.id)
  })
}
