import { clsx } from 'clsx'
import { BellOff, Timer as TimerIcon } from 'lucide-react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Link } from '../../ui/button/link.tsx'
import { StickyBar } from '../../ui/layout/StickyBar.tsx'
import { paths } from '../paths.ts'
import { withServings } from '../recipes/use-servings.ts'
import { formatClock, phaseOf, secondsLeft, type Timer } from './timer.ts'
import { timerActions, useTimers } from './timer-store.ts'

interface RunningTimersProps {
  /** Id of a timer that is shown elsewhere. */
  except?: string | undefined
  /** The dish that is on the screen, and what turns to the step of a timer of its own. */
  here?: { recipeId: string; onStep: (timer: Timer) => void }
  /** They lead nowhere, and each can be switched off. */
  forReader?: boolean
}

/** The timers of whoever only reads recipes, at the thumb. */
export function ReaderTimers() {
  return (
    <StickyBar>
      <RunningTimers forReader />
    </StickyBar>
  )
}

/** The timers that run, of this dish and of others, the first to end first: a strip each, which leads to its step. */
export function RunningTimers({ except, here, forReader = false }: RunningTimersProps) {
  const { timers, now } = useTimers()
  const others = timers.filter(({ id }) => id !== except).toSorted((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity))
  if (others.length === 0) return null
  return (
    <ul role="list" aria-label="Minutniki" className="flex flex-col gap-2">
      {others.map((timer) => {
        const over = phaseOf(timer, now) === 'over'
        const row = 'flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-control px-4 py-2 text-left'
        return (
          <li key={timer.id} className={clsx('flex items-center rounded-control', over ? 'bg-late-soft text-late-ink' : 'bg-sunken')}>
            {forReader ? (
              <div className={row}>
                <TimerStrip timer={timer} now={now} dish={timer.title} />
              </div>
            ) : timer.recipeId === here?.recipeId ? (
              <button type="button" className={row} onClick={() => here.onStep(timer)}>
                <TimerStrip timer={timer} now={now} />
              </button>
            ) : (
              <Link to={withServings(paths.cooking(timer.recipeId), timer.servings)} className={row}>
                <TimerStrip timer={timer} now={now} dish={timer.title} />
              </Link>
            )}
            {(over || forReader) && (
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

function TimerStrip({ timer, now, dish }: { timer: Timer; now: number; dish?: string }) {
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
