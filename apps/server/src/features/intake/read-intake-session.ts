import type { ResponseOf } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { clarificationDetailsSchema, type PendingItem, type readPendingItems } from '@spizarka/contract/intake'
import { placeInPictureSchema, type ReceiptSummary } from '@spizarka/contract/receipts'
import { nearestProduct } from '@spizarka/culinary/matching'
import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { type Food, findFoodById } from '@spizarka/knowledge'
import { z } from 'zod'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError, isErrorCode } from '../../platform/errors/app-error.ts'
import { categoryOf, listHeldAmounts } from '../pantry/index.ts'
import { findIntakeSession, type IntakeSession, listPendingItems, listRecognizedSpices, type PendingRow } from './intake.queries.ts'
import { failureReason } from './intake-session.ts'
import { fromEngine, toFields } from './item-amounts.ts'
import { compareWithList, presentReceiptLists, type ReceiptOfList } from './receipt/receipt-of-list.ts'

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
