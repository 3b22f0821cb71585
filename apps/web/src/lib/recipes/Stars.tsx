import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { useId } from 'react'

const STARS = [1, 2, 3, 4, 5] as const

interface StarsProps {
  legend: string
  /** 0: none yet. */
  given: number
  onGive: (stars: number) => void
}

/** How good a dish was, one to five stars. */
export function Stars({ legend, given, onGive }: StarsProps) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
      <legend className="float-left font-semibold">{legend}</legend>
      <div className="flex flex-wrap">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-pill hover:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              aria-label={`${stars} z 5`}
              checked={given === stars}
              onChange={() => onGive(stars)}
            />
            <Star aria-hidden className={clsx('size-6', stars <= given ? 'fill-honey text-honey' : 'text-control')} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
