import { reconcileAll } from '@spizarka/culinary/matching'
import type { Trx } from '../../../platform/db/connect.ts'
import { listPantryEntries } from '../../pantry/index.ts'
import { listPendingItems, type PendingRow, updatePendingItem } from '../intake.queries.ts'
import { fromEngine, toEngineAmount } from '../item-amounts.ts'

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
