import type { BillingCycle, PaidPlan } from '@spizarka/contract/subscription-products'
import { paths } from '../paths.ts'
import { PLAN_NAMES } from './plan-names.ts'

/** What a guest chose at /plany. It goes along in addresses until it can be bought: nothing of it is kept on the device (decision 140). */
export interface ChosenPlan {
  plan: PaidPlan
  cycle: BillingCycle
}

const PLANS: ReadonlySet<string> = new Set<PaidPlan>(['premium', 'premium_super'])
const CYCLES: ReadonlySet<string> = new Set<BillingCycle>(['monthly', 'yearly'])

/** The choice that an address says; undefined where there is none, or what it says is nothing that can be bought. */
export function findChosenPlan(search: string): ChosenPlan | undefined {
  const parameters = new URLSearchParams(search)
  const chosen = { plan: parameters.get('plan') ?? '', cycle: parameters.get('cycle') ?? '' }
  return isChoice(chosen) ? chosen : undefined
}

function isChoice(chosen: { plan: string; cycle: string }): chosen is ChosenPlan {
  return PLANS.has(chosen.plan) && CYCLES.has(chosen.cycle)
}

/** An address that the choice goes along to. */
export function withChosenPlan(path: string, chosen: ChosenPlan | undefined): string {
  return chosen ? `${path}?plan=${chosen.plan}&cycle=${chosen.cycle}` : path
}

/** Where it can be bought, once there is an account. */
export function orderPath(chosen: ChosenPlan): string {
  return withChosenPlan(paths.subscription, chosen)
}

/** "Premium, płatny co miesiąc" */
export function describeChosenPlan({ plan, cycle }: ChosenPlan): string {
  return `${PLAN_NAMES[plan]}, płatny ${cycle === 'monthly' ? 'co miesiąc' : 'raz w\u00a0roku'}`
}
