import type { Unit } from '@spizarka/contract/common'
import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { deleteOldestNames, saveName } from './learned-names.queries.ts'
import { receiptKey } from './receipt-key.ts'

/** What an owner made of one line of a receipt. */
export interface Correction {
  /** As printed, normalised. */
  receiptName: string
  productName: string
  /** What one piece holds; null takes back what was learned, undefined says nothing about it. */
  size: { quantity: number; unit: Unit } | null | undefined
}

const KEPT = 2_000

/** Remembers corrections for the owner's next receipts, the last 2,000 that were used. The pantry's lock must be held. */
export async function learnNames(
  trx: Trx,
  { ownerId, shop, corrections, now }: { ownerId: number; shop: string | null; corrections: readonly Correction[]; now: Date },
): Promise<void> {
  const learnable = corrections
    .map((each) => ({ ...each, receiptKey: receiptKey(each.receiptName) }))
    .filter((each) => each.receiptKey !== '')
  if (learnable.length === 0) return
  for (const { size, ...names } of learnable) await saveName(trx, { ...names, ownerId, shop, usedAt: now, size: stored(size) })
  await deleteOldestNames(trx, ownerId, KEPT)
}

function stored(size: Correction['size']) {
  if (size === undefined) return undefined
  return size === null ? { quantity: null, unit: null } : { quantity: fromThousandths(thousandths(size.quantity)), unit: size.unit }
}
