import type { Db } from '../../platform/db/connect.ts'

export interface NewSession {
  id: string
  userId: number
  userAgent: string
  startedAt: Date
  expiresAt: Date
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      user_agent: session.userAgent,
      created_at: session.startedAt,
      last_used_at: session.startedAt,
      expires_at: session.expiresAt,
    })
    .execute()
}

/** The session of an active user, unless it has ended. */
export async function findLiveSession(db: Db, subject: { userId: number; sessionId: string }, at: Date) {
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

export async function updateLastUsed(db: Db, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('auth_sessions').set({ last_used_at: at }).where('id', '=', sessionId).execute()
}

/** Ends a session that has not ended yet. */
export async function revokeSession(db: Db, subject: { userId: number; sessionId: string }, at: Date): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ revoked_at: at })
    .where('id', '=', subject.sessionId)
    .where('user_id', '=', subject.userId)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Deletes the sessions that ended before a time. */
export async function deleteEndedSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where((session) => session.or([session('expires_at', '<', before), session('revoked_at', '<', before)]))
    .execute()
}
