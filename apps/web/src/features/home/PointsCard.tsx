import { ChevronRight, Sparkles } from 'lucide-react'
import { formatPointsInWords } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Link } from '../../ui/link.tsx'

/** The balance of AI points, and the way to its history. */
export function PointsCard() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Link
      to={paths.points}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken"
    >
      <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-brand-soft text-brand-ink">
        <Sparkles className="size-6" />
      </span>
      <span className="flex min-w-24 flex-1 flex-col">
        <span className="font-bold tabular-nums">{formatPointsInWords(user.ai_points)} AI</span>
        <span className="text-small text-muted">Historia i cennik</span>
      </span>
      <ChevronRight aria-hidden className="size-5 text-muted" />
    </Link>
  )
}
