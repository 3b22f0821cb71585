import { reckonShopping } from '@spizarka/culinary/shopping'
import { roundQuantity } from '@spizarka/culinary/units'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../../platform/db/decimal.ts'
import { listUsableStock, NO_RATES, rateBetween } from '../../pantry/index.ts'
import type { ItemToWrite } from '../shopping-items.queries.ts'

/** More than any pantry holds, so that all of it is told. */
const ALL = 1e9

/** Items that come onto a list with an amount, and beside it what the pantry holds of the same; null where that cannot be told in the item's unit. */
export async function withHeldAtHome(trx: Trx, ownerId: number, items: readonly ItemToWrite[], now: Date): Promise<ItemToWrite[]> {
  const asked = items.filter(({ unit, is_spice }) => unit !== null && !is_spice)
  if (asked.length === 0) return [...items]
  const day = dayInWarsaw(now)
  const needs = asked.map(({ id, food_id, name }) => ({ food: food_id, name, grams: ALL, source: id }))
  const held = reckonShopping(needs, { pantry: await listUsableStock(trx, ownerId, day), staples: [], day }).items
  const byItem = new Map(held.flatMap((each) => each.sources.map((id) => [id, each] as const)))
  return items.map((item) => {
    const found = byItem.get(item.id)
    if (item.unit === null || !found?.unit || found.have === null) return item
    const rate = rateBetween(found.unit, item.unit, NO_RATES, item.food_id)
    return rate === null ? item : { ...item, have: fromThousandths(thousandths(roundQuantity(found.have * rate))) }
  })
}
