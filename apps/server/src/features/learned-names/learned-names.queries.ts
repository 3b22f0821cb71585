import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'
import type { LearnedNamesRow } from '../../platform/db/row-types.gen.ts'

export type LearnedRow = Selectable<LearnedNamesRow>

/** The names that were learned under those keys, in whatever shop, last used first. */
export async function listNamesByKey(trx: Trx, ownerId: number, keys: readonly string[]): Promise<LearnedRow[]> {
  if (keys.length === 0) return []
  return trx
    .selectFrom('learned_names')
    .where('owner_id', '=', ownerId)
    .where('receipt_key', 'in', [...keys])
    .selectAll()
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function updateUsed(trx: Trx, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('learned_names')
    .set({ used_at: now })
    .where('id', 'in', [...ids])
    .execute()
}

/** A learned name; a `size` that is left out stays what it was. */
export interface NewName {
  ownerId: number
  shop: string | null
  receiptName: string
  receiptKey: string
  productName: string
  size: { quantity: Decimal | null; unit: LearnedRow['unit'] } | undefined
  usedAt: Date
}

export async function upsertLearnedName(trx: Trx, name: NewName): Promise<void> {
  const taught = { product_name: name.productName, used_at: name.usedAt, ...name.size }
  await trx
    .insertInto('learned_names')
    .values({ owner_id: name.ownerId, shop: name.shop, receipt_key: name.receiptKey, receipt_name: name.receiptName, ...taught })
    .onConflict((conflict) => conflict.columns(['owner_id', 'receipt_key', 'shop']).doUpdateSet(taught))
    .execute()
}

/** Leaves an owner the `kept` names that were used last. */
export async function deleteOldestNames(trx: Trx, ownerId: number, kept: number): Promise<void> {
  await trx
    .deleteFrom('learned_names')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('learned_names')
        .where('owner_id', '=', ownerId)
        .select('id')
        .orderBy('used_at', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute()
}

export async function listNames(db: Db, ownerId: number, window: { limit: number; offset: number }): Promise<LearnedRow[]> {
  return db
    .selectFrom('learned_names')
    .where('owner_id', '=', ownerId)
    .selectAll()
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countNames(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('learned_names')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when the owner has no such name. */
export async function deleteName(db: Db, ownerId: number, id: number): Promise<boolean> {
  const result = await db.deleteFrom('learned_names').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
  return result.numDeletedRows > 0n
}
