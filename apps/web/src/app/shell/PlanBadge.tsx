import type { Plan } from '@spizarka/contract/accounts'
import { Crown, Star } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'

export function PlanBadge({ plan }: { plan: Plan }) {
  if (plan === 'free') return <Badge>Free</Badge>
  const Icon = plan === 'premium' ? Crown : Star
  return (
    <Badge tone="plum" icon={<Icon aria-hidden />}>
      {plan === 'premium' ? 'Premium' : 'Premium Super'}
    </Badge>
  )
}
