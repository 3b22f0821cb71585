import type { P24Notification } from '@spizarka/contract/payments'
import type { PaymentOperator } from '@spizarka/integrations/payments'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { completePayment } from './complete-payment.ts'
import { findPaymentBySession, type PaymentRow } from './payments.queries.ts'
import { isDone, isVerified } from './settle-payment.ts'

const sessionSchema = z.uuid()

/**
 * Handles the operator's notification of a payment: it is verified with the operator, then completes the payment, once. Throws AppError `notification_not_signed`,
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

/** Simultaneous repeats of a notification wait for the first, so that the operator is asked once. Other processes are held by the payment's lock. */
async function joinSameWork(db: Db, name: string, work: () => Promise<void>): Promise<void> {
  const ofApp = inProgress.get(db) ?? new Map<string, Promise<void>>()
  inProgress.set(db, ofApp)
  const same = ofApp.get(name)
  if (same) return same
  const begun = work().finally(() => ofApp.delete(name))
  ofApp.set(name, begun)
  return begun
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
