import type { P24Notification } from '@spizarka/contract/payments'
import { PaymentError, type PaymentOperator } from '@spizarka/integrations/payments'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { completePayment } from './complete-payment.ts'
import { findPaymentBySession, type PaymentRow, updatePayment } from './payments.queries.ts'

const sessionSchema = z.uuid()

/**
 * What the operator tells of a payment: verified with it, then all that follows, once. Throws AppError `notification_not_signed`,
 * `payment_not_found`, `notification_mismatch`, `payment_not_verified`, `payments_off`.
 */
export async function receiveNotification(context: AppContext, notification: P24Notification): Promise<void> {
  const { payments, db } = context
  if (!payments) throw new AppError('payments_off')
  if (!payments.verifyNotification(notification)) throw new AppError('notification_not_signed')
  const payment = sessionSchema.safeParse(notification.sessionId).success
    ? await findPaymentBySession(db, notification.sessionId)
    : undefined
  if (!payment) throw new AppError('payment_not_found')
  if (!concernsPayment(notification, payment, payments)) throw new AppError('notification_mismatch')
  if (isDone(payment)) return
  await joinSameWork(db, `${payment.id}:${notification.orderId}`, async () => {
    if (!(await isVerified(payments, payment, notification.orderId))) throw new AppError('payment_not_verified')
    await db.transaction().execute((trx) => completePayment(trx, context, payment, notification.orderId))
  })
}

const inProgress = new WeakMap<Db, Map<string, Promise<void>>>()

/** Whoever tells the same at the same time waits for the first: the operator is not asked two hundred times. Other processes meet at the lock. */
async function joinSameWork(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  const ofApp = inProgress.get(db) ?? new Map<string, Promise<void>>()
  inProgress.set(db, ofApp)
  const same = ofApp.get(name)
  if (same) return same
  const begun = work().finally(() => ofApp.delete(name))
  ofApp.set(name, begun)
  return begun
}

/** Whether nothing that the operator says can change a payment any more. */
export function isDone({ state, completed_at, p24_order_id }: PaymentRow): boolean {
  return completed_at !== null || (state === 'failed' && p24_order_id !== null)
}

function concernsPayment(notification: P24Notification, payment: PaymentRow, { merchant }: PaymentOperator): boolean {
  const { merchantId, posId, amount, originAmount, currency } = notification
  return (
    merchantId === merchant.merchantId &&
    posId === merchant.posId &&
    amount === payment.amount_grosze &&
    originAmount === payment.amount_grosze &&
    currency === payment.currency
  )
}

async function isVerified(payments: PaymentOperator, payment: PaymentRow, orderId: number): Promise<boolean> {
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
