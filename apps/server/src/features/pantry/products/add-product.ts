import type { Unit } from '@spizarka/contract/common'
import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { getProduct } from './change-product.ts'
import { identifyProduct } from './identify-product.ts'
import { presentProduct } from './present-product.ts'
import { stockItems } from './stock-items.ts'

/** Adds a product by hand, or more of one that is there; a unit other than the pantry's is refused, not guessed. */
export async function addProduct(
  context: AppContext,
  call: CallIdentity,
  product: { productName: string; isSpice: boolean; amount: { quantity: number; unit: Unit } | null; bestBefore?: string | null },
): Promise<PantryItem & { bonus_awarded: number }> {
  return once(context.db, call, async (trx) => {
    const ownerId = call.userId
    const { productKey, foodId } = identifyProduct(product.productName)
    const item = { ...product, productKey, foodId }
    const { conflicts, bonusAwarded, productIds } = await stockItems(trx, {
      ownerId,
      source: 'manual',
      items: [item],
      now: context.clock.now(),
    })
    const [conflict] = conflicts
    const [productId] = productIds
    if (conflict || productId === undefined) throw unitConflict(conflict?.pantryUnit ?? 'pieces')
    return { ...presentProduct(await getProduct(trx, ownerId, productId)), bonus_awarded: bonusAwarded }
  })
}

const UNIT_IN_WORDS: Record<Unit, string> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

/** What is put in is in another unit than the pantry's. */
export function unitConflict(pantryUnit: Unit): AppError {
  return new AppError('pantry_unit_conflict', { unit: UNIT_IN_WORDS[pantryUnit] })
}
