import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { PaymentStatus } from '@spizarka/contract/payments'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { claimAsking, findOwnPayment, type PaymentRow, updatePendingFailed } from './payments.queries.ts'
import { isDone, settlePayment } from './settle-payment.ts'

/** The operator is asked when no notification came within this time. */
const NOTIFICATION_GRACE_SECONDS = 10
/** Between two questions about one payment. */
const ASK_INTERVAL_SECONDS = 3
export const FAIL_AFTER_MINUTES = 15

const sessionSchema = z.uuid()

/** The status of a user's payment, as far as the operator tells; throws AppError `payment_not_found`. */
export async function readPaymentStatus(context: AppContext, userId: number, sessionId: string): Promise<PaymentStatus> {
  if (!sessionSchema.safeParse(sessionId).success) throw new AppError('payment_not_found')
  const payment = await getOwnPayment(context, userId, sessionId)
  if (isDone(payment) || !(await shouldAskOperator(context, payment))) return present(context, payment)
  const settled = await settlePayment(context, payment)
  // A known refusal is shown at once instead of after 15 minutes. If it is paid after all, it still completes.
  if (settled === 'declined' && payment.kind !== 'renewal')
    await updatePendingFailed(context.db, payment.id, 'declined', context.clock.now())
  return present(context, await getOwnPayment(context, userId, sessionId))
}

async function getOwnPayment({ db }: AppContext, userId: number, sessionId: string): Promise<PaymentRow> {
  const payment = await findOwnPayment(db, userId, sessionId)
  if (!payment) throw new AppError('payment_not_found')
  return payment
}

async function shouldAskOperator({ db, clock }: AppContext, payment: PaymentRow): Promise<boolean> {
  const now = clock.now()
  // The operator does not know payments that were never opened there.
  if (payment.payment_link === null && payment.kind !== 'renewal') return false
  if (now.getTime() - payment.created_at.getTime() < NOTIFICATION_GRACE_SECONDS * 1000) return false
  return claimAsking(db, payment.id, { before: new Date(now.getTime() - ASK_INTERVAL_SECONDS * 1000), now })
}

function present({ clock }: AppContext, payment: PaymentRow): PaymentStatus {
  return {
    p24_session_id: payment.session_id,
    p24_order_id: payment.p24_order_id,
    amount: toMoney(payment.amount_grosze),
    currency: CURRENCY,
    status: statusOf(payment, clock.now()),
  }
}

function statusOf({ state, created_at }: PaymentRow, now: Date): PaymentStatus['status'] {
  if (state === 'completed' || state === 'refunded') return 'completed'
  const isLate = now.getTime() - created_at.getTime() >= FAIL_AFTER_MINUTES * 60_000
  return state === 'failed' || isLate ? 'failed' : 'pending'
}
