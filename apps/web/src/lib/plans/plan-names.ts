import type { Plan } from '@spizarka/contract/accounts'

export const PLAN_NAMES = { free: 'Free', premium: 'Premium', premium_super: 'Premium Super' } as const satisfies Record<Plan, string>
