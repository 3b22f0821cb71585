import { normalisePicture, PictureError } from '@spizarka/engine/pictures'
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/read-upload.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { checkReceiptFile } from './check-receipt-file.ts'
import { openSession } from './open-session.ts'
import { readReceipt } from './read-receipt.job.ts'
import { insertPicture } from './receipt-pictures.queries.ts'

/** A picture of 50 megapixels unpacks to 200 MB: not more than these at a time in one process. */
const pictureInTurn = limitConcurrency(2)

/** Queues the picture of a receipt for reading: points, session, picture and job, or none of it. What is kept has no metadata. */
export async function submitReceipt(
  context: AppContext,
  call: CallIdentity,
  sent: UploadedFile | undefined,
): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  const file = checkReceiptFile(sent)
  const jpeg = await pictureInTurn(() => normalise(file.bytes))
  return once(context.db, call, async (trx) => {
    const sessionId = await openSession(trx, { ownerId: call.userId, source: 'receipt', input: '' })
    await insertPicture(trx, sessionId, jpeg)
    await context.jobs.enqueue(trx, readReceipt, { sessionId })
    return { session_id: sessionId }
  })
}

async function normalise(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    return (await normalisePicture(bytes)).jpeg
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new AppError(error.kind === 'not_a_picture' ? 'receipt_format' : 'receipt_damaged')
  }
}
