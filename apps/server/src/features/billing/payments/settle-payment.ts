import { PaymentError, type PaymentOperator } from '@spizarka/integrations/payments'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { completePayment } from './complete-payment.ts'
import { type PaymentRow, updatePayment } from './payments.queries.ts'

/** Whether a payment is final, whatever the operator says. */
export function isDone({ state, completed_at, p24_order_id }: PaymentRow): boolean {
  return completed_at !== null || (state === 'failed' && p24_order_id !== null)
}

/** Whether the operator confirms a payment; throws AppError `payment_not_verified` where it cannot. */
export async function isVerified(payments: PaymentOperator, payment: PaymentRow, orderId: number): Promise<boolean> {
  const { session_id: sessionId, amount_grosze: amount, currency } = payment
  try {
    return await payments.verify({ sessionId, orderId, amount, currency })
  } catch (error) {
    // The operator repeats the notification until we accept it.
    if (error instanceof PaymentError) throw new AppError('payment_not_verified')
    throw error
  }
}

/** The answer of the operator: completed, not paid, declined by the bank, unknown to the operator, or no answer. */
export type Settled = 'done' | 'unpaid' | 'declined' | 'unheard' | 'unknown'

/** Asks the operator for the status of a payment, and completes it if it is paid. `unheard`: the operator does not know it; `unknown`: no usable answer. */
export async function settlePayment(context: AppContext, payment: PaymentRow): Promise<Settled> {
  const { payments, db, log } = context
  if (!payments) return 'unknown'
  try {
    const found = await payments.status(payment.session_id)
    if (found.state === 'unknown') return 'unheard'
    if (found.state === 'declined') return 'declined'
    if (found.state === 'unpaid' || found.state === 'returned' || found.orderId === null) return 'unpaid'
    if (found.amount !== payment.amount_grosze || found.currency !== payment.currency) {
      await updatePayment(db, payment.id, { operator_says: `another amount: ${found.amount} ${found.currency}`.slice(0, 200) })
      return 'unknown'
    }
    const { orderId } = found
    if (found.state === 'paid' && !(await isVerified(payments, payment, orderId))) return 'unknown'
    await db.transaction().execute((trx) => completePayment(trx, context, payment, orderId))
    return 'done'
  } catch (error) {
    if (!(error instanceof PaymentError || error instanceof AppError)) throw error
    log.warn({ session: payment.session_id, reason: error.message }, 'the payment operator does not say how a payment stands')
    return 'unknown'
  }
}
