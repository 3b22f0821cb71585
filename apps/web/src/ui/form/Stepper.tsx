import { clsx } from 'clsx'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'

export interface StepperProps {
  /** What is counted: "ziemniaki"; the buttons are named after it. */
  label: string
  value: number
  onChange: (value: number) => void
  step?: number
  min?: number
  max?: number
  /** The amount as people say it: "1,5 l". */
  format?: (value: number) => string
  /** At the last step the minus becomes a bin that calls this: used up. */
  onRemove?: () => void
  /** A tap on the amount asks for an exact one. */
  onExact?: () => void
  /** `well` in a row, `card` in a form. */
  look?: 'well' | 'card'
}

/** − amount +; holding a button repeats. */
export function Stepper({
  label,
  value,
  onChange,
  step = 1,
  min = 0,
  max = Infinity,
  format = String,
  onRemove,
  onExact,
  look = 'well',
}: StepperProps) {
  const last = onRemove !== undefined && value - step <= min
  const less = useRepeat(() => (last ? onRemove() : onChange(Math.max(min, value - step))), !last && value > min)
  const more = useRepeat(() => onChange(Math.min(max, value + step)), value < max)
  const amount = clsx(
    'min-w-14 text-center text-[0.9375rem] leading-4.5 font-bold whitespace-nowrap tabular-nums',
    look === 'well' && 'px-1',
  )
  const button =
    'grid size-11 place-items-center rounded-pill text-brand-ink hover:bg-brand-soft disabled:text-on-disabled disabled:hover:bg-transparent'
  return (
    <div
      role="group"
      aria-label={`Ilość: ${label}`}
      className={clsx(
        'inline-flex shrink-0 items-center rounded-pill',
        look === 'well' ? 'bg-sunken' : 'border-[1.5px] border-control bg-card',
      )}
    >
      <button
        type="button"
        className={button}
        disabled={!last && value <= min}
        aria-label={last ? `Zużyte: ${label}` : `Mniej: ${label}`}
        {...less}
      >
        {last ? <Trash2 aria-hidden className="size-5 text-danger" /> : <Minus aria-hidden className="size-5" />}
      </button>
      {onExact ? (
        <button type="button" className={clsx(amount, 'min-h-11 rounded-tile hover:bg-brand-soft')} onClick={onExact}>
          <span className="sr-only">Wpisz dokładną ilość: {label}. Teraz </span>
          {format(value)}
        </button>
      ) : (
        <output className={amount}>{format(value)}</output>
      )}
      <button type="button" className={button} disabled={value >= max} aria-label={`Więcej: ${label}`} {...more}>
        <Plus aria-hidden className="size-5" />
      </button>
      {onExact && (
        <span role="status" className="sr-only">
          {format(value)}
        </span>
      )}
    </div>
  )
}

const FIRST_REPEAT_MS = 450
const NEXT_REPEAT_MS = 110

/** Handlers of a button that acts on a click and, while `repeats`, again and again as long as it is held. */
function useRepeat(act: () => void, repeats: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const latest = useRef({ act, repeats })
  // Before the paint: a tap on an amount that can be seen moves that amount.
  useLayoutEffect(() => {
    latest.current = { act, repeats }
    if (!repeats) clearTimeout(timer.current)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const again = () => {
    held.current = true
    latest.current.act()
    timer.current = setTimeout(again, NEXT_REPEAT_MS)
  }
  const stop = () => clearTimeout(timer.current)

  return {
    onPointerDown: () => {
      held.current = false
      if (latest.current.repeats) timer.current = setTimeout(again, FIRST_REPEAT_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: MouseEvent) => {
      // The click that ends a long press has been acted on already; a click of the keyboard (detail 0) ends none.
      if (!held.current || event.detail === 0) latest.current.act()
      held.current = false
    },
  }
}
