import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { FieldErrors } from '../../../platform/errors/app-error.ts'
import { editProduct } from './change-product.ts'
import { newBatch } from './product-state.ts'
import { consume, remove, restock } from './transitions.ts'

/** Takes an amount out of a product, in its canonical unit; without one everything is used up. */
export async function consumeProduct(context: AppContext, ownerId: number, productId: number, quantity?: number): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    const after = consume(before, quantity === undefined ? undefined : thousandths(quantity))
    return { after, kind: after.removed || !after.inStock ? 'used_up' : 'consumed' }
  })
}

/** Puts more of a product in, in its canonical unit; a spice is marked as in stock. */
export async function restockProduct(
  context: AppContext,
  ownerId: number,
  productId: number,
  { quantity, bestBefore }: { quantity?: number; bestBefore?: string | null },
): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    if (quantity === undefined && !before.isSpice) throw new FieldErrors({ quantity: ['To pole jest wymagane.'] })
    const batch = quantity === undefined ? undefined : newBatch(before, quantity, bestBefore, context.clock.now())
    return { after: restock(before, batch), kind: 'restocked' }
  })
}

/** Takes a product out of the pantry; `restoreProduct` brings it back. */
export async function removeProduct(context: AppContext, ownerId: number, productId: number): Promise<void> {
  await editProduct(context, ownerId, productId, (before) => ({ after: remove(before), kind: 'removed' }))
}
