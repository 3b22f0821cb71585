import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { findIntakeSessionById } from './intake.queries.ts'
import { failIntakeSession, giveUpReading, openIntakeSession } from './intake-session.ts'
import { storeItemsForReview } from './store-items-for-review.ts'

/** Queues a typed list for reading: points are reserved, the session is there, and the job is enqueued, or none of it. */
export async function submitTextIntake(context: AppContext, call: CallIdentity, text: string): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  return once(context.db, call, async (trx) => {
    const enqueue = (sessionId: string) => context.jobs.enqueue(trx, parseTextIntake, { sessionId })
    return { session_id: await openIntakeSession(trx, { ownerId: call.userId, source: 'text', input: text }, enqueue) }
  })
}

/** Reads a session's list and stores its items for review; run twice, the second time changes nothing. */
async function readText(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findIntakeSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const items = await context.engine.extractProducts({ text: session.input })
  const readable = items.some((item) => item.problem === null)
  await context.db.transaction().execute(async (trx) => {
    if (readable) await storeItemsForReview(trx, session, items, context.clock.now())
    else await failIntakeSession(trx, session, 'intake_nothing_readable')
  })
}

/** Reads the typed list of a session. */
export const parseTextIntake = defineJob({
  name: 'intake.parse-text',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 4,
  handle: readText,
  onExhausted: giveUpReading,
})
