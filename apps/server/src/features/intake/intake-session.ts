import { randomUUID } from 'node:crypto'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { listIntakeSessions } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import type { PointReason } from '@spizarka/contract/points'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError, isErrorCode } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { refundPoints, reservePoints } from '../points/index.ts'
import {
  countSessionsToReview,
  deleteIntakeSession,
  deleteIntakeSessionsBefore,
  findIntakeSessionById,
  type IntakeSession,
  insertIntakeSession,
  listSessionsToReview,
  lockIntakeSession,
  updateReadingFinished,
} from './intake.queries.ts'
import { deletePicture } from './receipt/receipt.queries.ts'

interface IntakeKind {
  /** In points. */
  cost: number
  reason: PointReason
  refundReason: PointReason
  /** The error for a user with too few points. */
  shortage: ErrorCode
  /** Why a session failed where the fault is ours. */
  failure: ErrorCode
}

/** Sources of a review whose items had to be read from something. */
export type ReadSource = Exclude<IntakeSession['source'], 'shopping'>

/** The cost of each way of adding that ends in a review, and its error codes. */
export const INTAKE_KINDS: Record<ReadSource, IntakeKind> = {
  text: {
    cost: COSTS.textIntake,
    reason: 'text_intake',
    refundReason: 'text_intake_refund',
    shortage: 'points_short_text',
    failure: 'intake_failed',
  },
  receipt: {
    cost: COSTS.receiptIntake,
    reason: 'receipt_intake',
    refundReason: 'receipt_intake_refund',
    shortage: 'points_short_receipt',
    failure: 'receipt_failed',
  },
  barcode: {
    cost: COSTS.barcodeIntake,
    reason: 'barcode_intake',
    refundReason: 'barcode_intake_refund',
    shortage: 'points_short_barcode',
    failure: 'barcodes_failed',
  },
}

/**
 * Opens a session that is being read, its points reserved; throws the kind's shortage. `enqueue` runs in the same transaction. Returns the
 * session's id.
 */
export async function openIntakeSession(
  trx: Trx,
  { ownerId, source, input }: { ownerId: number; source: ReadSource; input: string },
  enqueue?: (sessionId: string) => Promise<void>,
): Promise<string> {
  const { cost, reason, shortage } = INTAKE_KINDS[source]
  const id = randomUUID()
  const reservationId = await reservePoints(trx, { userId: ownerId, reason, reference: id, amount: cost, shortage })
  await Promise.all([insertIntakeSession(trx, { id, ownerId, source, input, reservationId }), enqueue?.(id)])
  return id
}

/** Fails a session with a reason, refunds its points and deletes its picture; a session that is no longer being read is left alone. */
export async function failIntakeSession(trx: Trx, { id, source }: Pick<IntakeSession, 'id' | 'source'>, code: ErrorCode): Promise<void> {
  if (source === 'shopping' || !(await updateReadingFinished(trx, id, { state: 'failed', code }))) return
  const { reason, refundReason } = INTAKE_KINDS[source]
  await refundPoints(trx, { reason, reference: id, refundReason })
  await deletePicture(trx, id)
}

/** Why a session failed where the fault is ours. */
function defaultFailure(source: IntakeSession['source']): ErrorCode {
  return source === 'shopping' ? 'intake_failed' : INTAKE_KINDS[source].failure
}

/** The stored reason of a failed session. */
export function failureReason({ error_code: code, source }: Pick<IntakeSession, 'error_code' | 'source'>): ErrorCode {
  return isErrorCode(code) ? code : defaultFailure(source)
}

/** What every reading job does when its last try has failed. */
export async function giveUpReading(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const session = await findIntakeSessionById(trx, sessionId)
    if (session) await failIntakeSession(trx, session, defaultFailure(session.source))
  })
}

/** One page of the lists that wait for review. */
export async function readSessionsToReview(
  context: AppContext,
  ownerId: number,
  query: QueryOut<typeof listIntakeSessions>,
  url: string,
): Promise<ResponseOf<typeof listIntakeSessions>> {
  const [count, rows] = await Promise.all([
    countSessionsToReview(context.db, ownerId),
    listSessionsToReview(context.db, ownerId, windowOf(query)),
  ])
  const results = rows.map((row) => ({
    session_id: row.id,
    source: row.source,
    created_at: row.created_at.toISOString(),
    item_count: row.item_count,
    preview: row.preview ?? '',
  }))
  return toPage(url, query, { count, results })
}

/** Discards a list that waits for review; a confirmed one is kept as history. */
export async function discardIntakeList(context: AppContext, ownerId: number, sessionId: string): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const session = await lockIntakeSession(trx, ownerId, sessionId)
    if (!session || session.state === 'processing' || session.state === 'confirmed') throw new AppError('not_found')
    await deleteIntakeSession(trx, sessionId)
  })
}

const RETENTION_DAYS = 7
const DAY_MS = 86_400_000

/** Deletes lists that nobody returned to within a week. */
export const purgeIntakeSessions = defineJob({
  name: 'intake.purge-sessions',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deleteIntakeSessionsBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
