import { LIMITS } from '@spizarka/contract/limits'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { type Correction, learnNames } from '../learned-names/index.ts'
import { recordPrices } from '../pantry/index.ts'
import type { IntakeSession } from './intake-sessions.queries.ts'
import type { PendingRow } from './pending-items.queries.ts'
import { type ReceiptReading, receiptReadingSchema } from './receipt-reading.ts'

/** Keeps what a confirmed receipt tells beyond what is in the pantry now: its prices, and what its owner corrected. */
export async function keepFromReceipt(trx: Trx, session: IntakeSession, rows: readonly PendingRow[], now: Date): Promise<void> {
  const { id: sessionId, owner_id: ownerId, shop } = session
  await learnNames(trx, { ownerId, shop, corrections: rows.flatMap((row) => correctionOf(row) ?? []), now })
  await recordPrices(trx, {
    ownerId,
    sessionId,
    shop,
    boughtOn: session.bought_on ?? dayInWarsaw(now),
    prices: rows.flatMap((row) => (row.price_grosze === null ? [] : [{ ...row, price_grosze: row.price_grosze }])),
  })
}

/** What the owner said otherwise than it was laid out; undefined when that was nothing that the next receipt could use. */
function correctionOf(row: PendingRow): Correction | undefined {
  if (row.reading === null) return undefined
  const reading = receiptReadingSchema.parse(row.reading)
  const size = sizeTaught(row, reading)
  if (row.product_name === reading.productName && size === undefined) return undefined
  return { receiptName: reading.receiptName, productName: row.product_name, size }
}

/**
 * The size of one piece, where the line counts pieces and its owner restated them; null takes an earlier size back. A line that
 * states a size teaches none: what was weighed differs each time, and a printed size is read anew.
 */
function sizeTaught({ stated_quantity, stated_unit }: PendingRow, reading: ReceiptReading): Correction['size'] {
  const restated = stated_unit !== reading.unit || Number(stated_quantity) !== Number(reading.quantity)
  if (!restated || stated_unit === null || reading.count === null) return undefined
  const quantity = thousandths(Number(stated_quantity) / reading.count) / 1000
  if (stated_unit !== 'pieces') return quantity > 0 && quantity <= LIMITS.quantity ? { quantity, unit: stated_unit } : undefined
  // A pack of ten eggs is ten pieces; two thirds of a piece would be a till that miscounted.
  if (!Number.isInteger(quantity)) return undefined
  return quantity === 1 ? null : { quantity, unit: stated_unit }
}
