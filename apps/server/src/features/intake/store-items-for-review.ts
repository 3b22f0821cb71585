import { type CheckedItem, checkItems, productKey } from '@spizarka/culinary/matching'
import type { ExtractedItem, ReceiptItem } from '@spizarka/engine'
import type { Trx } from '../../platform/db/connect.ts'
import { listPantryEntries, lockPantry, restockSpices } from '../pantry/index.ts'
import { settlePoints } from '../points/index.ts'
import { type IntakeSession, insertPendingItems, insertRecognizedSpices, updateReadingFinished } from './intake.queries.ts'
import { INTAKE_KINDS } from './intake-session.ts'
import { fromEngine, NO_AMOUNT } from './item-amounts.ts'

/** A read item, with what a receipt says beside it. */
export interface ItemToReview extends ExtractedItem {
  /** Of a shopping list; put away once this is confirmed. */
  shoppingItemId?: string
  receipt?: {
    priceGrosze: number | null
    /** The printed name, normalised. */
    receiptName: string
    doubtful: boolean
    /** Named by an earlier correction. */
    learned: boolean
    /** The lines of the picture that it was read from. */
    places: ReceiptItem['places']
    /** Pieces that the line itself counts; null where it says a size or nothing. */
    count: number | null
  }
}

/**
 * Stores the read items of a session for its owner's review, compared with the pantry, and settles the points; spices that the
 * pantry keeps are marked as in stock instead. Returns false for a session that is no longer being read.
 */
export async function storeItemsForReview(trx: Trx, session: IntakeSession, items: readonly ItemToReview[], now: Date): Promise<boolean> {
  const { id: sessionId, owner_id: ownerId, source } = session
  await lockPantry(trx, ownerId)
  if (!(await updateReadingFinished(trx, sessionId, { state: 'ready' }))) return false
  const checked = await checkAgainstPantry(trx, ownerId, items)
  const spices = checked.filter((item) => item.isSpice)
  const inStock = await restockSpices(trx, { ownerId, source, productKeys: spices.map((item) => item.productKey), now })
  const recognized = spices.filter((item) => inStock.has(item.productKey))
  await insertRecognizedSpices(
    trx,
    sessionId,
    recognized.map((item) => item.productName),
  )
  const rows = checked.flatMap((item, position) => (recognized.includes(item) ? [] : [toRow(item, items[position] ?? item, position)]))
  await insertPendingItems(trx, sessionId, rows)
  if (source !== 'shopping') await settlePoints(trx, { reason: INTAKE_KINDS[source].reason, reference: sessionId })
  return true
}

/**
 * Puts more items into a review, compared with the pantry as all are; `position` is that of the first. Nothing reaches the pantry before the
 * confirmation, spices included. The pantry's lock must be held.
 */
export async function addItemsToReview(
  trx: Trx,
  { id: sessionId, owner_id: ownerId }: Pick<IntakeSession, 'id' | 'owner_id'>,
  items: readonly ItemToReview[],
  position: number,
): Promise<void> {
  const checked = await checkAgainstPantry(trx, ownerId, items)
  const rows = checked.map((item, place) => toRow(item, items[place] ?? item, position + place))
  await insertPendingItems(trx, sessionId, rows)
}

async function checkAgainstPantry(trx: Trx, ownerId: number, items: readonly ItemToReview[]): Promise<CheckedItem<ItemToReview>[]> {
  const productKeys = items.map((item) => productKey(item.productName))
  return checkItems(items, await listPantryEntries(trx, ownerId, productKeys))
}

/** The row of a checked item; `read` is the item with the amount as stated. */
function toRow(
  item: CheckedItem<ExtractedItem>,
  read: Pick<ItemToReview, 'quantityGrams' | 'quantityMl' | 'quantityPieces' | 'receipt' | 'shoppingItemId'>,
  position: number,
) {
  const stated = item.isSpice ? NO_AMOUNT : fromEngine(read)
  const { receipt } = read
  return {
    position,
    product_name: item.productName,
    product_key: item.productKey,
    food_id: item.foodId,
    ...(item.isSpice ? NO_AMOUNT : fromEngine(item)),
    stated_quantity: stated.quantity,
    stated_unit: stated.unit,
    is_spice: item.isSpice,
    status: item.status,
    error_code: item.errorCode,
    clarification: item.clarification,
    source_line: item.sourceLine,
    shopping_item_id: read.shoppingItemId ?? null,
    price_grosze: receipt?.priceGrosze ?? null,
    doubtful: receipt?.doubtful ?? false,
    learned: receipt?.learned ?? false,
    places: receipt?.places ?? null,
    reading: receipt ? { receiptName: receipt.receiptName, count: receipt.count, productName: item.productName, ...stated } : null,
  }
}
