import type { Plan } from '@spizarka/contract/accounts'
import type { AdminUser } from '@spizarka/contract/admin'
import { Badge } from '../../../ui/feedback/Badge.tsx'

/** Plan, and what is out of the ordinary about an account. */
export function UserBadges({ user: { plan, is_active, is_admin } }: { user: AdminUser }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={plan === 'free' ? 'neutral' : 'plum'}>{PLAN_NAMES[plan]}</Badge>
      {is_admin && <Badge tone="brand">administrator</Badge>}
      {!is_active && <Badge tone="soon">nieaktywne</Badge>}
    </span>
  )
}

export const PLAN_NAMES: Record<Plan, string> = { free: 'Free', premium: 'Premium', premium_super: 'Premium Super' }
export const PLANS: readonly Plan[] = ['free', 'premium', 'premium_super']
