import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

/** The products of these changes, if they are the owner's. */
export async function listChangedProducts(trx: Trx, ownerId: number, changeIds: readonly number[]) {
  return trx
    .selectFrom('pantry_changes')
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...changeIds])
    .select(['id', 'product_id'])
    .execute()
}

/** Marks the removal with which each of the owner's products went as waste; gives how many there were. */
export async function updateChangesWasted(trx: Trx, ownerId: number, productIds: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('pantry_changes as change')
    .set({ wasted: true })
    .where('change.owner_id', '=', ownerId)
    .where('change.product_id', 'in', [...productIds])
    .where('change.kind', '=', 'removed')
    .where('change.undone_at', 'is', null)
    .where(
      sql<boolean>`change.id = (
        select max(last.id) from pantry_changes as last
        where last.product_id = change.product_id and last.undone_at is null and last.source <> 'undo'
      )`,
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** The latest change of the product that is neither an undo nor undone. */
export async function findLastChange(trx: Trx, productId: number) {
  return trx
    .selectFrom('pantry_changes')
    .where('product_id', '=', productId)
    .where('source', '<>', 'undo')
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .select(['id', 'source', 'state_before'])
    .executeTakeFirst()
}

export async function updateChangeUndone(trx: Trx, changeId: number, now: Date): Promise<void> {
  await trx.updateTable('pantry_changes').set({ undone_at: now }).where('id', '=', changeId).execute()
}

/** One page of the owner's changes, newest first, each with whether it is the one that an undo would take back. */
export async function listChanges(db: Db, ownerId: number, productId: number | undefined, window: { limit: number; offset: number }) {
  return db
    .selectFrom('pantry_changes as change')
    .where('change.owner_id', '=', ownerId)
    .$if(productId !== undefined, (query) => query.where('change.product_id', '=', productId ?? 0))
    .select(['change.id', 'change.created_at', 'change.kind', 'change.source', 'change.product_id', 'change.product_name', 'change.unit'])
    .select(['change.delta', 'change.quantity_after'])
    .select(
      sql<boolean>`change.undone_at is null and change.source not in ('undo', 'cooking') and not exists (
        select from pantry_changes as later
        where later.product_id = change.product_id and later.id > change.id and later.undone_at is null and later.source <> 'undo'
      )`.as('can_undo'),
    )
    .orderBy('change.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countChanges(db: Db, ownerId: number, productId: number | undefined): Promise<number> {
  const row = await db
    .selectFrom('pantry_changes')
    .where('owner_id', '=', ownerId)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? 0))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
