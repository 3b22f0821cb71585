import type { Db, Trx } from '../../../platform/db/connect.ts'

interface NewSession {
  id: string
  userId: number
  /** The password that opened it. */
  passwordHash: string
  userAgent: string
  startedAt: Date
  expiresAt: Date
}

/** False when the password has been changed, or the account deleted, since it was checked: that ended every session, this one too. */
export async function insertAuthSession(db: Db, session: NewSession): Promise<boolean> {
  const inserted = await db
    .insertInto('auth_sessions')
    .columns(['id', 'user_id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((user) => [
          user.val(session.id).as('id'),
          'users.id as user_id',
          user.val(session.userAgent).as('user_agent'),
          user.val(session.startedAt).as('created_at'),
          user.val(session.startedAt).as('last_used_at'),
          user.val(session.expiresAt).as('expires_at'),
        ])
        .where('users.id', '=', session.userId)
        .where('users.password_hash', '=', session.passwordHash)
        // Waits for a change under way, and sees the result.
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The session of an active user, unless it has ended. */
export async function findLiveAuthSession(db: Db, subject: { userId: number; sessionId: string }, at: Date) {
  return db
    .selectFrom('auth_sessions as session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .select(['session.id', 'session.last_used_at'])
    .where('session.id', '=', subject.sessionId)
    .where('session.user_id', '=', subject.userId)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', at)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
}

/** The sessions of a user that go on, the named one first, then last used first. */
export async function listAuthSessions(
  db: Db,
  subject: { userId: number; sessionId: string },
  at: Date,
  window: { limit: number; offset: number },
) {
  return db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', subject.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy((session) => session('id', '=', subject.sessionId), 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countAuthSessions(db: Db, userId: number, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('auth_sessions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateLastUsed(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('auth_sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

/** Ends a session; false when it is not the user's or has ended already. */
export async function updateAuthSessionRevoked(db: Db, subject: { userId: number; sessionId: string }, at: Date): Promise<boolean> {
  const result = await db
    .updateTable('auth_sessions')
    .set({ revoked_at: at })
    .where('id', '=', subject.sessionId)
    .where('user_id', '=', subject.userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Ends a user's sessions, except for the one that is to go on, if any. */
export async function updateAuthSessionsRevoked(
  db: Db | Trx,
  userId: number,
  { keptSessionId, at }: { keptSessionId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ revoked_at: at })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(keptSessionId !== null, (sessions) => sessions.where('id', '!=', keptSessionId))
    .execute()
}

/** Deletes the sessions that ended before a time. */
export async function deleteEndedAuthSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where((session) => session.or([session('expires_at', '<', before), session('revoked_at', '<', before)]))
    .execute()
}
