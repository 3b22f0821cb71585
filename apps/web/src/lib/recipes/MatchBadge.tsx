import { Check } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'

/** How much of a recipe is at home: "masz 8 z 10", with a tick where nothing is missing. Nothing at home is said by no badge: a new account would read it on every card. */
export function MatchBadge({ match }: { match: { have: number; total: number } | null }) {
  if (!match || match.have === 0) return null
  const { have, total } = match
  const isAll = have >= total
  return (
    <Badge tone={isAll ? 'ok' : have * 2 >= total ? 'soon' : 'neutral'} icon={isAll && <Check aria-hidden />}>
      masz {have} z&nbsp;{total}
    </Badge>
  )
}
