import type { Unit } from '@spizarka/contract/common'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { clarificationDetailsSchema, type PendingItem, type readPendingItems } from '@spizarka/contract/intake'
import { placeInPictureSchema, type ReceiptSummary } from '@spizarka/contract/receipts'
import { type CheckedItem, checkItems, nearestProduct, productKey, reconcileAll } from '@spizarka/culinary/matching'
import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import type { ExtractedItem, ReceiptItem } from '@spizarka/engine'
import { type Food, findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { AppError, isErrorCode } from '../../platform/errors/app-error.ts'
import { categoryOf, listHeldAmounts, listPantryEntries, lockPantry, restockSpices } from '../pantry/index.ts'
import { settlePoints } from '../points/index.ts'
import {
  findIntakeSession,
  type IntakeSession,
  insertPendingItems,
  insertRecognizedSpices,
  listPendingItems,
  listRecognizedSpices,
  type PendingRow,
  updatePendingItem,
  updateReadingFinished,
} from './intake.queries.ts'
import { failureReason, INTAKE_KINDS } from './intake-session.ts'
import { compareWithList, presentReceiptLists, type ReceiptOfList } from './receipt/receipt-of-list.ts'

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

/** An amount as the contract and the engine write it: at most one field is filled. */
interface AmountFields {
  quantity_grams: number | null
  quantity_ml: number | null
  quantity_pieces: number | null
}

/** An amount as a row keeps it. */
interface StoredAmount {
  quantity: string | null
  unit: Unit | null
}

export const NO_AMOUNT: StoredAmount = { quantity: null, unit: null }

const NO_AMOUNT_FIELDS: AmountFields = { quantity_grams: null, quantity_ml: null, quantity_pieces: null }
const FIELD_OF: Record<Unit, keyof AmountFields> = { grams: 'quantity_grams', ml: 'quantity_ml', pieces: 'quantity_pieces' }

function toFields({ quantity, unit }: StoredAmount): AmountFields {
  return quantity === null || unit === null ? NO_AMOUNT_FIELDS : { ...NO_AMOUNT_FIELDS, [FIELD_OF[unit]]: Number(quantity) }
}

export function toStored(fields: AmountFields): StoredAmount {
  for (const unit of ['grams', 'ml', 'pieces'] as const) {
    const quantity = fields[FIELD_OF[unit]]
    if (quantity !== null && thousandths(quantity) > 0) return { quantity: fromThousandths(thousandths(quantity)), unit }
  }
  return NO_AMOUNT
}

/** An amount in the engine's spelling. */
interface EngineAmount {
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
}

export function toEngineAmount(amount: StoredAmount): EngineAmount {
  const fields = toFields(amount)
  return { quantityGrams: fields.quantity_grams, quantityMl: fields.quantity_ml, quantityPieces: fields.quantity_pieces }
}

export function fromEngine(item: EngineAmount): StoredAmount {
  return toStored({ quantity_grams: item.quantityGrams, quantity_ml: item.quantityMl, quantity_pieces: item.quantityPieces })
}

/**
 * Checks the undecided items of a session against the current pantry, from their stated amounts. Where given, only items of `productKeys`,
 * and none that need no clarification. Returns how many need clarification.
 */
export async function recheckItems(
  trx: Trx,
  ownerId: number,
  sessionId: string,
  { productKeys, without }: { productKeys?: ReadonlySet<string>; without?: ReadonlySet<number> } = {},
): Promise<number> {
  const rows = (await listPendingItems(trx, sessionId)).filter(
    (row) => row.status !== 'error' && !row.is_spice && (productKeys?.has(row.product_key) ?? true) && !without?.has(row.id),
  )
  const open = rows.filter((row) => !row.decided)
  const entries = await listPantryEntries(
    trx,
    ownerId,
    open.map((row) => row.product_key),
  )
  const results = reconcileAll(open.map(asRead), entries)
  let unclear = 0
  for (const [index, row] of open.entries()) {
    const result = results[index]
    if (!result) continue
    if (result.status === 'needs_clarification') unclear += 1
    await updatePendingItem(trx, row.id, { ...fromEngine(result.item), status: result.status, clarification: result.clarification })
  }
  return unclear
}

function asRead(row: PendingRow) {
  return {
    productName: row.product_name,
    foodId: row.food_id,
    isSpice: row.is_spice,
    ...toEngineAmount({ quantity: row.stated_quantity, unit: row.stated_unit }),
  }
}

/** The items of a session; throws `not_found` while it is being read, and the stored reason when it failed. */
export async function readIntakeSession(
  context: AppContext,
  ownerId: number,
  sessionId: string,
): Promise<ResponseOf<typeof readPendingItems>> {
  const session = await findIntakeSession(context.db, ownerId, sessionId)
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed') throw new AppError(failureReason(session))
  // A confirmed list needs no review; its items are kept for an undo only.
  const listed = session.state === 'confirmed' ? [] : listPendingItems(context.db, sessionId)
  const [items, spices] = await Promise.all([listed, listRecognizedSpices(context.db, sessionId)])
  const now = context.clock.now()
  const keys = items.map((row) => row.product_key)
  const [held, ofList] = await Promise.all([listHeldAmounts(context.db, ownerId, keys), compareWithList(context.db, session, items)])
  const answer = {
    pending_items: items.map((row) => ({
      ...presentPendingItem(row, now),
      ...(held.has(row.product_key) && { held: held.get(row.product_key) }),
      ...presentOnList(ofList, row),
    })),
    recognized_spices: spices.map((name) => ({ spice: { name } })),
    source: session.source,
  }
  if (session.source !== 'receipt') return { ...answer, receipt: null }
  return { ...answer, receipt: presentReceipt(session), lists: await presentReceiptLists(context.db, session, items, ofList, now) }
}

/** Which list item a receipt line is; what is in the pantry already needs no decision. */
function presentOnList(ofList: ReceiptOfList | undefined, { id }: PendingRow): Partial<PendingItem> {
  const found = ofList?.onList.get(id)
  if (!found) return {}
  const { item, difference } = found
  const isSettled = ofList?.settled.has(id) ?? false
  return {
    ...(isSettled && { status: 'ready' as const, clarification_details: null }),
    on_list: {
      item_id: item.id,
      name: item.name,
      in_pantry: isSettled,
      difference: difference?.quantity ?? null,
      unit: difference?.unit ?? null,
    },
  }
}

function presentReceipt({ shop, bought_on, total_grosze, sums_agree }: IntakeSession): ReceiptSummary {
  return { shop, bought_on, total_grosze, sums_agree }
}

/** A pending item as the contract shows it. */
export function presentPendingItem(row: PendingRow, now: Date): PendingItem {
  const food = row.food_id === null ? null : findFoodById(row.food_id)
  return {
    id: String(row.id),
    product_name: row.product_name,
    ...toFields(row),
    is_spice: row.is_spice,
    status: row.status,
    error_message: isErrorCode(row.error_code) ? ERRORS[row.error_code].text : null,
    clarification_details: row.clarification === null ? null : clarificationDetailsSchema.parse(row.clarification),
    source_line: row.source_line,
    best_before: row.best_before,
    best_before_estimate: row.is_spice || row.food_id === null ? null : estimateBestBefore(row.food_id, dayInWarsaw(now)),
    category: categoryOf({ foodId: row.food_id, isSpice: row.is_spice }),
    tile: food?.look?.tile ?? null,
    suggested_piece: suggestedPiece(food),
    price_grosze: row.price_grosze,
    doubtful: row.doubtful,
    learned: row.learned,
    places: row.places === null ? [] : z.array(placeInPictureSchema).parse(row.places),
    nearest: row.status === 'error' ? nearestOf(row.source_line) : null,
  }
}

function nearestOf(line: string): PendingItem['nearest'] {
  const nearest = nearestProduct(line)
  if (!nearest) return null
  const { quantity, unit } = fromEngine(nearest)
  return { product_name: nearest.productName, quantity: quantity === null ? null : Number(quantity), unit }
}

/** What one piece usually holds, in grams or millilitres: the weight of a piece, or else the usual pack. */
function suggestedPiece(food: Food | null): number | null {
  return food?.gramsPerPiece ?? food?.mlPerPiece ?? (food?.unit === 'pieces' ? null : (food?.packs?.[0] ?? null))
}
