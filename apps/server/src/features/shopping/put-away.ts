import type { Unit } from '@spizarka/contract/common'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { itemTicked } from './new-items.ts'
import { listItems, listItemsById, updateItemsPutAway, writeItems } from './shopping-items.queries.ts'
import {
  findShoppingList,
  type ListRow,
  listChangedLists,
  lockDeletedShoppingList,
  lockShoppingList,
  updateShoppingList,
} from './shopping-lists.queries.ts'

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

/** A list by what a receipt is compared with it for, with its living items. */
export interface ListForReceipt {
  id: number
  name: string
  updatedAt: Date
  items: { id: string; name: string; productKey: string; foodId: string | null; isChecked: boolean; isInPantry: boolean }[]
}

/** A list of an owner; undefined where it is not theirs, or deleted. */
export async function findListForReceipt(db: Db | Trx, ownerId: number, listId: number): Promise<ListForReceipt | undefined> {
  const list = await findShoppingList(db, ownerId, listId)
  return list && forReceipt(db, list)
}

/** The lists of an owner that changed after a moment, completed ones too, the last changed first; at most five. */
export async function listListsForReceipt(db: Db | Trx, ownerId: number, after: Date): Promise<ListForReceipt[]> {
  const lists: ListForReceipt[] = []
  for (const list of await listChangedLists(db, ownerId, after, MAX_LISTS)) lists.push(await forReceipt(db, list))
  return lists
}

const MAX_LISTS = 5

async function forReceipt(db: Db | Trx, { id, name, updated_at }: ListRow): Promise<ListForReceipt> {
  const items = (await listItems(db, id)).map((row) => ({
    id: row.id,
    name: row.name,
    productKey: row.product_key,
    foodId: row.food_id,
    isChecked: row.checked,
    isInPantry: row.in_pantry,
  }))
  return { id, name, updatedAt: updated_at, items }
}

/** Marks items as bought and put away, whoever ticked them; the server says so as a phone would. Takes the list's lock, after the pantry's. */
export async function markBought(trx: Trx, ownerId: number, { listId, itemIds }: Omit<PutAway, 'isAway'>, now: Date): Promise<void> {
  const list = await lockDeletedShoppingList(trx, ownerId, listId)
  const moment = { version: list.version + 1, now }
  const rows = await listItemsById(trx, listId, itemIds)
  const ticked = rows.filter((row) => row.removed_at === null && !row.checked).map((row) => itemTicked(row, moment))
  await writeItems(trx, listId, ticked)
  const marked = await updateItemsPutAway(trx, listId, itemIds, { isAway: true, ...moment })
  if (marked || ticked.length > 0) await updateShoppingList(trx, list, now)
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
