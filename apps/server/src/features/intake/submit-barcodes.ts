import type { BodyOut } from '@spizarka/contract/endpoint'
import type { addFromBarcodes } from '@spizarka/contract/intake'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { openSession } from './open-session.ts'
import { readBarcodes } from './read-barcodes.job.ts'

/** Queues scanned products for review: points are reserved, the session is there, and the job is enqueued, or none of it. */
export async function submitBarcodes(
  context: AppContext,
  call: CallIdentity,
  { items }: BodyOut<typeof addFromBarcodes>,
): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  return once(context.db, call, async (trx) => {
    const sessionId = await openSession(trx, { ownerId: call.userId, source: 'barcode', input: JSON.stringify(items) })
    await context.jobs.enqueue(trx, readBarcodes, { sessionId })
    return { session_id: sessionId }
  })
}
