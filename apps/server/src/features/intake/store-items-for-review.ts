import { productKey } from '@spizarka/culinary/matching'
import { checkItems, type ExtractedItem, type ReadItem } from '@spizarka/engine'
import type { Trx } from '../../platform/db/connect.ts'
import { listPantryEntries, lockPantry, restockSpices } from '../pantry/index.ts'
import { settlePoints } from '../points/index.ts'
import { fromEngine, NO_AMOUNT } from './amounts.ts'
import { INTAKE_KINDS } from './intake-session.ts'
import { finishReading, type IntakeSession } from './intake-sessions.queries.ts'
import { insertPendingItems, insertRecognizedSpices } from './pending-items.queries.ts'

/** A read item, with what a receipt says beside it. */
export interface ItemToReview extends ExtractedItem {
  receipt?: {
    priceGrosze: number | null
    /** The printed name, normalised. */
    receiptName: string
    doubtful: boolean
    /** Named by an earlier correction. */
    learned: boolean
    /** Pieces that the line itself counts; null where it says a size or nothing. */
    count: number | null
  }
}

/**
 * Stores the read items of a session for its owner's review, held against the pantry, and settles the points; spices that the
 * pantry keeps are marked as in stock instead. A session that is not being read any more stays as it is: false.
 */
export async function storeItemsForReview(trx: Trx, session: IntakeSession, items: readonly ItemToReview[], now: Date): Promise<boolean> {
  const { id: sessionId, owner_id: ownerId, source } = session
  await lockPantry(trx, ownerId)
  if (!(await finishReading(trx, sessionId, { state: 'ready' }))) return false
  const productKeys = items.map((item) => productKey(item.productName))
  const checked = checkItems(items, await listPantryEntries(trx, ownerId, productKeys))

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
  await settlePoints(trx, { reason: INTAKE_KINDS[source].reason, reference: sessionId })
  return true
}

/** The row of a checked item; `read` has its amount as it was stated. */
function toRow(item: ReadItem, read: Pick<ItemToReview, 'quantityGrams' | 'quantityMl' | 'quantityPieces' | 'receipt'>, position: number) {
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
    price_grosze: receipt?.priceGrosze ?? null,
    doubtful: receipt?.doubtful ?? false,
    learned: receipt?.learned ?? false,
    reading: receipt ? { receiptName: receipt.receiptName, count: receipt.count, productName: item.productName, ...stated } : null,
  }
}
