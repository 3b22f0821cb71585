import type { Db, Trx } from '../../../platform/db/connect.ts'
import { findOpenRefund, findPayment } from '../payments/payments.queries.ts'
import { type Day, unusedGrosze } from './subscription-state.ts'
import { type SubscriptionRow, subscriptionStateOf } from './subscriptions.queries.ts'

/** The value of a subscription's unused days today, in grosze: their share of the price, at most what has not been refunded. */
export async function valueOfUnusedDays(db: Db | Trx, subscription: SubscriptionRow, today: Day): Promise<number> {
  const payment = await findPayment(db, subscription.payment_id)
  const kept = payment ? payment.amount_grosze - payment.refunded_grosze : 0
  return Math.min(unusedGrosze(subscriptionStateOf(subscription), today), kept)
}

/** Whether a payment still covers its credit to another plan, open refunds included. */
export async function coversCredit(trx: Trx, paymentId: number, credit: number): Promise<boolean> {
  const payment = await findPayment(trx, paymentId)
  const asked = (await findOpenRefund(trx, paymentId))?.amount_grosze ?? 0
  return payment !== undefined && payment.amount_grosze - payment.refunded_grosze - asked >= credit
}
