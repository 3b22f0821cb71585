import type { Db, Trx } from '../../../platform/db/connect.ts'

/** The name that a user signs with. */
export async function findAuthorName(db: Db | Trx, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('author_names').where('user_id', '=', userId).select('name').executeTakeFirst()
  return row?.name
}

/** Gives a user a name, or another; until the transaction ends nobody counts what they sent but this one. Violates `author_names_name_key_key` where it is somebody's. */
export async function upsertAuthorName(trx: Trx, userId: number, name: string, key: string, at: Date): Promise<void> {
  const named = { name, name_key: key, updated_at: at }
  await trx
    .insertInto('author_names')
    .values({ user_id: userId, ...named })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(named))
    .execute()
}
