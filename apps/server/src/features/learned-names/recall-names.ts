import type { Unit } from '@spizarka/contract/common'
import type { Trx } from '../../platform/db/connect.ts'
import { type LearnedRow, listNamesByKey, updateUsed } from './learned-names.queries.ts'
import { receiptKey } from './receipt-key.ts'

/** What a user calls the product of a printed name. */
export interface KnownName {
  productName: string
  /** What one piece of the line holds; null when that was never corrected. */
  size: { quantity: number; unit: Unit } | null
}

interface Recall {
  ownerId: number
  /** The receipt's shop; null when it is not known. */
  shop: string | null
  receiptNames: readonly string[]
  now: Date
}

/**
 * The owner's names for those of a receipt that were corrected before, by printed name: what was said of this shop's receipts,
 * or else last of any shop's. They count as used now. The pantry's lock must be held.
 */
export async function recallNames(trx: Trx, { ownerId, shop, receiptNames, now }: Recall): Promise<Map<string, KnownName>> {
  const keys = new Map(receiptNames.map((name) => [name, receiptKey(name)]))
  const rows = await listNamesByKey(trx, ownerId, [...new Set(keys.values())])
  const found = new Map<string, LearnedRow>()
  for (const [name, key] of keys) {
    const row = rows.find((each) => each.receipt_key === key && each.shop === shop) ?? rows.find((each) => each.receipt_key === key)
    if (row) found.set(name, row)
  }
  await updateUsed(trx, [...new Set([...found.values()].map((row) => row.id))], now)
  return new Map([...found].map(([name, row]) => [name, toKnownName(row)]))
}

function toKnownName({ product_name, quantity, unit }: LearnedRow): KnownName {
  return { productName: product_name, size: quantity === null || unit === null ? null : { quantity: Number(quantity), unit } }
}
