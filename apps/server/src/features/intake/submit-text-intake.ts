import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { openSession } from './open-session.ts'
import { parseTextIntake } from './parse-text-intake.job.ts'

/** Queues a typed list for reading: points are reserved, the session is there, and the job is enqueued, or none of it. */
export async function submitTextIntake(context: AppContext, call: CallIdentity, text: string): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  return once(context.db, call, async (trx) => {
    const sessionId = await openSession(trx, { ownerId: call.userId, source: 'text', input: text })
    await context.jobs.enqueue(trx, parseTextIntake, { sessionId })
    return { session_id: sessionId }
  })
}
