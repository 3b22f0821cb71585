import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'

const STARS = [1, 2, 3, 4, 5] as const

interface StarsProps {
  legend: string
  /** 0: none yet. */
  given: number
  onGive: (stars: number) => void
  /** `wide`: over the whole width under the question, with what was given in words. */
  look?: 'row' | 'wide'
}

/** How good a dish was, one to five stars. */
export function Stars({ legend, given, onGive, look = 'row' }: StarsProps) {
  const name = useId()
  const wide = look === 'wide'
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
      <legend className={clsx('float-left', wide ? 'font-display text-h4' : 'font-semibold')}>{legend}</legend>
      {wide && given > 0 && <span aria-hidden className="font-semibold text-muted tabular-nums">{`${given} z\u00a05`}</span>}
      <div className={clsx('flex flex-wrap', wide && 'mt-1 -ml-1 w-[calc(100%+0.5rem)] justify-between')}>
        {STARS.map((stars) => (
          <label
            key={stars}
            className={clsx(
              'grid cursor-pointer place-items-center rounded-pill hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-brand',
              wide ? 'size-13' : 'size-11',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`${stars} z 5 gwiazdek`}
              checked={given === stars}
              onChange={() => onGive(stars)}
            />
            <Star
              aria-hidden
              strokeWidth={wide ? 1.25 : 2}
              className={clsx(
                wide ? 'size-9' : 'size-6',
                stars <= given ? 'fill-honey text-honey' : wide ? 'fill-disabled text-control' : 'text-control',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
