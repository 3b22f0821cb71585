import { Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { formatPoints } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** The balance of AI points, and the way to its history; a still place while it is unknown. */
export function PointsPill({ points }: { points: number | undefined }) {
  return (
    <Link
      to={paths.points}
      className="inline-flex h-11 items-center gap-1.5 rounded-pill bg-card pr-3.5 pl-2.5 text-[0.9375rem] font-bold whitespace-nowrap tabular-nums hover:bg-sunken"
    >
      <Sparkles aria-hidden className="size-4.5 text-brand" />
      <span className="sr-only">Punkty AI: </span>
      {points === undefined ? <Skeleton className="h-4 w-14" /> : formatPoints(points)}
    </Link>
  )
}
