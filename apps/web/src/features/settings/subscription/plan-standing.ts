import type { Plan } from '@spizarka/contract/accounts'
import { planOf } from '@spizarka/contract/plans'
import type { Subscription } from '@spizarka/contract/subscription'
import type { BillingCycle, SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { addDays } from '../../../lib/days.ts'

/** Whether a product can be chosen: it can, it is what one has, or it cannot, and why. */
export type PlanAvailability =
  | { kind: 'offered' /** What one has now counts towards it. */; upgrade: boolean }
  | { kind: 'current'; note?: string }
  | { kind: 'closed'; reason: string }

/**
 * Who may buy what (SPEC section 4): from Free both plans, from Premium only Premium Super, from that nothing; never from a year to a month.
 * A plan given by an administrator counts as one that is paid for.
 */
export function availabilityOf(product: SubscriptionProduct, plan: Plan, subscription: Subscription): PlanAvailability {
  const { state, billing_cycle: cycle } = subscription
  if (planOf(plan).isAbove(product.plan_type))
    return { kind: 'closed', reason: 'Niższy plan wybierzesz po rezygnacji, gdy skończy się opłacony okres.' }
  const paid = plan !== 'free' && state !== 'none' && state !== 'ended'
  if (product.plan_type === plan)
    return { kind: 'current', ...(paid && cycle && cycle !== product.billing_cycle && { note: SWITCH[cycle] }) }
  if (paid && cycle === 'yearly' && product.billing_cycle === 'monthly')
    return { kind: 'closed', reason: 'Płacisz rocznie, więc wyższy plan też kupisz na rok.' }
  return { kind: 'offered', upgrade: plan !== 'free' && paid }
}

const SWITCH: Record<BillingCycle, string> = {
  monthly: 'Na rok przejdziesz, gdy skończy się opłacony miesiąc.',
  yearly: 'Na miesiące przejdziesz, gdy skończy się opłacony rok.',
}

/** The paid plans in the order in which they are shown, from cheaper ones first: whoever has one sees what they can move up to first. */
export function sortedForPlan(plan: Plan, products: readonly SubscriptionProduct[]): readonly SubscriptionProduct[] {
  return plan === 'free' ? products : products.toReversed()
}

/** The last day of a plan that is over when another day begins. */
export const lastDayBefore = (end: string): string => addDays(end, -1)
