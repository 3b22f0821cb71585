import { clsx } from 'clsx'
import { BellOff, Pause, Play, RotateCcw } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  formatClock,
  formatOf,
  formatSpoken,
  leftOf,
  phaseOf,
  secondsLeft,
  type Timer,
  type TimerPreset,
} from '../../../lib/timers/timer.ts'
import { timerActions, useTimers } from '../../../lib/timers/timer-store.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Ring } from '../../../ui/feedback/Ring.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

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
        <Button variant="soft" full icon={<Pause aria-hidden />} onClick={() => timerActions.pause(id)}>
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
