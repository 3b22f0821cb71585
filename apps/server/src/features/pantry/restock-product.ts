import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../platform/context.ts'
import { FieldErrors } from '../../platform/errors/app-error.ts'
import { editProduct } from './edit-product.ts'
import { newBatch } from './new-batch.ts'
import { restock } from './transitions.ts'

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
