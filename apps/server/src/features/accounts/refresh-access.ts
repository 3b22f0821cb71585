import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findLiveSession, updateLastUsed } from './sessions.queries.ts'

// Every open tab refreshes every few minutes; a person who looks at their devices needs no better than the hour.
const TOUCH_AFTER_MS = 600_000

/** A new access token for a session that goes on; throws AppError `token_not_valid`. The refresh token stays the same. */
export async function refreshAccess(context: AppContext, refreshToken: string): Promise<{ access: string }> {
  const subject = context.tokens.readRefresh(refreshToken)
  const now = context.clock.now()
  const session = await findLiveSession(context.db, subject, now)
  if (!session) throw new AppError('token_not_valid')
  if (now.getTime() - session.last_used_at.getTime() > TOUCH_AFTER_MS) await updateLastUsed(context.db, session.id, now)
  return { access: context.tokens.issueAccess(subject) }
}
