import { clsx } from 'clsx'
import { Ring } from '../../../ui/Ring.tsx'
import { formatClock, formatOf, formatSpoken } from './clock.ts'
import { leftOf, secondsLeft, type Timer, type TimerPreset } from './timer.ts'

interface TimerFaceProps {
  preset: TimerPreset
  /** Undefined until it is started. */
  timer: Timer | undefined
  now: number
}

/** How much is left, as a ring and in figures; what is over counts on. */
export function TimerFace({ preset, timer, now }: TimerFaceProps) {
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
