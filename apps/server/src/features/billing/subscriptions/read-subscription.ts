import type { Plan } from '@spizarka/contract/accounts'
import { toMoney } from '@spizarka/contract/money'
import type { Subscription } from '@spizarka/contract/subscription'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import { hasOpenCharge } from '../payments/payments.queries.ts'
import { type Day, nextChargeOn, renews, withdrawableUntil } from './subscription-state.ts'
import { findLatestSubscription, type SubscriptionRow, subscriptionStateOf } from './subscriptions.queries.ts'
import { valueOfUnusedDays } from './unused-days.ts'

const NO_SUBSCRIPTION = {
  product_id: null,
  billing_cycle: null,
  state: 'none',
  current_period_start: null,
  current_period_end: null,
  renews: false,
  next_charge_on: null,
  next_amount: null,
  attempts: 0,
  is_charging: false,
  card_mask: null,
  card_expires: null,
  can_withdraw_until: null,
  withdrawal_refund: null,
} as const satisfies Omit<Subscription, 'plan'>

/** A user's subscription: what they have, pay and will pay. A plan given by an administrator has none. */
export async function readSubscription({ db, clock }: AppContext, user: { id: number; plan: Plan }): Promise<Subscription> {
  const latest = await findLatestSubscription(db, user.id)
  const isGiven = latest?.state === 'ended' && user.plan !== 'free'
  if (!latest || isGiven) return { plan: user.plan, ...NO_SUBSCRIPTION }
  const today = dayInWarsaw(clock.now())
  const [isCharging, worth] = await Promise.all([hasOpenCharge(db, latest.id), valueOfUnusedDays(db, latest, today)])
  return { plan: user.plan, ...present(latest, today, worth), is_charging: isCharging }
}

function present(row: SubscriptionRow, today: Day, worth: number): Omit<Subscription, 'plan' | 'is_charging'> {
  const subscriptionState = subscriptionStateOf(row)
  const until = withdrawableUntil(subscriptionState, today)
  const willRenew = renews(subscriptionState)
  return {
    product_id: row.product_id,
    billing_cycle: row.billing_cycle,
    state: row.state,
    current_period_start: row.period_start,
    current_period_end: row.period_end,
    renews: willRenew,
    next_charge_on: nextChargeOn(subscriptionState),
    next_amount: willRenew ? toMoney(row.price_grosze) : null,
    attempts: row.tries,
    card_mask: row.card_mask,
    card_expires: row.card_expires_on?.slice(0, 7) ?? null,
    can_withdraw_until: until,
    withdrawal_refund: until === null ? null : toMoney(worth),
  }
}
