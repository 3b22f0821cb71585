import type { PantryChange } from '@spizarka/contract/pantry'
import type { Trx } from '../../platform/db/connect.ts'
import { changeProduct } from './change-product.ts'
import { listProductsByKey } from './pantry.queries.ts'
import { stateOf } from './product-state.ts'
import { restock } from './transitions.ts'

/** Marks those of the spices that the pantry keeps as in stock, and gives back their keys. The pantry's lock must be held. */
export async function restockSpices(
  trx: Trx,
  { ownerId, source, productKeys, now }: { ownerId: number; source: PantryChange['source']; productKeys: readonly string[]; now: Date },
): Promise<Set<string>> {
  const rows = (await listProductsByKey(trx, ownerId, [...new Set(productKeys)])).filter((row) => row.is_spice && row.removed_at === null)
  for (const row of rows) {
    const before = stateOf(row)
    await changeProduct(trx, { ownerId, productId: row.id, kind: 'restocked', source, before, after: restock(before, undefined), now })
  }
  return new Set(rows.map((row) => row.product_key))
}
