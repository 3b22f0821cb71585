import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

// ICU's rules, whatever the locale of the database: "Łukasz" and "łukasz" are one login. The index is on the same expression.
const lower = (username: string | RawBuilder<string>) => sql<string>`lower(${username} collate "und-x-icu")`
const usernameKey = lower(sql.ref<string>('username'))

interface NewUser {
  username: string
  email: string
  passwordHash: string
  marketingConsent: boolean
}

/** The new user's id; undefined when login or e-mail is taken, also by somebody who registers at this moment. */
export async function insertUser(trx: Trx, user: NewUser): Promise<number | undefined> {
  const row = await trx
    .insertInto('users')
    .values({
      username: user.username,
      email: user.email,
      password_hash: user.passwordHash,
      marketing_consent: user.marketingConsent,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Which of the two somebody has already. */
export async function findTaken(db: Db | Trx, wanted: { username: string; email: string }): Promise<{ username: boolean; email: boolean }> {
  const rows = await db
    .selectFrom('users')
    .select(['email', usernameKey.as('username_key'), lower(wanted.username).as('wanted_key')])
    .where((where) => where.or([where('email', '=', wanted.email), where(usernameKey, '=', lower(wanted.username))]))
    .execute()
  return {
    username: rows.some((row) => row.username_key === row.wanted_key),
    email: rows.some((row) => row.email === wanted.email),
  }
}

/** Somebody who signs in by login or by e-mail; logins hold no "@". */
export async function findUserByIdentifier(db: Db, identifier: string) {
  const users = db.selectFrom('users').select(['id', 'password_hash', 'is_active']).where('deleted_at', 'is', null)
  const found = identifier.includes('@')
    ? users.where('email', '=', identifier.toLowerCase())
    : users.where(usernameKey, '=', lower(identifier.normalize('NFKC')))
  return found.executeTakeFirst()
}

export async function findUserByEmail(db: Db | Trx, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'is_active'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Where mails to a user go; undefined for an account that was never activated or is deleted. */
export async function findMailAddress(db: Db | Trx, userId: number): Promise<string | undefined> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).where('is_active', '=', true).executeTakeFirst()
  return user?.email
}

export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user?.password_hash
}

export async function findUser(db: Db | Trx, userId: number) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'email',
      'plan',
      'is_admin',
      'marketing_consent',
      'has_received_pwa_install_reward',
      'subscription_cancelled',
      'has_used_discount_code',
    ])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locks a user's row until the transaction ends; a deleted account is none. */
export async function lockUser(trx: Trx, userId: number) {
  return (
    trx
      .selectFrom('users')
      .select(['id', 'email', 'password_hash', 'is_active', 'marketing_consent', 'has_received_pwa_install_reward'])
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      // Rows that point to the user can be written meanwhile: whoever moves points holds the balance when they come to that.
      .forNoKeyUpdate()
      .executeTakeFirst()
  )
}

export async function updateUserActivated(trx: Trx, userId: number, activatedAt: Date): Promise<void> {
  await trx.updateTable('users').set({ is_active: true, activated_at: activatedAt }).where('id', '=', userId).execute()
}

export async function updateMarketingConsent(trx: Trx, userId: number, granted: boolean): Promise<void> {
  await trx.updateTable('users').set({ marketing_consent: granted }).where('id', '=', userId).execute()
}

export async function updatePassword(trx: Trx, userId: number, passwordHash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Violates `users_email_uq` when somebody has the address. */
export async function updateEmail(trx: Trx, userId: number, email: string): Promise<void> {
  await trx.updateTable('users').set({ email }).where('id', '=', userId).execute()
}

export async function updateInstallRewardGiven(trx: Trx, userId: number): Promise<void> {
  await trx.updateTable('users').set({ has_received_pwa_install_reward: true }).where('id', '=', userId).execute()
}

/** Makes an account unusable and nobody's, in names that no one can register: colons are allowed in neither. */
export async function updateUserDeleted(trx: Trx, userId: number, at: Date): Promise<void> {
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

export async function updateDeletionPurged(trx: Trx, userId: number, at: Date): Promise<void> {
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
