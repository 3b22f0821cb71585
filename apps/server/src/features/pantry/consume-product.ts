import type { PantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../platform/context.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { editProduct } from './edit-product.ts'
import { consume } from './transitions.ts'

/** Takes an amount out of a product, in its canonical unit; without one everything is used up. */
export async function consumeProduct(context: AppContext, ownerId: number, productId: number, quantity?: number): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    const after = consume(before, quantity === undefined ? undefined : thousandths(quantity))
    return { after, kind: after.removed || !after.inStock ? 'used_up' : 'consumed' }
  })
}
