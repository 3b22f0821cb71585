import type { AppContext } from '../../platform/context.ts'
import { lockItem } from './decide-on-item.ts'
import { deletePendingItem } from './pending-items.queries.ts'

/** Takes an item off the list. */
export async function removePendingItem(context: AppContext, ownerId: number, itemId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await lockItem(trx, ownerId, itemId)
    await deletePendingItem(trx, row.id)
  })
}
