import type { undoConsumption as undoContract } from '@spizarka/contract/consumption'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteEntryOfConsumption } from '../diary/index.ts'
import { deductStock, lockPantry, returnStock } from '../pantry/index.ts'
import { type ConsumptionRow, getConsumption, listTaken, updateConsumptionUndone } from './consumptions.queries.ts'
import { notReturned, presentConsumption, shortfallsOf, undoUntil } from './read-consumptions.ts'

/**
 * Takes a consumption back by opposite entries, whatever changed since: its batches return, its leftovers leave as far as they are still
 * there, and its diary entry is deleted. What could not be done is told as shortfalls.
 */
export async function undoConsumption(
  { db, clock }: AppContext,
  ownerId: number,
  consumptionId: number,
): Promise<ResponseOf<typeof undoContract>> {
  return db.transaction().execute(async (trx) => {
    const now = clock.now()
    await lockPantry(trx, ownerId)
    const row = await getConsumption(trx, ownerId, consumptionId)
    if (row.undone_at) throw new AppError('consumption_undone')
    if (now > undoUntil(row)) throw new AppError('consumption_undo_expired')
    // Before anything returns: what comes back under the leftovers' name is not leftovers.
    const leftovers = await takeLeftoversAway(trx, ownerId, row, now)
    const stuck = await returnStock(trx, ownerId, await listTaken(trx, consumptionId), now)
    await deleteEntryOfConsumption(trx, consumptionId)
    await updateConsumptionUndone(trx, consumptionId, now)
    const undone = presentConsumption(await getConsumption(trx, ownerId, consumptionId))
    return { ...undone, shortfalls: [...leftovers, ...notReturned(stuck)] }
  })
}

async function takeLeftoversAway(trx: Trx, ownerId: number, row: ConsumptionRow, now: Date) {
  const { leftovers_product_id: productId, leftovers_quantity: portions, leftovers_best_before: first } = row
  if (productId === null || portions === null) return []
  return shortfallsOf(await deductStock(trx, ownerId, [{ productId, amount: thousandths(portions), unit: 'pieces', first }], now))
}
