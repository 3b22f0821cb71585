import type { Unit } from '@spizarka/contract/common'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { setReceiptList as endpoint, ReceiptLists } from '@spizarka/contract/receipts'
import { productKey } from '@spizarka/culinary/matching'
import { matchToList } from '@spizarka/culinary/shopping'
import { findFoodById } from '@spizarka/knowledge'
import { dayInWarsaw, daysBetween } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { type ItemToStock, identifyProduct, lockPantry, takeOffShelf } from '../../pantry/index.ts'
import { findListForReceipt, type ListForReceipt, listListsForReceipt, markBought } from '../../shopping/index.ts'
import {
  findIntakeSession,
  type IntakeSession,
  listPendingItems,
  listRecognizedSpices,
  lockIntakeSession,
  type PendingRow,
} from '../intake.queries.ts'
import { deleteFromShoppingReview, listPutAwayItems, updateListOfReceipt, updateNotOnList, updateShoppingItems } from './receipt.queries.ts'

/** The list item that a receipt line matches. */
interface OnList {
  item: ListForReceipt['items'][number]
  /** How much more (or, negative, less) than the list had put into the pantry; null where it had put none, or amounts cannot be compared. */
  difference: Difference | null
}

interface Difference {
  productKey: string
  productName: string
  foodId: string | null
  quantity: number
  unit: Unit
}

/** A receipt compared with the list that it is of. */
export interface ReceiptOfList {
  list: ListForReceipt
  /** By the ids of pending items; what was bought besides is not among them. */
  onList: ReadonlyMap<number, OnList>
  /** Ids of pending items that the list has put into the pantry already: they need no clarification and are not added again. */
  settled: ReadonlySet<number>
  /** Ids of the list's items that the receipt shows as bought, spices among them that the pantry keeps already. */
  found: ReadonlySet<string>
}

type Receipt = Pick<IntakeSession, 'id' | 'owner_id' | 'source' | 'shopping_list_id'>

/** Compares a receipt with its shopping list; undefined where it has none. The result is not stored, because lists and names change. */
export async function compareWithList(db: Db | Trx, session: Receipt, rows: readonly PendingRow[]): Promise<ReceiptOfList | undefined> {
  const { id, owner_id: ownerId, source, shopping_list_id: listId } = session
  const list = source === 'receipt' && listId !== null ? await findListForReceipt(db, ownerId, listId) : undefined
  if (!list) return undefined
  const lines = rows.filter((row) => !row.apart && row.status !== 'error')
  const spices = (await listRecognizedSpices(db, id)).map((name) => ({
    productKey: productKey(name),
    foodId: identifyProduct(name).foodId,
  }))
  const places = matchToList([...lines.map(namedProduct), ...spices], list.items)
  const putAway = Map.groupBy(await listPutAwayItems(db, ownerId, list.id), (row) => row.shopping_item_id)
  const onList = new Map<number, OnList>()
  const settled = new Set<number>()
  for (const [place, item] of list.items.entries()) {
    const same = lines.filter((_, line) => places[line] === place)
    if (!item.isInPantry) {
      for (const row of same) onList.set(row.id, { item, difference: null })
      continue
    }
    const difference = differenceOf(same, putAway.get(item.id) ?? [])
    // Where amounts cannot be compared, the first line counts as what was put away, a second one as bought in addition.
    for (const [at, row] of (difference === undefined ? same.slice(0, 1) : same).entries()) {
      onList.set(row.id, { item, difference: at === 0 && difference && difference.quantity !== 0 ? difference : null })
      settled.add(row.id)
    }
  }
  return { list, onList, settled, found: new Set(places.flatMap((place) => (place === null ? [] : (list.items[place]?.id ?? [])))) }
}

function namedProduct({ product_key, food_id }: PendingRow) {
  return { productKey: product_key, foodId: food_id }
}

/** How much more of an item the receipt shows than was put away; undefined where that is unknown. */
function differenceOf(lines: readonly PendingRow[], putAway: readonly PendingRow[]): Difference | undefined {
  const last = putAway.at(-1)
  if (!last || last.unit === null || !isCountComparable(last.unit, last.food_id)) return undefined
  const { unit, product_key: key, product_name: productName, food_id: foodId } = last
  const put = sumIn(
    unit,
    putAway.filter((row) => row.product_key === key),
  )
  const bought = sumIn(unit, lines)
  if (put === null || bought === null) return undefined
  return { productKey: key, productName, foodId, quantity: (bought - put) / 1000, unit }
}

/** Whether pieces on a receipt mean the pantry's pieces: a till counts ten eggs as one box. */
function isCountComparable(unit: Unit, foodId: string | null): boolean {
  if (unit !== 'pieces') return true
  const food = foodId === null ? null : findFoodById(foodId)
  return food?.unit === 'pieces' && !food.packs?.some((pack) => pack > 1)
}

/** In thousandths; null where a line has another unit: one piece may be a pack of any size. */
function sumIn(unit: Unit, rows: readonly PendingRow[]): number | null {
  if (rows.some((row) => row.quantity === null || row.unit !== unit)) return null
  return rows.reduce((sum, { quantity }) => sum + thousandths(quantity ?? '0'), 0)
}

