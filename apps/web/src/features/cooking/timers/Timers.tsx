import { clsx } from 'clsx'
import { BellOff, Pause, Play, RotateCcw, Timer as TimerIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { paths } from '../../../lib/paths.ts'
import { withServings } from '../../../lib/recipes/use-servings.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Ring } from '../../../ui/feedback/Ring.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatClock, formatOf, formatSpoken, leftOf, phaseOf, secondsLeft, type Timer, type TimerPreset } from './timer.ts'
import { timerActions, useTimers } from './timer-store.ts'

/** The timer of the step that is being made. */
export function TimerCard({ preset }: { preset: TimerPreset }) {
  const { timers, now } = useTimers()
  const heading = useId()
  const { id, label } = preset
  const timer = timers.find((each) => each.id === id)
  const phase = timer ? phaseOf(timer, now) : 'waiting'
  const minuteMore = (
    <Button variant="outline" full onClick={() => timerActions.prolong(id)}>
      +1&nbsp;min
    </Button>
  )
  const actions: Record<typeof phase, ReactNode> = {
    waiting: (
      <Button full icon={<Play aria-hidden />} onClick={() => timerActions.start(preset)}>
        Włącz minutnik
      </Button>
    ),
    running: (
      <>
        <Button full icon={<Pause aria-hidden />} onClick={() => timerActions.pause(id)}>
          Pauza
        </Button>
        {minuteMore}
      </>
    ),
    paused: (
      <>
        <Button full icon={<Play aria-hidden />} onClick={() => timerActions.resume(id)}>
          Wznów
        </Button>
        {minuteMore}
        <Button variant="ghost" full icon={<RotateCcw aria-hidden />} onClick={() => timerActions.remove(id)}>
          Od początku
        </Button>
      </>
    ),
    over: (
      <>
        <Button full icon={<BellOff aria-hidden />} onClick={() => timerActions.remove(id)}>
          Wyłącz
        </Button>
        {minuteMore}
      </>
    ),
  }
  return (
    <section aria-labelledby={heading}>
      <Card pad="lg" className="flex flex-wrap items-center justify-center gap-x-5 gap-y-4">
        <TimerFace preset={preset} timer={timer} now={now} />
        <div className="flex min-w-36 flex-1 flex-col gap-3">
          <h2 id={heading} className="text-h4">
            {label}
          </h2>
          {actions[phase]}
        </div>
      </Card>
    </section>
  )
}

interface TimerFaceProps {
  preset: TimerPreset
  /** Undefined until it is started. */
  timer: Timer | undefined
  now: number
}

/** How much is left, as a ring and in figures; what is over counts on. */
function TimerFace({ preset, timer, now }: TimerFaceProps) {
  const { seconds } = timer ?? preset
  const left = timer ? secondsLeft(timer, now) : seconds
  const over = left <= 0
  const clock = formatClock(Math.abs(left))
  return (
    <Ring
      className="size-37 shrink-0"
      share={over ? 1 : timer ? leftOf(timer, now) / (seconds * 1000) : 1}
      label={over ? 'Czas minął' : `Zostało ${formatSpoken(left)}, ${formatOf(seconds)}`}
    >
      <p className={clsx('leading-10 font-bold tabular-nums', clock.length > 5 ? 'text-h3' : 'text-[2.125rem]', over && 'text-danger')}>
        {over && left < 0 ? `+${clock}` : clock}
      </p>
      <p className="text-small text-muted">{over ? 'czas minął' : formatOf(seconds)}</p>
    </Ring>
  )
}

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
                <TimerStrip timer={timer} now={now} />
              </button>
            ) : (
              <Link to={withServings(paths.cooking(timer.recipeId), timer.servings)} className={row}>
                <TimerStrip timer={timer} now={now} dish={timer.title} />
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
