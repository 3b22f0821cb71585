import type { ErrorCode } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import type { Receipt } from '@spizarka/engine'
import { normalisePicture, PictureError, pictureKind } from '@spizarka/engine/pictures'
import { z } from 'zod'
import { limitConcurrency } from '../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/read-upload.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { lockPantry } from '../pantry/index.ts'
import { failIntakeSession, giveUpReading, INTAKE_KINDS, openIntakeSession } from './intake-session.ts'
import { deletePicturesBefore, findIntakeSessionById, findPicture, insertPicture, updateReceiptSummary } from './intake-sessions.queries.ts'
import { type ItemToReview, storeItemsForReview } from './pending-items.ts'
import { dayOf, groszeOf, nameReceiptItems, shopOf } from './receipt-items.ts'

/** A picture of 50 megapixels unpacks to 200 MB: not more than these at a time in one process. */
const queuePicture = limitConcurrency(2)

/** Queues the picture of a receipt for reading: points, session, picture and job, or none of it. What is kept has no metadata. */
export async function submitReceipt(
  context: AppContext,
  call: CallIdentity,
  sent: UploadedFile | undefined,
): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  const file = checkReceiptFile(sent)
  const jpeg = await queuePicture(() => normalise(file.bytes))
  return once(context.db, call, async (trx) => {
    const sessionId = await openIntakeSession(trx, { ownerId: call.userId, source: 'receipt', input: '' })
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

const TYPE = /^image\/(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/
const EXTENSION = /\.(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/i
const FORBIDDEN_IN_NAME = /[<>:"/\\|?*\p{Cc}]/u
/** Types that say nothing: what a client sends that knows no better, and what a form's part is without one. */
const UNDECLARED = ['application/octet-stream', 'text/plain']

/** Refuses what cannot be the picture of a receipt: the checks of SPEC section 6 in their order, the first that fails is told. */
function checkReceiptFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new AppError('receipt_missing')
  const { bytes, name } = file
  if (!isPictureType(file.type) || (bytes.length > 0 && pictureKind(bytes) === null)) throw new AppError('receipt_format')
  if (!EXTENSION.test(name)) throw new AppError('receipt_extension')
  if (FORBIDDEN_IN_NAME.test(name)) throw new AppError('receipt_name_characters')
  if (name.length > LIMITS.receiptFileName) throw new AppError('receipt_name_too_long')
  if (bytes.length === 0) throw new AppError('receipt_empty')
  if (file.isTooBig) throw new AppError('receipt_too_big')
  return file
}

/** The content decides; a type that says something else than one of these pictures is believed nevertheless. */
function isPictureType(type: string): boolean {
  return TYPE.test(type) || UNDECLARED.includes(type)
}

/** Reads the receipt in a session's picture and stores its items for review; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findIntakeSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const image = await findPicture(context.db, sessionId)
  // A day has passed in the queue.
  if (!image) {
    await context.db.transaction().execute((trx) => failIntakeSession(trx, session, INTAKE_KINDS.receipt.failure))
    return
  }
  const receipt = await context.engine.readReceipt({ image })
  const now = context.clock.now()
  const { sumsAgree } = receipt
  const summary = {
    shop: shopOf(receipt.shop),
    boughtOn: dayOf(receipt.boughtOn, now),
    totalGrosze: groszeOf(receipt.totalGrosze),
    sumsAgree,
  }
  await context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, session.owner_id)
    const items = await nameReceiptItems(trx, session.owner_id, { items: receipt.items, shop: summary.shop }, now)
    const problem = problemOf(receipt, items)
    if (problem) return failIntakeSession(trx, session, problem)
    if (await storeItemsForReview(trx, session, items, now)) await updateReceiptSummary(trx, sessionId, summary)
  })
}

/** Why there is nothing to review; null when there is. */
function problemOf({ legibility }: Receipt, items: readonly ItemToReview[]): ErrorCode | null {
  if (legibility === 'unreadable') return 'receipt_unreadable'
  if (legibility === 'no_receipt') return 'receipt_not_found'
  return items.some((item) => item.problem === null) ? null : 'receipt_without_food'
}

/** Reads the receipt in a session's picture. */
export const readReceipt = defineJob({
  name: 'intake.read-receipt',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 2,
  expireSeconds: 300,
  concurrency: 2,
  handle,
  onExhausted: giveUpReading,
})

const RETENTION_MS = 24 * 3_600_000

/** Deletes pictures of receipts that are a day old, whatever became of their lists. */
export const purgePictures = defineJob({
  name: 'intake.purge-pictures',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deletePicturesBefore(db, new Date(clock.now().getTime() - RETENTION_MS)),
  // The next hour's job does it all.
  onExhausted: async () => {},
})
