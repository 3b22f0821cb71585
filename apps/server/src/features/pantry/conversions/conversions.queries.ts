import type { Db } from '../../../platform/db/connect.ts'
import { type LearnedRate, selectConversions, toLearned } from '../products/products.queries.ts'

/** A page of everything that an owner taught, last changed first. */
export async function listConversionPage(
  db: Db,
  ownerId: number,
  window: { limit: number; offset: number },
): Promise<(LearnedRate & { updatedAt: Date })[]> {
  const rows = await selectConversions(db, ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('product_key')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
  return rows.map((row) => ({ ...toLearned(row), updatedAt: row.updated_at }))
}

export async function countConversions(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('product_conversions')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when the owner taught nothing about such a product. */
export async function deleteConversion(db: Db, ownerId: number, productKey: string): Promise<boolean> {
  const result = await db
    .deleteFrom('product_conversions')
    .where('owner_id', '=', ownerId)
    .where('product_key', '=', productKey)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
