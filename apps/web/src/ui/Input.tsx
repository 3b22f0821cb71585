import { clsx } from 'clsx'
import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useField } from './Field.tsx'
import { inputStyle } from './input-style.ts'

export interface InputProps extends ComponentProps<'input'> {
  /** Shown inside, at the end: "g". */
  unit?: ReactNode
  /** Shown inside, at the start: a search icon. */
  start?: ReactNode
  /** Cannot be changed in this plan; shows a lock. */
  locked?: boolean
}

export function Input({ unit, start, locked, className, ...rest }: InputProps) {
  const field = useField()
  const end = locked ? <Lock aria-hidden className="size-5" /> : unit
  const input = (
    <input
      {...field}
      readOnly={locked}
      {...rest}
      className={clsx(
        inputStyle,
        'read-only:bg-sunken',
        start && 'pl-12',
        end && (typeof unit === 'string' && unit.length > 2 ? 'pr-16' : 'pr-12'),
        className,
      )}
    />
  )
  if (!start && !end) return input
  return (
    <div className="relative">
      {start && <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-muted">{start}</span>}
      {input}
      {end && <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted">{end}</span>}
    </div>
  )
}
