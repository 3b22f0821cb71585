import type { TokenSubject } from '../../platform/auth/tokens.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { revokeSession } from './sessions.queries.ts'

/** Ends the session of a refresh token; a token that is no good has no session left to end. */
export async function signOut(context: AppContext, refreshToken: string): Promise<void> {
  const subject = readSubject(context, refreshToken)
  if (subject) await revokeSession(context.db, subject, context.clock.now())
}

function readSubject(context: AppContext, refreshToken: string): TokenSubject | undefined {
  try {
    return context.tokens.readRefresh(refreshToken)
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
