import { Sparkles } from 'lucide-react'
import { Link } from '../ui/button/link.tsx'
import { paths } from './paths.ts'
import { useSession } from './session/session.ts'
import { formatPoints } from './text/format.ts'

/** The balance where the cost is; on a wide screen the shell shows it in every head. */
export function BalancePill() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Link
      to={paths.points}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-pill bg-card px-3.5 font-bold whitespace-nowrap tabular-nums md:hidden"
    >
      <Sparkles aria-hidden className="size-4.5 text-brand" />
      <span className="sr-only">Punkty AI: </span>
      {formatPoints(user.ai_points)}
    </Link>
  )
}
