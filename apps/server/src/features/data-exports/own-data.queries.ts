import { sql } from 'kysely'
import { type Db, inChunks, type Trx } from '../../platform/db/connect.ts'
import type { OwnTable } from './own-tables.ts'

/** A row of whatever table. */
export type OwnRow = Readonly<Record<string, unknown>>

/** Reads everything as it stood at one moment. */
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

/** Keys of the pictures of a user's dishes. */
export async function listOwnPictureKeys(trx: Trx, userId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('pictures as picture')
    .innerJoin('recipes as recipe', 'recipe.picture_key', 'picture.key')
    .where('recipe.owner_id', '=', userId)
    .select('picture.key')
    .distinct()
    .execute()
  return rows.map(({ key }) => key)
}
