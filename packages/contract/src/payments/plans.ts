import type { Plan } from '../account/accounts.ts'
import { LIMITS } from '../shared/limits.ts'

/** What one plan may and another may not. */
export type PlanFeature = 'custom_prompt' | 'calories_input' | 'device_selection' | 'macros' | 'premium_support'

/** What one plan may have more of than another. */
export type PlanAmount = 'pantry_products' | 'shopping_people' | 'shopping_days'

interface Allowances {
  features: readonly PlanFeature[]
  /** The most of it; null where there is no limit. */
  most: Readonly<Record<PlanAmount, number | null>>
  /** AI points of 30 days; Free gets its points once. */
  monthlyPoints: number
}

const PREMIUM: Allowances = {
  features: ['custom_prompt', 'calories_input', 'device_selection', 'macros', 'premium_support'],
  most: { pantry_products: null, shopping_people: LIMITS.shoppingPeople.most, shopping_days: LIMITS.shoppingDays.most },
  monthlyPoints: 2000,
}

/** Every difference between the plans: what the server enforces and the screens show is read here. */
const ALLOWANCES: Readonly<Record<Plan, Allowances>> = {
  free: {
    features: [],
    most: {
      pantry_products: LIMITS.freePantryProducts,
      shopping_people: LIMITS.shoppingPeople.free,
      shopping_days: LIMITS.shoppingDays.free,
    },
    monthlyPoints: 0,
  },
  premium: PREMIUM,
  premium_super: { ...PREMIUM, monthlyPoints: 5000 },
}

const RANKS: Readonly<Record<Plan, number>> = { free: 0, premium: 1, premium_super: 2 }

interface PlanRules {
  /** Whether the plan has a feature, or as much of an amount. */
  allows(feature: PlanFeature): boolean
  allows(amount: PlanAmount, much: number): boolean
  /** The most of an amount; null where there is no limit. */
  most(amount: PlanAmount): number | null
  /** AI points of 30 days. */
  readonly monthlyPoints: number
  /** Whether this plan gives more than the other one. */
  isAbove(other: Plan): boolean
}

/** The rules of a plan: `planOf(user.plan).allows('custom_prompt')`, `.allows('shopping_people', 3)`. */
export function planOf(plan: Plan): PlanRules {
  const { features, most, monthlyPoints } = ALLOWANCES[plan]
  return {
    allows(what: PlanFeature | PlanAmount, much?: number): boolean {
      if (much === undefined) return features.some((feature) => feature === what)
      const limit = isAmount(what) ? most[what] : 0
      return limit === null || much <= limit
    },
    most: (amount) => most[amount],
    monthlyPoints,
    isAbove: (other) => RANKS[plan] > RANKS[other],
  }
}

function isAmount(what: PlanFeature | PlanAmount): what is PlanAmount {
  return what === 'pantry_products' || what === 'shopping_people' || what === 'shopping_days'
}
