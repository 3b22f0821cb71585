import { clsx } from 'clsx'
import { Sparkles } from 'lucide-react'
import { useEffect, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router/links.tsx'
import { recentCredit } from '../../lib/session/session.ts'
import { formatPoints } from '../../lib/text/format.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const COUNT_MS = 600
const BADGE_MS = 2600

/** The balance of AI points, and the way to its history; a still place while it is unknown. Points that come are seen to arrive. */
export function PointsPill({ points }: { points: number | undefined }) {
  const [known, setKnown] = useState(points)
  const [credit, setCredit] = useState(recentCredit)
  if (points !== known) {
    setKnown(points)
    if (known !== undefined && points !== undefined && points > known) setCredit(recentCredit())
  }
  useEffect(() => {
    if (credit === undefined) return
    const timer = setTimeout(() => setCredit(undefined), BADGE_MS)
    return () => clearTimeout(timer)
  }, [credit])
  const shown = useCountUp(points, credit)
  return (
    <Link
      to={paths.points}
      className={clsx(
        'relative inline-flex h-11 items-center gap-1.5 rounded-pill bg-card pr-3.5 pl-2.5 text-[0.9375rem] font-bold whitespace-nowrap tabular-nums outline-2 outline-transparent transition-[outline-color] duration-(--duration-slow) hover:bg-sunken',
        credit !== undefined && 'outline-herb!',
      )}
    >
      <Sparkles aria-hidden className="size-4.5 text-brand" />
      <span className="sr-only">Punkty AI: </span>
      {shown === undefined ? <Skeleton className="h-4 w-14" /> : formatPoints(shown)}
      {credit !== undefined && (
        <span
          aria-hidden
          className="absolute right-2 -bottom-3.5 z-2 rounded-pill bg-herb-fill px-2 text-caption font-bold text-white transition-[translate,opacity] duration-(--duration-slow) ease-standard starting:translate-y-4 starting:opacity-0"
        >
          +{credit}
        </span>
      )}
    </Link>
  )
}

/** Counts up to the balance while points arrive; where movement is reduced it is there at once. */
function useCountUp(points: number | undefined, credit: number | undefined): number | undefined {
  // From the first frame on: a balance that falls back before it rises looks as if it were taken away.
  const [progress, setProgress] = useState(0)
  const still = credit === undefined || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    if (still || credit === undefined) return
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const done = Math.min(1, Math.max(0, (now - start) / COUNT_MS))
      setProgress(done)
      if (done < 1) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      setProgress(0)
    }
  }, [still, credit])
  if (points === undefined || still) return points
  return Math.max(0, points - Math.round(credit * (1 - progress)))
}
