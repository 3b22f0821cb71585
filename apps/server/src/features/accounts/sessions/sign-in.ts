import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { findUserByIdentifier } from '../accounts.queries.ts'
import { findLiveAuthSession, insertAuthSession, updateLastUsed } from './auth-sessions.queries.ts'

const DAY_MS = 86_400_000
const USER_AGENT_LENGTH = 300

interface Credentials {
  /** Login or e-mail, in any case. */
  identifier: string
  password: string
  userAgent: string
  /** Of the network. */
  address: string
}

/** Opens a session. One failure for all: unknown account, wrong password, not yet activated, told apart by neither answer nor time. */
export async function signIn(context: AppContext, credentials: Credentials): Promise<{ access: string; refresh: string }> {
  const user = await findUserByIdentifier(context.db, credentials.identifier)
  const fits = await context.passwords.verify(user?.password_hash ?? null, credentials.password, [
    credentials.address,
    credentials.identifier.toLowerCase(),
  ])
  if (!user || !fits || !user.is_active) throw new AppError('invalid_credentials')

  const startedAt = context.clock.now()
  const expiresAt = new Date(startedAt.getTime() + context.settings.REFRESH_TOKEN_DAYS * DAY_MS)
  const subject = { userId: user.id, sessionId: randomUUID() }
  const isOpen = await insertAuthSession(context.db, {
    id: subject.sessionId,
    userId: user.id,
    passwordHash: user.password_hash,
    userAgent: credentials.userAgent.slice(0, USER_AGENT_LENGTH),
    startedAt,
    expiresAt,
  })
  if (!isOpen) throw new AppError('invalid_credentials')
  return { access: context.tokens.issueAccess(subject), refresh: context.tokens.issueRefresh(subject, expiresAt) }
}

// Every open tab refreshes every few minutes; a person who looks at their devices needs no better than the hour.
const TOUCH_AFTER_MS = 600_000

/** A new access token for a session that goes on; throws AppError `token_not_valid`. The refresh token stays the same. */
export async function refreshAccess(context: AppContext, refreshToken: string): Promise<{ access: string }> {
  const subject = context.tokens.readRefresh(refreshToken)
  const now = context.clock.now()
  const session = await findLiveAuthSession(context.db, subject, now)
  if (!session) throw new AppError('token_not_valid')
  if (now.getTime() - session.last_used_at.getTime() > TOUCH_AFTER_MS) await updateLastUsed(context.db, session.id, now)
  return { access: context.tokens.issueAccess(subject) }
}
