import { Check, CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode
  error?: string | undefined
}

/** A box of 26 px in a row of 48; the words next to it belong to its target. */
export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="group flex min-h-12 cursor-pointer items-start gap-3 py-2.75">
        <span className="relative grid size-6.5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg border-2 border-control bg-card checked:border-herb-fill checked:bg-herb-fill aria-invalid:border-danger"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none relative size-4.5 text-white opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="pt-0.25 text-body">{children}</span>
      </label>
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}
