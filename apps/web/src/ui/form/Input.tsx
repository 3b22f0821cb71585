import { clsx } from 'clsx'
import { ChevronDown, CircleCheck, Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useField } from './Field.tsx'

export interface InputProps extends ComponentProps<'input'> {
  /** Shown inside, at the end: "g". */
  unit?: ReactNode
  /** Shown inside, at the start: a search icon. */
  start?: ReactNode
  /** Cannot be changed in this plan; shows a lock. */
  locked?: boolean
  /** What is there will do; shows a tick. */
  right?: boolean
}

export function Input({ unit, start, locked, right, className, ...rest }: InputProps) {
  const field = useField()
  const end = locked ? <Lock aria-hidden className="size-5" /> : right ? <CircleCheck aria-hidden className="size-5.5 text-ok-ink" /> : unit
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
  // What comes and goes with a letter must not move the box that is typed into.
  if (!start && !end && right === undefined) return input
  return (
    <div className="relative">
      {start && <span className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-muted">{start}</span>}
      {input}
      {end && <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted">{end}</span>}
    </div>
  )
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={6} {...useField()} {...rest} className={clsx(inputStyle, 'block resize-y py-3 read-only:bg-sunken', className)} />
}

/** The platform's select: on a phone it opens the wheel or sheet that people know. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...useField()} {...rest} className={clsx(inputStyle, 'appearance-none pr-11', className)} />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted" />
    </div>
  )
}

/** The look of every box that is typed into; 16 px letters, below which iOS zooms in on focus. */
export const inputStyle =
  'w-full min-h-13 rounded-control border-[1.5px] border-control bg-card px-4 text-body text-ink placeholder:text-muted aria-invalid:border-danger aria-invalid:inset-ring-[0.5px] aria-invalid:inset-ring-danger disabled:bg-sunken disabled:text-muted'
