import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { deleteSession, lockSession } from './intake-sessions.queries.ts'

/** Throws a list away that waits for review; a confirmed one is history and stays. */
export async function discardSession(context: AppContext, ownerId: number, sessionId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, ownerId, sessionId)
    if (!session || session.state === 'processing' || session.state === 'confirmed') throw new AppError('not_found')
    await deleteSession(trx, sessionId)
  })
}
