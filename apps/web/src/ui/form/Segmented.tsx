import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Badge } from '../feedback/Badge.tsx'

interface SegmentedOption<T extends string> {
  value: T
  label: string
  count?: number
  /** Colour of the count. */
  tone?: 'soon' | 'late'
  /** What is gained by it, in a badge. */
  gain?: string
}

export interface SegmentedProps<T extends string> {
  /** What is chosen; said, not shown, unless `showLabel`. */
  label: string
  showLabel?: boolean
  value: T | null
  onChange: (value: T) => void
  options: readonly SegmentedOption<T>[]
  error?: string | undefined
}

/** Two to four choices in one line, or below each other where large text leaves no room; arrow keys move, as in all radio buttons. */
export function Segmented<T extends string>({ label, showLabel, value, onChange, options, error }: SegmentedProps<T>) {
  const name = useId()
  // Units of one to three letters have room for each other where words have none.
  const brief = options.every((option) => option.label.length <= 4)
  const choices = useRef<HTMLDivElement>(null)
  // Chosen while the page was only markup: what was drawn there says nothing of it.
  const takeOver = useEffectEvent(() => {
    const chosen = choices.current?.querySelector<HTMLInputElement>('input:checked')?.value
    const option = options.find((each) => each.value === chosen)
    if (option && option.value !== value) onChange(option.value)
  })
  useEffect(() => takeOver(), [])
  return (
    <fieldset className="@container min-w-0" aria-describedby={error ? `${name}-error` : undefined}>
      <legend className={showLabel ? 'mb-1.5 text-[0.9375rem] leading-5 font-bold' : 'sr-only'}>{label}</legend>
      <div ref={choices} className={clsx('flex gap-0.5 rounded-2xl bg-sunken p-1', brief ? '@max-[8rem]:flex-col' : '@max-3xs:flex-col')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-11 flex-auto cursor-pointer flex-wrap items-center justify-center gap-x-1.5 rounded-tile px-1.5 text-center text-[0.9375rem] leading-4.5 font-semibold text-muted transition-colors duration-(--duration-quick)',
              'has-checked:bg-raised has-checked:font-bold has-checked:text-ink has-checked:shadow-[0_1px_3px_rgb(60_30_10/0.16)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-brand',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
            {option.gain && (
              <Badge tone="ok" wraps>
                {option.gain}
              </Badge>
            )}
            {option.count !== undefined && option.count > 0 && (
              <span
                className={clsx(
                  'min-w-5 rounded-pill px-1.25 text-center text-nav leading-4.5 font-bold tabular-nums',
                  option.tone === 'late' ? 'bg-late-soft text-late-ink' : 'bg-soon-soft text-soon-ink',
                )}
              >
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-small font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
