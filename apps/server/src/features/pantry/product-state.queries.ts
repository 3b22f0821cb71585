import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths } from '../../platform/db/decimal.ts'
import type { BatchState, ProductState } from './product-state.ts'

/** Makes the rows of a product say what `after` says; batches keep their rows where they only changed. */
export async function writeState(trx: Trx, productId: number, before: ProductState, after: ProductState, now: Date): Promise<void> {
  await trx
    .updateTable('pantry_products')
    .set({
      product_key: after.productKey,
      product_name: after.productName,
      food_id: after.foodId,
      category: after.category,
      canonical_unit: after.unit,
      is_spice: after.isSpice,
      in_stock: after.inStock,
      earliest_best_before: earliest(after.batches),
      removed_at: after.removed ? now : null,
    })
    .where('id', '=', productId)
    .execute()
  await writeBatches(trx, productId, before.batches, after.batches)
}

async function writeBatches(trx: Trx, productId: number, before: readonly BatchState[], after: readonly BatchState[]): Promise<void> {
  const kept = new Map(after.flatMap((batch) => (batch.id === undefined ? [] : [[batch.id, batch] as const])))
  const gone = before.flatMap((batch) => (batch.id !== undefined && !kept.has(batch.id) ? [batch.id] : []))
  if (gone.length > 0) await trx.deleteFrom('pantry_batches').where('product_id', '=', productId).where('id', 'in', gone).execute()
  const rows = new Map(before.map((batch) => [batch.id, batch]))
  for (const batch of after) {
    const row = batch.id === undefined ? undefined : rows.get(batch.id)
    if (row === batch) continue
    const values = { quantity: fromThousandths(batch.amount), best_before: batch.bestBefore, best_before_estimated: batch.estimated }
    if (row?.id !== undefined) await trx.updateTable('pantry_batches').set(values).where('id', '=', row.id).execute()
    else
      await trx
        .insertInto('pantry_batches')
        .values({ ...values, product_id: productId, added_at: new Date(batch.addedAt) })
        .execute()
  }
}

function earliest(batches: readonly BatchState[]): string | null {
  const days = batches.flatMap((batch) => batch.bestBefore ?? []).sort()
  return days[0] ?? null
}
