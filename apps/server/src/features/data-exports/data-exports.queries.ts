import { sql } from 'kysely'
import { type Db, inChunks, type Trx } from '../../platform/db/connect.ts'
import type { OwnTable } from './own-table.ts'

const STATE_COLUMNS = ['id', 'state', 'requested_at', 'expires_at', 'bytes'] as const

/** The new export; undefined while another of the user is being prepared, also one that is asked for at this moment. */
export async function insertExport(trx: Trx, { id, userId, at }: { id: string; userId: number; at: Date }) {
  return trx
    .insertInto('data_exports')
    .values({ id, user_id: userId, requested_at: at })
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'preparing').doNothing())
    .returning(STATE_COLUMNS)
    .executeTakeFirst()
}
export type ExportRow = NonNullable<Awaited<ReturnType<typeof insertExport>>>

export async function findLatestExport(db: Db, userId: number): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_exports')
    .select(STATE_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A user's export with its sealed zip, which is null before it is ready and after it has expired. */
export async function findExport(db: Db, userId: number, id: string) {
  return db
    .selectFrom('data_exports')
    .select(['state', 'expires_at', 'key_id', 'sealed'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Whose an export that waits is; undefined when it does not wait any more or they deleted their account. */
export async function findWaitingOwner(db: Db, exportId: string) {
  return db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .where('data_exports.id', '=', exportId)
    .where('data_exports.state', '=', 'preparing')
    .where('users.deleted_at', 'is', null)
    .select(['users.id', 'users.username'])
    .executeTakeFirst()
}

/** False when the export does not wait any more. */
export async function updateReady(
  trx: Trx,
  id: string,
  ready: { keyId: string; sealed: Buffer; bytes: number; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('data_exports')
    .set({ state: 'ready', key_id: ready.keyId, sealed: ready.sealed, bytes: ready.bytes, expires_at: ready.expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updateFailed(db: Db, id: string): Promise<void> {
  await db.updateTable('data_exports').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'preparing').execute()
}

/** Drops the zips of a user's exports but one: a newer copy takes the place of the others. */
export async function deleteOtherZips(trx: Trx, userId: number, exportId: string): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ key_id: null, sealed: null })
    .where('user_id', '=', userId)
    .where('id', '!=', exportId)
    .where('sealed', 'is not', null)
    .execute()
}

/** Drops the zips whose time is over. */
export async function deleteExpiredZips(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ key_id: null, sealed: null })
    .where('expires_at', '<=', now)
    .where('sealed', 'is not', null)
    .execute()
}

/** Forgets exports that were asked for before a time. */
export async function deleteExportsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('data_exports').where('requested_at', '<', before).where('state', '!=', 'preparing').execute()
}

/** A row of whatever table. */
export type OwnRow = Readonly<Record<string, unknown>>

/** Reads everything as it was at one moment. */
export function inOneSnapshot<T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** A user's rows of one table, in chunks, what is withheld left out. */
export function listOwnRows(trx: Trx, { table, of, columns }: OwnTable, userId: number): AsyncGenerator<OwnRow[]> {
  const isOwn =
    typeof of === 'string'
      ? sql`${sql.ref(of)} = ${userId}`
      : sql`${sql.ref(of.column)} in (select ${sql.ref(of.key)} from ${sql.table(of.in)} where ${sql.ref(of.of)} = ${userId})`
  const named = sql.join(columns.map((column) => sql.ref(column)))
  return inChunks(trx, sql<OwnRow>`select ${named} from ${sql.table(table)} where ${isOwn} order by 1`)
}

/** The pictures of a user's receipts that are still there. */
export async function listReceiptPictures(trx: Trx, userId: number): Promise<{ session_id: string; jpeg: Buffer }[]> {
  return trx
    .selectFrom('receipt_pictures as picture')
    .innerJoin('intake_sessions as session', 'session.id', 'picture.session_id')
    .where('session.owner_id', '=', userId)
    .select(['picture.session_id', 'picture.jpeg'])
    .execute()
}

/** Keys of the pictures of a user's dishes, and of the photos that they took of plates. */
export async function listOwnPictureKeys(trx: Trx, userId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('recipes')
    .where('owner_id', '=', userId)
    .where('picture_key', 'is not', null)
    .select((eb) => eb.ref('picture_key').$notNull().as('key'))
    .union(trx.selectFrom('recipe_photos').where('user_id', '=', userId).select('picture_key as key'))
    .union(trx.selectFrom('recipe_comment_photos').where('author_id', '=', userId).select('picture_key as key'))
    .execute()
  return rows.map(({ key }) => key)
}
