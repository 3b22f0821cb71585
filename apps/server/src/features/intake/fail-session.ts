import type { ErrorCode } from '@spizarka/contract/errors'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { refundPoints } from '../points/index.ts'
import { findSessionById, finishReading, type IntakeSession } from './intake-sessions.queries.ts'
import { INTAKE_KINDS } from './kinds.ts'
import { deletePicture } from './receipt-pictures.queries.ts'

/** Says why nothing came of a session, gives the points back and forgets its picture; one that was read stays as it is. */
export async function failSession(trx: Trx, { id, source }: Pick<IntakeSession, 'id' | 'source'>, code: ErrorCode): Promise<void> {
  if (!(await finishReading(trx, id, { state: 'failed', code }))) return
  const { reason, refundReason } = INTAKE_KINDS[source]
  await refundPoints(trx, { reason, reference: id, refundReason })
  await deletePicture(trx, id)
}

/** What every reading job does when its last try has failed. */
export async function giveUpReading(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const session = await findSessionById(trx, sessionId)
    if (session) await failSession(trx, session, INTAKE_KINDS[session.source].failure)
  })
}
