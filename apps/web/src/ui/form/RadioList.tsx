import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

export interface Choice<T extends string> {
  value: T
  label: string
  /** A few words more, under it. */
  help?: string
}

export interface RadioListProps<T extends string> {
  label: string
  hideLabel?: boolean
  value: T | undefined
  onChange: (value: T) => void
  options: readonly Choice<T>[]
  error?: string | undefined
}

/** One of several choices, each on a line of its own; arrow keys move, as in all radio buttons. */
export function RadioList<T extends string>({ label, hideLabel = false, value, onChange, options, error }: RadioListProps<T>) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      tabIndex={-1}
      className="min-w-0"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1 text-[0.9375rem] leading-5 font-bold'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={clsx(
              'size-6 shrink-0 cursor-pointer appearance-none rounded-pill border-2 bg-card checked:border-7 checked:border-brand-fill',
              error ? 'border-danger' : 'border-control',
            )}
          />
          <span className="min-w-0 leading-6 font-semibold">
            {option.label}
            {option.help && <span className="block text-small font-normal text-muted">{option.help}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${name}-error`} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
