import { planOf } from '@spizarka/contract/plans'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { takeDiscountCode } from '../discount-codes/apply-discount-code.ts'
import { getSoldProduct } from '../plans/subscription-products.queries.ts'
import { grantPoints } from '../subscriptions/grant-points.ts'
import { replaceCard, saveCard } from '../subscriptions/save-card.ts'
import { ended, renewed, type SubscriptionState, startSubscription } from '../subscriptions/subscription-state.ts'
import {
  columnsOf,
  findRunningSubscription,
  findSubscription,
  insertSubscription,
  lockPayer,
  type Payer,
  type SubscriptionRow,
  subscriptionStateOf,
  updateAccountPlan,
  updateSubscriptionState,
} from '../subscriptions/subscriptions.queries.ts'
import { coversCredit, valueOfUnusedDays } from '../subscriptions/unused-days.ts'
import { followUp } from './follow-up.ts'
import { lockPayment, type PaymentRow, type RefundRow, updatePayment } from './payments.queries.ts'
import { queueRefund } from './refund-payment.ts'

/**
 * Applies a payment that was made, once and in one transaction: plan, points, documents. `orderId` is null where there was nothing to pay.
 * Money that can no longer buy anything is refunded in full. Safe to call repeatedly and in any order; returns whether the payment has bought
 * its plan.
 */
export async function completePayment(trx: Trx, context: AppContext, found: PaymentRow, orderId: number | null): Promise<boolean> {
  const payer = found.user_id === null ? undefined : await lockPayer(trx, found.user_id)
  const payment = await lockPayment(trx, found.id)
  if (payment.completed_at !== null) return true
  // A failed payment with an order number: the money came and was refunded.
  if (payment.state === 'failed' && payment.p24_order_id !== null) return false
  if (!payer?.isChargeable) return sendBack(trx, context, payment, orderId, 'account_gone')
  return payment.kind === 'purchase'
    ? completePurchase(trx, context, payment, orderId, payer)
    : completeRenewal(trx, context, payment, orderId, payer)
}

async function completeRenewal(trx: Trx, context: AppContext, payment: PaymentRow, orderId: number | null, payer: Payer): Promise<boolean> {
  const subscription = payment.subscription_id === null ? undefined : await findSubscription(trx, payment.subscription_id)
  if (!subscription || subscription.state === 'ended') {
    // Paid by its owner after the last failed charge had ended the plan: a new one begins.
    if (payment.kind === 'overdue') return completePurchase(trx, context, payment, orderId, payer)
    return sendBack(trx, context, payment, orderId, 'plan_ended')
  }
  const subscriptionState = subscriptionStateOf(subscription)
  if (payment.period_number !== subscriptionState.period + 1) {
    // A late charge was first. Who paid for a single period must not be charged again, whichever of the two payments stays.
    if (payment.kind === 'overdue' && !payment.is_recurring)
      await updateSubscriptionState(trx, subscription.id, { ...subscriptionState, isRecurring: false }, context.clock.now())
    return sendBack(trx, context, payment, orderId, 'duplicate')
  }
  const period = renewed(subscriptionState, payment.amount_grosze, dayInWarsaw(context.clock.now()))
  const next = { ...period, isRecurring: subscriptionState.isRecurring && payment.is_recurring }
  if (payment.replaces_card && orderId !== null) await replaceCard(trx, context, subscription.id)
  await writePaidPeriod(trx, context, { payment, orderId, subscription, subscriptionState: next })
  await updateAccountPlan(trx, payer.id, { plan: subscription.plan_type, isCancelled: next.state === 'cancelled' })
  await followUp(trx, context, { kind: 'paid', userId: payer.id, paymentId: payment.id, subscriptionId: subscription.id, isRenewal: true })
  return true
}

