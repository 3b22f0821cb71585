import { Check } from 'lucide-react'
import { Badge } from '../../ui/feedback/Badge.tsx'

/** How much of a recipe is at home: "masz wszystko", "masz 8 z 10". */
export function MatchBadge({ match }: { match: { have: number; total: number } | null }) {
  if (!match || match.total === 0) return null
  const { have, total } = match
  if (have >= total) {
    return (
      <Badge tone="ok" icon={<Check aria-hidden />}>
        masz wszystko
      </Badge>
    )
  }
  return (
    <Badge tone={have * 2 >= total ? 'ok' : 'neutral'} icon={have * 2 >= total && <Check aria-hidden />}>
      masz {have} z&nbsp;{total}
    </Badge>
  )
}
