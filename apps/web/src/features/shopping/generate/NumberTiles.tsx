import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import { useId } from 'react'

interface NumberTilesProps {
  legend: string
  value: number
  /** From 1 to this number may be chosen. */
  allowed: number
  /** Up to this one a bigger plan has them: one tile that asks for the offer. */
  most: number
  onChange: (value: number) => void
  onLocked: () => void
  /** A number as it is said: "2 osoby". */
  say: (value: number) => string
  help?: string
}

/** Every number that may be chosen, a tap each; what the plan does not have is one tile that says so. */
export function NumberTiles({ legend, value, allowed, most, onChange, onLocked, say, help }: NumberTilesProps) {
  const name = useId()
  const isLocked = allowed < most
  const tile = 'flex min-h-13 flex-1 items-center justify-center rounded-2xl border-[1.5px] text-[1.0625rem] font-bold tabular-nums'
  return (
    <fieldset className="min-w-0" aria-describedby={help ? `${name}-help` : undefined}>
      <legend className="mb-3 font-display text-h3">{legend}</legend>
      <div className={clsx('flex gap-2', isLocked ? 'flex-wrap' : '-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]')}>
        {Array.from({ length: allowed }, (_, place) => place + 1).map((number) => (
          <label
            key={number}
            className={clsx(
              tile,
              'relative min-w-13 cursor-pointer border-control bg-card transition-colors duration-(--duration-quick) hover:bg-sunken',
              'has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
            )}
          >
            <input
              type="radio"
              name={name}
              value={number}
              checked={number === value}
              onChange={() => onChange(number)}
              aria-label={say(number)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-2xl outline-none"
            />
            <span aria-hidden>{number}</span>
          </label>
        ))}
        {isLocked && (
          <button
            type="button"
            onClick={onLocked}
            className={clsx(tile, 'min-w-26 grow-2 gap-2 border-plum-soft bg-plum-soft px-3 text-plum-ink')}
          >
            <Lock aria-hidden className="size-4.5" />
            {allowed + 1}–{most}
            <span className="sr-only"> (Premium)</span>
          </button>
        )}
      </div>
      {help && (
        <p id={`${name}-help`} className="mt-2 text-small text-muted">
          {help}
        </p>
      )}
    </fieldset>
  )
}
