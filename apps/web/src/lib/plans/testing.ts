import type { Subscription } from '@spizarka/contract/subscription'
import type { BillingCycle, PaidPlan, SubscriptionProduct } from '@spizarka/contract/subscription-products'

function product(id: number, plan_type: PaidPlan, billing_cycle: BillingCycle, price: string): SubscriptionProduct {
  const plan = plan_type === 'premium' ? 'Premium' : 'Premium Super'
  return {
    id,
    plan_type,
    billing_cycle,
    price,
    currency: 'PLN',
    name: `${plan}, ${billing_cycle === 'monthly' ? 'miesięcznie' : 'rocznie'}`,
    ai_points_granted: plan_type === 'premium' ? 2000 : 5000,
    lowest_price_30_days: price,
  }
}

/** What is sold, as the server lists it. */
export const someProducts: SubscriptionProduct[] = [
  product(1, 'premium', 'monthly', '29.99'),
  product(2, 'premium', 'yearly', '299.90'),
  product(3, 'premium_super', 'monthly', '49.99'),
  product(4, 'premium_super', 'yearly', '499.90'),
]

/** The subscription of somebody who never bought anything. */
export function noSubscription(changes: Partial<Subscription> = {}): Subscription {
  return {
    plan: 'free',
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
    ...changes,
  }
}

/** Premium by the month, paid for and renewing. */
export function aSubscription(changes: Partial<Subscription> = {}): Subscription {
  return noSubscription({
    plan: 'premium',
    product_id: 1,
    billing_cycle: 'monthly',
    state: 'active',
    current_period_start: '2040-11-12',
    current_period_end: '2040-12-12',
    renews: true,
    next_charge_on: '2040-12-11',
    next_amount: '29.99',
    card_mask: '•••• 4242',
    card_expires: '2042-05',
    ...changes,
  })
}
