import { clsx } from 'clsx'
import { BellOff, Timer as TimerIcon } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatClock } from './clock.ts'
import { phaseOf, secondsLeft, type Timer } from './timer.ts'
import { timerActions } from './timer-actions.ts'
import { useTimers } from './use-timers.ts'

interface OtherTimersProps {
  /** Id of the timer that is shown large. */
  current: string | undefined
  recipeId: string
  /** Turns to the step of a timer of this recipe. */
  onStep: (timer: Timer) => void
}

/** The timers of other steps, and of other dishes, the first to end first: a strip each, which leads to its step. */
export function OtherTimers({ current, recipeId, onStep }: OtherTimersProps) {
  const { timers, now } = useTimers()
  const others = timers.filter(({ id }) => id !== current).toSorted((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity))
  if (others.length === 0) return null
  return (
    <ul role="list" aria-label="Inne minutniki" className="flex flex-col gap-2">
      {others.map((timer) => {
        const over = phaseOf(timer, now) === 'over'
        const row = 'flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-control px-4 py-2 text-left'
        return (
          <li key={timer.id} className={clsx('flex items-center rounded-control', over ? 'bg-late-soft text-late-ink' : 'bg-sunken')}>
            {timer.recipeId === recipeId ? (
              <button type="button" className={row} onClick={() => onStep(timer)}>
                <Strip timer={timer} now={now} />
              </button>
            ) : (
              <Link to={withServings(paths.cooking(timer.recipeId), timer.servings)} className={row}>
                <Strip timer={timer} now={now} dish={timer.title} />
              </Link>
            )}
            {over && (
              <IconButton
                label={`Wyłącz minutnik: ${timer.label}`}
                icon={<BellOff aria-hidden className="size-5" />}
                onClick={() => timerActions.remove(timer.id)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Strip({ timer, now, dish }: { timer: Timer; now: number; dish?: string }) {
  const phase = phaseOf(timer, now)
  return (
    <>
      <TimerIcon aria-hidden className="size-5.5 shrink-0" />
      <span className={clsx('min-w-24 flex-1 wrap-break-word hyphens-auto', phase !== 'over' && 'text-muted')}>
        {timer.label}
        {dish !== undefined && <span className="text-small"> ({dish})</span>}
        {phase === 'paused' && <span className="text-small"> – pauza</span>}
      </span>
      <span className="ml-auto font-bold tabular-nums">{phase === 'over' ? 'czas minął' : formatClock(secondsLeft(timer, now))}</span>
    </>
  )
}
