import type { BodyOut } from '@spizarka/contract/endpoint'
import { addFromBarcodes } from '@spizarka/contract/intake'
import { readLabels } from '@spizarka/culinary/labels'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { findIntakeSessionById } from './intake.queries.ts'
import { failIntakeSession, giveUpReading, INTAKE_KINDS, openIntakeSession } from './intake-session.ts'
import { storeItemsForReview } from './store-items-for-review.ts'

/** Queues scanned products for review: points are reserved, the session is there, and the job is enqueued, or none of it. */
export async function submitBarcodes(
  context: AppContext,
  call: CallIdentity,
  { items }: BodyOut<typeof addFromBarcodes>,
): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  return once(context.db, call, async (trx) => {
    const sessionId = await openIntakeSession(trx, { ownerId: call.userId, source: 'barcode', input: JSON.stringify(items) })
    await context.jobs.enqueue(trx, readBarcodes, { sessionId })
    return { session_id: sessionId }
  })
}

const scannedSchema = addFromBarcodes.body.shape.items

/** Reads the labels of a session's scanned products and stores them for review; run twice, the second time changes nothing. */
async function readCodes(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findIntakeSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const scanned = scannedSchema.parse(JSON.parse(session.input))
  const items = readLabels(scanned.map(({ product_name, quantity, brands }) => ({ name: product_name, quantity, brands: brands ?? null })))
  const readable = items.some((item) => item.problem === null)
  await context.db.transaction().execute(async (trx) => {
    if (readable) await storeItemsForReview(trx, session, items, context.clock.now())
    else await failIntakeSession(trx, session, INTAKE_KINDS.barcode.failure)
  })
}

/** Reads the scanned products of a session. */
export const readBarcodes = defineJob({
  name: 'intake.read-barcodes',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 2,
  handle: readCodes,
  onExhausted: giveUpReading,
})