const HOURS = 36
const HOUR_MS = 3_600_000

/**
 * Guesses the list of a receipt: of the lists of the last day and a half, the one with the most of its items ticked, if that is at least two
 * items and half of the receipt, and the days agree. Its owner may correct it.
 */
export async function guessList(trx: Trx, session: Receipt, boughtOn: string | null, now: Date): Promise<number | null> {
  const rows = await listPendingItems(trx, session.id)
  const lists = await listListsForReceipt(trx, session.owner_id, new Date(now.getTime() - HOURS * HOUR_MS))
  const [best] = lists
    .filter(({ updatedAt }) => boughtOn === null || Math.abs(daysBetween(boughtOn, dayInWarsaw(updatedAt))) <= 1)
    .map((list) => ({ list, count: countOn(rows, { ...list, items: list.items.filter(({ isChecked }) => isChecked) }) }))
    .toSorted((a, b) => b.count - a.count)
  return best && best.count >= 2 && best.count * 2 >= rows.length ? best.list.id : null
}

function countOn(rows: readonly PendingRow[], { items }: ListForReceipt): number {
  return matchToList(rows.map(namedProduct), items).filter((place) => place !== null).length
}

/** The lists of its owner beside a receipt, as the contract shows them. */
export async function presentReceiptLists(
  db: Db,
  session: Receipt,
  rows: readonly PendingRow[],
  ofList: ReceiptOfList | undefined,
  now: Date,
): Promise<ReceiptLists> {
  const lists = await listListsForReceipt(db, session.owner_id, new Date(now.getTime() - HOURS * HOUR_MS))
  const others = lists
    .filter(({ id }) => id !== ofList?.list.id)
    .map((list) => ({ list, count: countOn(rows, list) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
  return {
    of: ofList ? { ...named(ofList.list), missing: missingOf(ofList) } : null,
    others: others.map(({ list }) => named(list)),
  }
}

function named({ id, name }: ListForReceipt) {
  return { id: String(id), name }
}

function missingOf({ list, found }: ReceiptOfList) {
  return list.items.filter(({ id }) => !found.has(id)).map(({ id, name, isChecked }) => ({ id, name, checked: isChecked }))
}

/** Throws `not_found` unless this is a receipt of this owner that is being read or reviewed. */
export async function requireReceipt({ db }: AppContext, ownerId: number, sessionId: string): Promise<void> {
  if (!isOpenReceipt(await findIntakeSession(db, ownerId, sessionId))) throw new AppError('not_found')
}

function isOpenReceipt(session: IntakeSession | undefined): boolean {
  return session?.source === 'receipt' && (session.state === 'ready' || session.state === 'processing')
}

/** Sets the list that a receipt is of, or none; allowed while it is being read. Throws `not_found`. */
export async function setReceiptList(
  { db }: AppContext,
  ownerId: number,
  sessionId: string,
  { list_id: listId, apart }: BodyOut<typeof endpoint>,
): Promise<{ session_id: string }> {
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    if (!isOpenReceipt(await lockIntakeSession(trx, ownerId, sessionId))) throw new AppError('not_found')
    const list = listId === null ? null : await findListForReceipt(trx, ownerId, rowId(listId))
    if (list === undefined) throw new AppError('not_found')
    await updateListOfReceipt(trx, sessionId, list?.id ?? null)
    await updateNotOnList(trx, sessionId, apart)
    return { session_id: sessionId }
  })
}

/** What a receipt adds to products that its list has put away, and what it takes off them. */
export function differencesOf({ onList }: ReceiptOfList): { more: ItemToStock[]; less: Difference[] } {
  const all = [...onList.values()].flatMap(({ difference }) => difference ?? [])
  return {
    more: all
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, unit, ...product }) => ({ ...product, isSpice: false, amount: { quantity, unit } })),
    less: all.filter(({ quantity }) => quantity < 0).map((each) => ({ ...each, quantity: -each.quantity })),
  }
}

/** Takes off the shelf what its list had put there and the receipt does not show; gives the ids of the changes. */
export function takeBackDifferences(trx: Trx, ownerId: number, less: readonly Difference[], now: Date): Promise<number[]> {
  return takeOffShelf(trx, { ownerId, source: 'receipt', less, now })
}

/** Ticks on its list what the receipt put away, keeps of which item that is, and takes it out of the review that waits. */
export async function tickBought(trx: Trx, session: Receipt, { list, onList, settled, found }: ReceiptOfList, now: Date): Promise<void> {
  const away = new Map([...onList].filter(([id]) => !settled.has(id)).map(([id, { item }]) => [id, item.id]))
  await updateShoppingItems(trx, session.id, away)
  const itemIds = list.items.filter(({ id, isInPantry }) => found.has(id) && !isInPantry).map(({ id }) => id)
  await markBought(trx, session.owner_id, { listId: list.id, itemIds }, now)
  await deleteFromShoppingReview(trx, session.owner_id, list.id, itemIds)
}
