import { clsx } from 'clsx'

export interface SliderProps {
  /** What is set: "Zjedzona porcja". */
  label: string
  /** What it can be set to, ascending; the thumb goes from one to the next, so that a wide range is fine where it matters. */
  stops: readonly number[]
  /** May lie between two stops: the thumb is then at the nearer one. */
  value: number
  onChange: (value: number) => void
  /** The value as it is said: "150%". */
  format: (value: number) => string
}

// Each browser wants its own rule: one that it does not know would make it drop the other.
const thumb = clsx(
  '[&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-pill [&::-webkit-slider-thumb]:border-[3px]',
  '[&::-webkit-slider-thumb]:border-white [&::-webkit-slider-thumb]:bg-brand-fill [&::-webkit-slider-thumb]:shadow-raised',
  '[&::-moz-range-thumb]:size-6.5 [&::-moz-range-thumb]:rounded-pill [&::-moz-range-thumb]:border-[3px]',
  '[&::-moz-range-thumb]:border-white [&::-moz-range-thumb]:bg-brand-fill [&::-moz-range-thumb]:shadow-raised',
)

/** The platform's slider over a row of stops. */
export function Slider({ label, stops, value, onChange, format }: SliderProps) {
  const place = nearest(stops, value)
  const last = stops.length - 1
  return (
    <div className="relative flex h-11 items-center">
      {/* Drawn, because an inline width would need a style attribute; inset by half a thumb, which never leaves the track; the parts overlap by a pixel. */}
      <div aria-hidden className="absolute inset-x-0 h-3 overflow-hidden rounded-pill bg-sunken">
        <div className="absolute inset-y-0 left-0 w-4.25 bg-brand-fill" />
        <svg className="absolute inset-y-0 left-4 h-full w-[calc(100%-2rem)]">
          <rect width={`${(place / last) * 100}%`} height="100%" className="fill-brand-fill" />
        </svg>
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={format(value)}
        min={0}
        max={last}
        value={place}
        onChange={(event) => {
          const stop = stops[Number(event.target.value)]
          if (stop !== undefined) onChange(stop)
        }}
        className={clsx('relative h-11 w-full cursor-pointer appearance-none rounded-pill bg-transparent', thumb)}
      />
    </div>
  )
}

function nearest(stops: readonly number[], value: number): number {
  const distances = stops.map((stop) => Math.abs(stop - value))
  return distances.indexOf(Math.min(...distances))
}
