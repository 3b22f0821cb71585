import type { Trx } from '../../platform/db/connect.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deductStock, returnStock } from '../pantry/index.ts'
import { listDeductions, updateDeductionsReturned, upsertDeductions } from './deductions.queries.ts'
import type { EntryRow } from './diary-entries.queries.ts'

/**
 * Takes what an entry says out of a product, as far as it is there: leftovers by the portion, one of them where the figures are one's own, all
 * else by its grams. Throws `diary_product_unknown` for what is not in the pantry. The pantry's lock must be held.
 */
export async function takeForEntry(
  trx: Trx,
  { ownerId, entry, productId, now }: { ownerId: number; entry: EntryRow; productId: number; now: Date },
): Promise<void> {
  const portion = entry.figures === null ? WHOLE_PERCENT : entry.portion_percent
  const [amount, unit] = portion === null ? ([thousandths(entry.grams ?? 0), 'grams'] as const) : ([portion * 10, 'pieces'] as const)
  const { given, gone } = await deductStock(trx, ownerId, [{ productId, amount, unit }], now)
  if (gone.length > 0) throw new AppError('diary_product_unknown')
  await upsertDeductions(trx, entry.id, given)
}

const WHOLE_PERCENT = 100

/** Puts back what an entry took. The locks of the pantry and of the entry must be held. */
export async function returnToPantry(trx: Trx, { id, owner_id: ownerId }: EntryRow, now: Date): Promise<void> {
  const taken = await listDeductions(trx, id)
  if (taken.length === 0) return
  await returnStock(trx, ownerId, taken, now)
  await updateDeductionsReturned(trx, id)
}

/** Takes once more what a deleted entry gave back, as far as it is still there. The same locks must be held. */
export async function retakeFromPantry(trx: Trx, { id, owner_id: ownerId }: EntryRow, now: Date): Promise<void> {
  const before = await listDeductions(trx, id)
  const wanted = before.flatMap(({ productId, wanted: amount, unit, taken }) =>
    amount === null || taken.length > 0 ? [] : [{ productId, amount, unit: unit ?? undefined }],
  )
  if (wanted.length === 0) return
  const { given } = await deductStock(trx, ownerId, wanted, now)
  await upsertDeductions(trx, id, given)
}
