import type { Unit } from '@spizarka/contract/common'
import type { Trx } from '../../platform/db/connect.ts'
import { changeProduct } from './change-product.ts'
import { unitsPerUnit } from './conversions.ts'
import { findProduct, listProductsByKey, lockPantry, type ProductRow } from './pantry.queries.ts'
import { type ProductState, stateOf } from './product-state.ts'
import { ratesOf } from './rates-of-product.ts'
import type { TakenProduct } from './take-out.ts'
import { restock, returnBatches } from './transitions.ts'

/** What could not be put back: the product is kept in another unit by now and nobody knows the rate. */
export interface NotPutBack {
  productId: number
  name: string
  unit: Unit | null
  /** In thousandths. */
  wanted: number
}

/**
 * Puts back what cooking took, in the caller's transaction: exactly its batches, into the product as it is now, restated in its unit of
 * now. A product that was used up or removed comes back, above the plan's limit too.
 */
export async function putBack(trx: Trx, ownerId: number, taken: readonly TakenProduct[], now: Date): Promise<NotPutBack[]> {
  await lockPantry(trx, ownerId)
  const notPutBack: NotPutBack[] = []
  // One by one: two products may have become one since.
  for (const product of taken.filter(gaveSomething)) {
    const row = await findHome(trx, ownerId, product.productId)
    const before = row && stateOf(row)
    const after = before && withBack(row, before, product)
    if (after) await changeProduct(trx, { ownerId, productId: row.id, kind: 'restored', source: 'cooking', before, after, now })
    else notPutBack.push({ ...product, wanted: product.taken.reduce((sum, { amount }) => sum + amount, 0) })
  }
  return notPutBack
}

function gaveSomething({ taken, spiceUsedUp }: TakenProduct): boolean {
  return taken.length > 0 || spiceUsedUp
}

/** The product itself, or the one that has taken its name since it left the pantry. */
async function findHome(trx: Trx, ownerId: number, productId: number): Promise<ProductRow | undefined> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row || row.removed_at === null) return row
  const [namesake] = await listProductsByKey(trx, ownerId, [row.product_key])
  return namesake?.removed_at === null ? namesake : row
}

/** Undefined where no rate is known. */
function withBack(row: ProductRow, before: ProductState, { unit, taken, spiceUsedUp }: TakenProduct): ProductState | undefined {
  if (spiceUsedUp) return before.isSpice || before.removed ? restock(before, undefined) : before
  const perUnit = unit === null || before.unit === null ? 1 : unitsPerUnit(unit, before.unit, ratesOf(row))
  if (perUnit !== null) return returnBatches(before, taken, perUnit)
  return before.removed ? returnBatches({ ...before, unit }, taken, 1) : undefined
}
