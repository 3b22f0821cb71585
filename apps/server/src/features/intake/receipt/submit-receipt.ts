import type { ErrorCode } from '@spizarka/contract/errors'
import type { Receipt, ReceiptItem } from '@spizarka/engine'
import { normalisePicture } from '@spizarka/engine/pictures'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../../platform/http/read-upload.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { lockPantry } from '../../pantry/index.ts'
import { readPictureFile } from '../../pictures/index.ts'
import { findIntakeSessionById } from '../intake.queries.ts'
import { failIntakeSession, giveUpReading, INTAKE_KINDS, openIntakeSession } from '../intake-session.ts'
import { describeFound } from '../read-progress.ts'
import { type ItemToReview, storeItemsForReview } from '../store-items-for-review.ts'
import {
  deletePicturesBefore,
  findOwnPicture,
  findPicture,
  insertPicture,
  updateFound,
  updateListOfReceipt,
  updateReceiptSummary,
} from './receipt.queries.ts'
import { dayOf, groszeOf, nameReceiptItems, shopOf } from './receipt-items.ts'
import { guessList } from './receipt-of-list.ts'

/** Queues the picture of a receipt for reading: points, session, picture and job, or none of it. What is kept has no metadata. */
export async function submitReceipt(
  context: AppContext,
  call: CallIdentity,
  sent: UploadedFile | undefined,
): Promise<{ session_id: string }> {
  await context.rateLimits.take('intake', String(call.userId), context.settings.RATE_INTAKE_USER)
  const { jpeg } = await readPictureFile(sent, 'receipt_missing', normalisePicture)
  return once(context.db, call, async (trx) => {
    const sessionId = await openIntakeSession(trx, { ownerId: call.userId, source: 'receipt', input: '' })
    await insertPicture(trx, sessionId, jpeg)
    await context.jobs.enqueue(trx, readReceipt, { sessionId })
    return { session_id: sessionId }
  })
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
  // Written one after the other, so that the latest wins. Progress is optional: a failure to write it does not fail the reading.
  let reported = Promise.resolve()
  const onFound = (items: readonly ReceiptItem[], share: number) => {
    const found = items.filter((item) => item.problem === null).map(describeFound)
    reported = reported.then(() => updateFound(context.db, sessionId, { share, found })).catch(() => {})
  }
  const receipt = await context.engine.readReceipt({ image, onFound })
  await reported
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
    if (!(await storeItemsForReview(trx, session, items, now))) return
    await updateReceiptSummary(trx, sessionId, summary)
    // Unless its owner has set the list meanwhile.
    const listId = (await findIntakeSessionById(trx, sessionId))?.shopping_list_id
    if (listId === null) await updateListOfReceipt(trx, sessionId, await guessList(trx, session, summary.boughtOn, now))
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

/** The picture of a receipt that waits for review; `not_found` once its list is confirmed, or a day later. */
export async function readReceiptPicture(context: AppContext, ownerId: number, sessionId: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await findOwnPicture(context.db, ownerId, sessionId)
  if (!jpeg) throw new AppError('not_found')
  return new Uint8Array(jpeg)
}

const RETENTION_MS = 24 * 3_600_000

/** Deletes pictures of receipts that are a day old, whatever happened to their lists. */
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
