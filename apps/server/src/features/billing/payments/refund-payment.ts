import { randomUUID } from 'node:crypto'
import { PaymentError, type RefundOutcome } from '@spizarka/integrations/payments'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { endSubscription } from '../subscriptions/end-subscription.ts'
import { findRunningSubscription, lockPayer } from '../subscriptions/subscriptions.queries.ts'
import { followUp } from './follow-up.ts'
import {
  findPayment,
  findRefund,
  insertRefund,
  lockPayment,
  type PaymentRow,
  type RefundRow,
  updatePayment,
  updateRefundClosed,
} from './payments.queries.ts'

interface RefundRequest {
  grosze: number
  why: RefundRow['why']
  reason?: string
}

/** Queues a refund, which is sent and retried after this transaction commits. */
export async function queueRefund(trx: Trx, context: AppContext, payment: PaymentRow, wanted: RefundRequest): Promise<RefundRow> {
  const refund = await requestRefund(trx, context, payment, wanted)
  await context.jobs.enqueue(trx, sendRefund, { refundId: refund.id })
  return refund
}

/** Stores a refund for a caller that asks the operator itself. */
export async function requestRefund(trx: Trx, context: AppContext, payment: PaymentRow, wanted: RefundRequest): Promise<RefundRow> {
  return insertRefund(trx, {
    payment_id: payment.id,
    refund_uuid: randomUUID().replaceAll('-', ''),
    amount_grosze: wanted.grosze,
    why: wanted.why,
    reason: wanted.reason ?? '',
    created_at: context.clock.now(),
  })
}

/** Asks the operator for a refund; throws PaymentError where the outcome is unknown. */
export async function askForRefund({ payments }: AppContext, payment: PaymentRow, refund: RefundRow): Promise<RefundOutcome> {
  if (!payments) throw new PaymentError('there is no operator', { mayHaveHappened: false })
  if (payment.p24_order_id === null) return { kind: 'refused', says: 'nothing was paid' }
  return payments.refund({
    refundUuid: refund.refund_uuid,
    sessionId: payment.session_id,
    orderId: payment.p24_order_id,
    amount: refund.amount_grosze,
    description: 'Zwrot Spiżarka',
  })
}

/** Stores the outcome of a refund, once; returns whether this call did it. */
export async function closeRefund(trx: Trx, context: AppContext, refundId: number, outcome: RefundOutcome): Promise<boolean> {
  const refund = await findRefund(trx, refundId)
  if (!refund) return false
  const payment = await lockPayment(trx, refund.payment_id)
  const says = outcome.kind === 'refused' ? outcome.says : ''
  const state = outcome.kind === 'accepted' ? 'done' : 'refused'
  if (!(await updateRefundClosed(trx, refundId, state, says, context.clock.now()))) return false
  if (outcome.kind === 'refused') {
    await updatePayment(trx, payment.id, { operator_says: says })
    return true
  }
  const wasCompleted = payment.completed_at !== null
  await updatePayment(trx, payment.id, {
    refunded_grosze: payment.refunded_grosze + refund.amount_grosze,
    ...(wasCompleted && { state: 'refunded' as const }),
  })
  const kind = wasCompleted ? 'refunded' : 'sent_back'
  await followUp(trx, context, { kind, userId: payment.user_id, paymentId: payment.id, refundId })
  return true
}

/** Stores the outcome of a refund under its payer's lock; a plan whose whole price an administrator refunded ends. */
export async function settleRefund(context: AppContext, payment: PaymentRow, refund: RefundRow, outcome: RefundOutcome): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    if (payment.user_id !== null) await lockPayer(trx, payment.user_id)
    const isClosed = await closeRefund(trx, context, refund.id, outcome)
    if (isClosed && outcome.kind === 'accepted' && refund.why === 'administrator') await endIfAllIsBack(trx, context, payment.id)
  })
}

async function endIfAllIsBack(trx: Trx, context: AppContext, paymentId: number): Promise<void> {
  const payment = await lockPayment(trx, paymentId)
  if (payment.user_id === null || payment.refunded_grosze < payment.amount_grosze) return
  const running = await findRunningSubscription(trx, payment.user_id)
  if (running?.payment_id === paymentId) await endSubscription(trx, context, running, 'refunded')
}

/** Refunds payments that bought nothing, and overpaid amounts. */
export const sendRefund = defineJob({
  name: 'billing.send-refund',
  payload: z.object({ refundId: z.int() }),
  retries: 10,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 2,
  async handle(context, { refundId }) {
    const refund = await findRefund(context.db, refundId)
    if (refund?.state !== 'requested') return
    const payment = await findPayment(context.db, refund.payment_id)
    if (!payment) return
    await settleRefund(context, payment, refund, await askForRefund(context, payment, refund))
  },
  // It stays `requested`: the hourly job retries it, and administrators see it.
  onExhausted: async () => {},
})
