import type { AdminPayment, refundPaymentAsAdmin } from '@spizarka/contract/admin-payments'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import { PaymentError } from '@spizarka/integrations/payments'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { forgetKey, once } from '../../../platform/idempotency/once.ts'
import { recordAct } from '../../audit/index.ts'
import { findOpenRefund, findPayment, findRefund, lockPayment } from '../payments/payments.queries.ts'
import { askForRefund, requestRefund, sendRefund, settleRefund } from '../payments/refund-payment.ts'
import { findShownPayment, type ShownPayment } from './admin-payments.queries.ts'

/**
 * Gives back a completed payment, or a part of it, with a reason that the log keeps. Refunding all of the current period's payment ends its
 * plan. If the operator's answer is lost, it is asked again later. Throws AppError `not_found`, `payments_off`,
 * `payment_not_refundable`, `refund_too_big`, `refund_refused_detail`.
 */
export async function refundByHand(
  context: AppContext,
  call: CallIdentity,
  paymentId: number,
  { amount_grosze: wanted, reason }: BodyOut<typeof refundPaymentAsAdmin>,
): Promise<AdminPayment> {
  const { refundId } = await once(context.db, call, async (trx) => {
    if (!(await findPayment(trx, paymentId))) throw new AppError('not_found')
    if (!context.payments) throw new AppError('payments_off')
    const payment = await lockPayment(trx, paymentId)
    const left = payment.amount_grosze - payment.refunded_grosze
    const isOpen = (await findOpenRefund(trx, paymentId)) !== undefined
    if (payment.completed_at === null || left === 0 || isOpen) throw new AppError('payment_not_refundable')
    const grosze = wanted ?? left
    if (grosze > left) throw new AppError('refund_too_big')
    const refund = await requestRefund(trx, context, payment, { grosze, why: 'administrator', reason })
    const details = { payment: paymentId, zloty: toMoney(grosze), reason }
    const subject = payment.user_id === null ? {} : { subjectId: payment.user_id }
    await recordAct(trx, { adminId: call.userId, act: 'payment_refunded', ...subject, details, at: context.clock.now() })
    return { refundId: refund.id }
  })
  if (!(await payBack(context, refundId))) {
    await forgetKey(context.db, call)
    throw new AppError('refund_refused_detail')
  }
  const shown = await findShownPayment(context.db, paymentId)
  if (!shown) throw new AppError('not_found')
  return presentPayment(shown)
}

/** Asks the operator to refund; false where it refuses. An unknown outcome is left to the job that asks again. */
async function payBack(context: AppContext, refundId: number): Promise<boolean> {
  const refund = await findRefund(context.db, refundId)
  const payment = refund && (await findPayment(context.db, refund.payment_id))
  if (!refund || !payment) return false
  // Asked with the same key once more: the result is known.
  if (refund.state !== 'requested') return refund.state === 'done'
  try {
    const outcome = await askForRefund(context, payment, refund)
    await settleRefund(context, payment, refund, outcome)
    return outcome.kind === 'accepted'
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, sendRefund, { refundId }))
    return true
  }
}

export function presentPayment({ id, amount_grosze, refunded_grosze, created_at, ...row }: ShownPayment): AdminPayment {
  return {
    ...row,
    id: String(id),
    amount: toMoney(amount_grosze),
    refunded: toMoney(refunded_grosze),
    currency: CURRENCY,
    created_at: created_at.toISOString(),
  }
}
