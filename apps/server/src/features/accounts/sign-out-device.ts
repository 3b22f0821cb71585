import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { revokeSession } from './sessions.queries.ts'

/** Ends one of the user's sessions, also the one that asks when it names itself; throws AppError `not_found`. */
export async function signOutDevice({ db, clock }: AppContext, userId: number, sessionId: string): Promise<void> {
  const isSession = z.uuid().safeParse(sessionId).success
  if (!isSession || !(await revokeSession(db, { userId, sessionId }, clock.now()))) throw new AppError('not_found')
}
