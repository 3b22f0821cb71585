import type { Unit } from '@spizarka/contract/common'
import type { Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { listItems, updateItemsPutAway } from './shopping-items.queries.ts'
import { lockDeletedShoppingList, lockShoppingList, updateShoppingList } from './shopping-lists.queries.ts'

/** An item that was ticked off and is not in the pantry yet. */
export interface BoughtItem {
  id: string
  name: string
  foodId: string | null
  isSpice: boolean
  quantity: number | null
  unit: Unit | null
}

/** What was bought by a list and not put away, in its order. Locks the list, after the pantry; throws `not_found`. */
export async function listBoughtItems(trx: Trx, ownerId: number, listId: number): Promise<BoughtItem[]> {
  await lockShoppingList(trx, ownerId, listId)
  const bought = (await listItems(trx, listId)).filter((row) => row.checked && !row.in_pantry)
  return bought.map(({ id, name, food_id, is_spice, quantity, unit }) => ({
    id,
    name,
    foodId: food_id,
    isSpice: is_spice,
    quantity: toNumber(quantity),
    unit,
  }))
}

/** Marks items as put away; those that are not there any more are none. */
export async function markPutAway(trx: Trx, ownerId: number, listId: number, itemIds: readonly string[], now: Date): Promise<void> {
  const list = await lockDeletedShoppingList(trx, ownerId, listId)
  const marked = await updateItemsPutAway(trx, listId, itemIds, { version: list.version + 1, now })
  if (marked) await updateShoppingList(trx, list, now)
}
