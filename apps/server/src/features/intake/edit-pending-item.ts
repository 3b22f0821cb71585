import type { PendingItem, pendingItemEditSchema } from '@spizarka/contract/intake'
import type { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { identifyProduct } from '../pantry/index.ts'
import { NO_AMOUNT, toStored } from './amounts.ts'
import { checkAgain } from './check-again.ts'
import { decideOnItem } from './decide-on-item.ts'
import { updatePendingItem } from './pending-items.queries.ts'

/** Writes the edit form's item; what it now disagrees about with the pantry is asked, what was decided before is open again. */
export async function editPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  edit: z.output<typeof pendingItemEditSchema>,
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const product = edit.product_name === row.product_name ? undefined : identifyProduct(edit.product_name)
    const isSpice = product?.isSpice ?? row.is_spice
    const amount = isSpice ? NO_AMOUNT : toStored(edit)
    const sameAmount = amount.unit === row.unit && Number(amount.quantity) === Number(row.quantity)
    // Saving the form untouched must not reopen a question that was answered.
    const decided = row.decided && sameAmount && !product
    await updatePendingItem(trx, itemId, {
      product_name: edit.product_name,
      ...(product && { product_key: product.productKey, food_id: product.foodId, is_spice: isSpice }),
      ...amount,
      ...(decided
        ? {}
        : { stated_quantity: amount.quantity, stated_unit: amount.unit, decided: false, status: 'ready' as const, clarification: null }),
      // Whoever saves the form has had the second look, and a name given now is nobody's earlier one.
      doubtful: false,
      learned: row.learned && !product,
      ...(edit.best_before !== undefined && { best_before: edit.best_before }),
    })
    if (!decided) await checkAgain(trx, ownerId, row.session_id, new Set([row.product_key, product?.productKey ?? row.product_key]))
  })
}
