import type { Db, Trx } from '../../../platform/db/connect.ts'

/** Makes an account unusable and nobody's, in names that no one can register: colons are allowed in neither. */
export async function updateDeleted(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      deleted_at: at,
      is_active: false,
      username: `deleted:${userId}`,
      email: `deleted:${userId}@deleted.invalid`,
      password_hash: '',
    })
    .where('id', '=', userId)
    .execute()
}

export async function insertDeletion(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx.insertInto('account_deletions').values({ user_id: userId, deleted_at: at }).execute()
}

export async function listDeletedUsers(db: Db): Promise<number[]> {
  const users = await db.selectFrom('users').select('id').where('deleted_at', 'is not', null).execute()
  return users.map(({ id }) => id)
}

/** Deletes a user's row, and with it all that hangs on it. */
export async function deleteUser(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', userId).execute()
}

export async function updatePurged(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx.updateTable('account_deletions').set({ purged_at: at }).where('user_id', '=', userId).execute()
}

/** Deletes accounts from before a time that were never activated, unless a link is on its way that would do so. */
export async function deleteNeverActivated(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  await db
    .deleteFrom('users')
    .where('activated_at', 'is', null)
    .where('is_active', '=', false)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before)
    .where((user) =>
      user.not(
        user.exists(
          user
            .selectFrom('account_links as link')
            .select('link.id')
            .whereRef('link.user_id', '=', 'users.id')
            .where('link.purpose', 'in', ['activation', 'password_reset'])
            .where('link.expires_at', '>', now),
        ),
      ),
    )
    .execute()
}