async function completePurchase(
  trx: Trx,
  context: AppContext,
  payment: PaymentRow,
  orderId: number | null,
  payer: Payer,
): Promise<boolean> {
  const now = context.clock.now()
  const product = await getSoldProduct(trx, payment.product_id)
  if (!planOf(product.plan_type).isAbove(payer.plan)) return sendBack(trx, context, payment, orderId, 'duplicate')
  const running = await findRunningSubscription(trx, payer.id)
  // The price was reduced for the plan that ran then: if that was refunded meanwhile, it cannot pay for this one.
  const { credited_payment_id: credited, credit_grosze: credit } = payment
  if (credited !== null && (running?.payment_id !== credited || !(await coversCredit(trx, credited, credit))))
    return sendBack(trx, context, payment, orderId, 'credit_gone')
  const use = payment.discount_code_id !== null && { codeId: payment.discount_code_id, userId: payer.id, paymentId: payment.id, at: now }
  if (use && !(await takeDiscountCode(trx, use))) return sendBack(trx, context, payment, orderId, 'code_used_up')

  const today = dayInWarsaw(now)
  if (running) await updateSubscriptionState(trx, running.id, ended(subscriptionStateOf(running), 'upgraded'), now)
  // The payment began before the lower plan was paid, so its unused days are refunded.
  const owed = running && credited === null ? Math.min(await valueOfUnusedDays(trx, running, today), payment.amount_grosze) : 0
  // Without a card payment there is no card to charge later.
  const isRecurring = payment.is_recurring && (payment.kind === 'purchase' || payment.replaces_card)
  const subscriptionState = startSubscription(product.billing_cycle, { isRecurring, paidGrosze: payment.amount_grosze - owed }, today)
  const subscription = await insertSubscription(trx, {
    user_id: payer.id,
    product_id: product.id,
    plan_type: product.plan_type,
    price_grosze: payment.price_grosze,
    ai_points_granted: product.ai_points_granted,
    payment_id: payment.id,
    created_at: now,
    ...columnsOf(subscriptionState),
  })
  await writePaidPeriod(trx, context, { payment, orderId, subscription, subscriptionState })
  await updateAccountPlan(trx, payer.id, { plan: product.plan_type, isCancelled: false, usedCode: Boolean(use) })
  if (subscriptionState.isRecurring && orderId !== null) await context.jobs.enqueue(trx, saveCard, { subscriptionId: subscription.id })
  await followUp(trx, context, { kind: 'paid', userId: payer.id, paymentId: payment.id, subscriptionId: subscription.id, isRenewal: false })
  if (owed > 0) await queueRefund(trx, context, payment, { grosze: owed, why: 'credit' })
  return true
}

interface PaidPeriod {
  payment: PaymentRow
  orderId: number | null
  subscription: SubscriptionRow
  subscriptionState: SubscriptionState
}

async function writePaidPeriod(
  trx: Trx,
  context: AppContext,
  { payment, orderId, subscription, subscriptionState }: PaidPeriod,
): Promise<void> {
  const now = context.clock.now()
  await updatePayment(trx, payment.id, {
    state: 'completed',
    p24_order_id: orderId,
    completed_at: now,
    failed_at: null,
    subscription_id: subscription.id,
    period_number: subscriptionState.period,
    period_start: subscriptionState.start,
    period_end: subscriptionState.end,
  })
  const withPoints = await grantPoints(trx, subscription, subscriptionState)
  await updateSubscriptionState(trx, subscription.id, withPoints, now, { payment_id: payment.id })
}

/** Refunds in full a payment that can buy nothing. */
async function sendBack(trx: Trx, context: AppContext, payment: PaymentRow, orderId: number | null, why: RefundRow['why']): Promise<false> {
  await updatePayment(trx, payment.id, {
    state: 'failed',
    p24_order_id: orderId,
    failed_at: context.clock.now(),
    operator_says: `sent back: ${why}`,
  })
  if (orderId !== null) await queueRefund(trx, context, payment, { grosze: payment.amount_grosze, why })
  return false
}
