import type { Db } from '../../platform/db/connect.ts'

/** Writes what a user says is sold under a code, instead of what they said before. */
export async function upsertUserProduct(
  db: Db,
  product: { gtin: string; ownerId: number; name: string; quantity: number; unit: 'g' | 'ml' | 'szt'; statedAt: Date },
): Promise<void> {
  const statement = { name: product.name, quantity: product.quantity.toFixed(3), unit: product.unit, stated_at: product.statedAt }
  await db
    .insertInto('user_products')
    .values({ gtin: product.gtin, owner_id: product.ownerId, ...statement })
    .onConflict((conflict) => conflict.columns(['gtin', 'owner_id']).doUpdateSet(statement))
    .execute()
}
