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

interface PutAway {
  listId: number
  itemIds: readonly string[]
  /** False where that was taken back. */
  isAway: boolean
}

/** Marks items as put away or as not; those that are not there any more are neither. */
export async function markPutAway(trx: Trx, ownerId: number, { listId, itemIds, isAway }: PutAway, now: Date): Promise<void> {
  const list = await lockDeletedShoppingList(trx, ownerId, listId)
  const marked = await updateItemsPutAway(trx, listId, itemIds, { isAway, version: list.version + 1, now })
  if (marked) await updateShoppingList(trx, list, now)
}
