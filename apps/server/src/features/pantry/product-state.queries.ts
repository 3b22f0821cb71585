import type { Trx } from '../../platform/db/connect.ts'
import type { BatchState, ProductState } from './product-state.ts'

/** Makes the row of a product say what the state says. */
export async function writeState(trx: Trx, productId: number, state: ProductState, now: Date): Promise<void> {
  await trx
    .updateTable('pantry_products')
    .set({
      product_key: state.productKey,
      product_name: state.productName,
      food_id: state.foodId,
      category: state.category,
      canonical_unit: state.unit,
      is_spice: state.isSpice,
      in_stock: state.inStock,
      batches: JSON.stringify(state.batches),
      earliest_best_before: earliest(state.batches),
      removed_at: state.removed ? now : null,
    })
    .where('id', '=', productId)
    .execute()
}

function earliest(batches: readonly BatchState[]): string | null {
  const days = batches.flatMap((batch) => batch.bestBefore ?? []).sort()
  return days[0] ?? null
}
