import type { ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { suggestShoppingItems } from '@spizarka/contract/shopping'
import { addHours } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { listRegularPurchases } from '../pantry/index.ts'

const REMEMBERED_HOURS = 180 * 24

/** What a user may want on a list: what they keep buying, and what is not at home any more first. */
export async function readShoppingSuggestions(
  { db, clock }: AppContext,
  ownerId: number,
): Promise<ResponseOf<typeof suggestShoppingItems>> {
  const bought = await listRegularPurchases(db, ownerId, addHours(clock.now(), -REMEMBERED_HOURS), LIMITS.shoppingSuggestions)
  return bought.map(({ name, at_home: isAtHome }) => ({ name, reason: isAtHome ? ('often' as const) : ('ran_out' as const) }))
}
