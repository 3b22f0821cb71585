import type { Plan } from '@spizarka/contract/accounts'

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', premium: 'Premium', premium_super: 'Premium Super' }
export const PLANS: readonly Plan[] = ['free', 'premium', 'premium_super']
