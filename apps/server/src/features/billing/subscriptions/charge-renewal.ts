import { randomUUID } from 'node:crypto'
import { PaymentError } from '@spizarka/integrations/payments'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { findMailAddress } from '../../accounts/index.ts'
import { followUp } from '../payments/follow-up.ts'
import { notifyUrl } from '../payments/open-at-operator.ts'
import { insertPayment, type PaymentRow, updatePayment, updatePendingFailed } from '../payments/payments.queries.ts'
import { getSoldProduct } from '../plans/subscription-products.queries.ts'
import { findCardReference } from './save-card.ts'
import { chargeFailed, nextChargeOn } from './subscription-state.ts'
import {
  findSubscription,
  lockPayer,
  type SubscriptionRow,
  subscriptionStateOf,
  updateAccountPlan,
  updateSubscriptionState,
} from './subscriptions.queries.ts'

/** Stores the charge of the next period before the operator is asked, so that no other worker starts a second one. */
export async function beginCharge(trx: Trx, context: AppContext, subscription: SubscriptionRow): Promise<PaymentRow> {
  const now = context.clock.now()
  const subscriptionState = subscriptionStateOf(subscription)
  const product = await getSoldProduct(trx, subscription.product_id)
  const payment = await insertPayment(trx, {
    session_id: randomUUID(),
    user_id: subscription.user_id,
    product_id: product.id,
    product_name: product.name,
    kind: 'renewal',
    subscription_id: subscription.id,
    period_number: subscriptionState.period + 1,
    amount_grosze: subscription.price_grosze,
    price_grosze: subscription.price_grosze,
    is_recurring: true,
    created_at: now,
  })
  return payment
}

/** Charges the card at the operator. An accepted charge is settled by its notification or the next run; returns whether the plan ended. */
export async function charge(context: AppContext, before: SubscriptionRow, payment: PaymentRow): Promise<{ isEnded: boolean }> {
  const { payments, db, clock, log } = context
  try {
    const cardReference = await findCardReference(context, before)
    if (cardReference === null) return failCharge(context, payment, 'no card to charge')
    const outcome = await payments?.chargeSaved({
      sessionId: payment.session_id,
      amount: payment.amount_grosze,
      currency: 'PLN',
      description: `Spiżarka ${payment.product_name}`,
      email: (await findMailAddress(db, before.user_id)) ?? '',
      returnUrl: `${context.publicUrl}/settings/subscription`,
      notifyUrl: notifyUrl(context),
      cardReference,
    })
    if (outcome?.kind === 'declined') return await failCharge(context, payment, outcome.says)
    await updatePayment(db, payment.id, { charged_at: clock.now() })
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    log.warn({ session: payment.session_id, reason: error.message }, 'a renewal could not be charged')
    if (error.mayHaveHappened) await updatePayment(db, payment.id, { charged_at: clock.now(), operator_says: error.message.slice(0, 200) })
    else await abandonCharge(context, payment, error.message)
  }
  return { isEnded: false }
}

/** A failed charge: counted as a try, the last of which ends the plan. */
export async function failCharge(context: AppContext, payment: PaymentRow, says: string): Promise<{ isEnded: boolean }> {
  return context.db.transaction().execute(async (trx) => {
    const now = context.clock.now()
    const subscription = await lockCharged(trx, payment)
    if (!(await updatePendingFailed(trx, payment.id, says.slice(0, 200), now)) || !subscription) return { isEnded: false }
    const subscriptionState = chargeFailed(subscriptionStateOf(subscription), dayInWarsaw(payment.created_at))
    await updateSubscriptionState(trx, subscription.id, subscriptionState, now)
    const isEnded = subscriptionState.state === 'ended'
    if (isEnded) await updateAccountPlan(trx, subscription.user_id, { plan: 'free', isCancelled: false })
    if (subscriptionState.state !== 'cancelled') {
      const event = { userId: subscription.user_id, subscriptionId: subscription.id, paymentId: payment.id }
      await followUp(trx, context, { kind: 'charge_failed', ...event, nextTryOn: isEnded ? null : nextChargeOn(subscriptionState) })
    }
    return { isEnded }
  })
}

/** A charge that never reached the operator: it counts as no try and nobody is notified. */
export async function abandonCharge(context: AppContext, payment: PaymentRow, says: string): Promise<void> {
  await updatePendingFailed(context.db, payment.id, says.slice(0, 200), context.clock.now())
}

/** The running subscription that a charge is for, under the lock of its payer. */
async function lockCharged(trx: Trx, { user_id, subscription_id }: PaymentRow): Promise<SubscriptionRow | undefined> {
  if (user_id === null || subscription_id === null || !(await lockPayer(trx, user_id))) return undefined
  const subscription = await findSubscription(trx, subscription_id)
  return subscription?.state === 'ended' ? undefined : subscription
}
