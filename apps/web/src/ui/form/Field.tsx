import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, use, useId } from 'react'

interface FieldContextValue {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldContextValue | undefined>(undefined)

/** What the surrounding Field gives its input: id, validity and description; nothing outside of a Field. */
export function useField(): FieldContextValue | undefined {
  return use(FieldContext)
}

export interface FieldProps {
  label: ReactNode
  /** The label is said, not shown. */
  hideLabel?: boolean
  help?: ReactNode
  error?: string | undefined
  /** `[used, allowed]`, shown as "16 / 50". */
  counter?: readonly [used: number, allowed: number]
  required?: boolean
  className?: string
  children: ReactNode
}

/** A label, one input, and what is said about it; the input takes its id and descriptions from here. */
export function Field({ label, hideLabel, help, error, counter, required, className, children }: FieldProps) {
  const id = useId()
  const helpId = help ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && !counter && 'sr-only')}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-[0.9375rem] leading-5 font-bold'}>
          {label}
        </label>
        {counter && <Counter used={counter[0]} allowed={counter[1]} />}
      </div>
      <FieldContext
        value={{
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
          'aria-required': required || undefined,
        }}
      >
        {children}
      </FieldContext>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className="text-small text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

function Counter({ used, allowed }: { used: number; allowed: number }) {
  return (
    <span className={clsx('ml-auto text-small tabular-nums', used > allowed ? 'font-bold text-danger' : 'text-muted')}>
      {used} / {allowed}
    </span>
  )
}
