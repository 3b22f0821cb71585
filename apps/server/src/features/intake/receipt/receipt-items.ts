import { daySchema } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import type { Receipt, ReceiptItem } from '@spizarka/engine'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../../platform/db/decimal.ts'
import { type Correction, type KnownName, learnNames, recallNames } from '../../learned-names/index.ts'
import { identifyProduct, insertPrices } from '../../pantry/index.ts'
import { type IntakeSession, type PendingRow, type ReceiptReading, receiptReadingSchema } from '../intake.queries.ts'
import { toEngineAmount } from '../item-amounts.ts'
import type { ItemToReview } from '../store-items-for-review.ts'

/** Names the items of a receipt as their owner corrected them before. The pantry's lock must be held. */
export async function nameReceiptItems(
  trx: Trx,
  ownerId: number,
  { items, shop }: Pick<Receipt, 'items' | 'shop'>,
  now: Date,
): Promise<ItemToReview[]> {
  const printed = items.map((item) => item.receiptName)
  const known = await recallNames(trx, { ownerId, shop, receiptNames: printed, now })
  return items.map((item) => {
    const name = known.get(item.receiptName)
    const { receiptName, doubtful, places, quantityPieces: count } = item
    const receipt = { priceGrosze: groszeOf(item.priceGrosze), receiptName, doubtful, places, count, learned: name !== undefined }
    return { ...(name ? rename(item, name) : item), receipt }
  })
}

function rename(item: ReceiptItem, { productName, size }: KnownName): ReceiptItem {
  const { foodId, isSpice } = identifyProduct(productName)
  const whole = size === null || item.quantityPieces === null ? null : thousandths(size.quantity * item.quantityPieces)
  const fits = whole !== null && whole <= LIMITS.quantity * 1000
  const amount = size && fits ? toEngineAmount({ quantity: fromThousandths(whole), unit: size.unit }) : {}
  return { ...item, productName, foodId, isSpice, problem: null, ...amount }
}

/** Stores the prices of a confirmed receipt and learns from its owner's corrections. */
export async function learnFromReceipt(trx: Trx, session: IntakeSession, rows: readonly PendingRow[], now: Date): Promise<void> {
  const { id: sessionId, owner_id: ownerId, shop } = session
  await learnNames(trx, { ownerId, shop, corrections: rows.flatMap((row) => correctionOf(row) ?? []), now })
  await insertPrices(trx, {
    ownerId,
    sessionId,
    shop,
    boughtOn: session.bought_on ?? dayInWarsaw(now),
    prices: rows.flatMap((row) => (row.price_grosze === null ? [] : [{ ...row, price_grosze: row.price_grosze }])),
  })
}

/** What the owner corrected; undefined when the next receipt could not use it. */
function correctionOf(row: PendingRow): Correction | undefined {
  if (row.reading === null) return undefined
  const reading = receiptReadingSchema.parse(row.reading)
  const size = sizeLearned(row, reading)
  if (row.product_name === reading.productName && size === undefined) return undefined
  return { receiptName: reading.receiptName, productName: row.product_name, size }
}

/**
 * The size of one piece, where the line counts pieces and its owner restated them; null takes an earlier size back. A line that states a size
 * teaches none: weighed amounts differ each time, and a printed size can be read again.
 */
function sizeLearned({ stated_quantity, stated_unit }: PendingRow, reading: ReceiptReading): Correction['size'] {
  const restated = stated_unit !== reading.unit || Number(stated_quantity) !== Number(reading.quantity)
  if (!restated || stated_unit === null || reading.count === null) return undefined
  const quantity = thousandths(Number(stated_quantity) / reading.count) / 1000
  if (stated_unit !== 'pieces') return quantity > 0 && quantity <= LIMITS.quantity ? { quantity, unit: stated_unit } : undefined
  // A pack of ten eggs is ten pieces; two thirds of a piece would be a till that miscounted.
  if (!Number.isInteger(quantity)) return undefined
  return quantity === 1 ? null : { quantity, unit: stated_unit }
}

const MAX_GROSZE = 10_000_000
const SHOP_LENGTH = 100

// One misread digit must not fail the whole receipt: impossible values count as unreadable.

/** The amount read, in grosze; null where it is negative or too large for groceries. */
export function groszeOf(read: number | null): number | null {
  return read !== null && Number.isInteger(read) && read >= 0 && read <= MAX_GROSZE ? read : null
}

/** The printed day, `YYYY-MM-DD`; null for a future or invalid one. */
export function dayOf(read: string | null, now: Date): string | null {
  return read !== null && daySchema.safeParse(read).success && read <= dayInWarsaw(now) ? read : null
}

/** The shop's name; null for an empty one. */
export function shopOf(read: string | null): string | null {
  return read?.trim().slice(0, SHOP_LENGTH) || null
}
