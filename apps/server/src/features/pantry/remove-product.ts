import type { AppContext } from '../../platform/context.ts'
import { editProduct } from './edit-product.ts'
import { remove } from './transitions.ts'

/** Takes a product out of the pantry; `restoreProduct` brings it back. */
export async function removeProduct(context: AppContext, ownerId: number, productId: number): Promise<void> {
  await editProduct(context, ownerId, productId, (before) => ({ after: remove(before), kind: 'removed' }))
}
