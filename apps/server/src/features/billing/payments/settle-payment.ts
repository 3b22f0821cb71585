import { PaymentError, type PaymentOperator } from '@spizarka/integrations/payments'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { completePayment } from './complete-payment.ts'
import { type PaymentRow, updatePayment } from './payments.queries.ts'

/** Whether nothing that the operator says can change a payment any more. */
export function isDone({ state, completed_at, p24_order_id }: PaymentRow): boolean {
  return completed_at !== null || (state === 'failed' && p24_order_id !== null)
}

/** Whether the operator confirms a payment; throws AppError `payment_not_verified` where it cannot. */
export async function isVerified(payments: PaymentOperator, payment: PaymentRow, orderId: number): Promise<boolean> {
  const { session_id: sessionId, amount_grosze: amount, currency } = payment
  try {
    return await payments.verify({ sessionId, orderId, amount, currency })
  } catch (error) {
    // It is told again until we say that all is well.
    if (error instanceof PaymentError) throw new AppError('payment_not_verified')
    throw error
  }
}

/** What is known once the operator was asked: done here, not paid there, refused by the bank, or nothing. */
export type Settled = 'done' | 'unpaid' | 'declined' | 'unheard' | 'unknown'

/** Asks the operator how a payment stands, and completes what is paid. `unheard`: it has never learned of it; `unknown`: it does not say. */
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
