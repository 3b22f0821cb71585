import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useSyncExternalStore } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { ButtonContent, type ButtonLook, buttonStyle, costToneOf } from './ButtonContent.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className'>, ButtonLook {
  icon?: ReactNode
  /** Points, shown in a pill at the end. */
  cost?: number
  /** The action is running: shows a spinner and `busyLabel`, keeps the width, ignores clicks. */
  busy?: boolean
  /** "Dodawanie..." */
  busyLabel?: string
  /** Why the button cannot be used now; disables it and is next to it, so that nobody has to guess. */
  reason?: ReactNode
  reasonPlacement?: 'above' | 'below'
  /** `error` for what went wrong (not enough points), `note` for what is still to be done. */
  reasonTone?: 'error' | 'note'
}

/** A button that says what it costs, that it is working, and why it cannot be used. */
export function Button({
  variant,
  size,
  full,
  className,
  icon,
  cost,
  busy = false,
  busyLabel,
  reason,
  reasonPlacement = 'below',
  reasonTone = 'note',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const alive = useHydrated()
  const off = Boolean(reason)
  const blocked = off || busy

  // aria-disabled instead of disabled: the button stays in the tab order, so its reason can be found and read.
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      {...rest}
      type={type}
      // Before hydration the browser would submit the form itself and put the password into the address.
      disabled={type === 'submit' && !alive}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      aria-describedby={off ? reasonId : rest['aria-describedby']}
      onClick={click}
      className={buttonStyle({ variant, size, full, className: off ? undefined : className }, off)}
    >
      <ButtonContent icon={icon} cost={cost} costTone={off ? 'off' : costToneOf(variant)} hidden={busy}>
        {children}
      </ButtonContent>
      {(busy || busyLabel) && (
        // Laid over the label in the same grid cell, also while invisible: the width never changes.
        <span
          aria-hidden={!busy}
          className={clsx('col-start-1 row-start-1 flex items-center justify-center gap-2.5', !busy && 'invisible')}
        >
          <Spinner />
          {busyLabel ?? <span className="sr-only">Chwileczkę…</span>}
        </span>
      )}
    </button>
  )

  if (!reason) return button
  const text = (
    <p id={reasonId} className={clsx('flex gap-2 text-small', reasonTone === 'error' ? 'font-semibold text-danger' : 'text-ink')}>
      <CircleAlert aria-hidden className="mt-px size-4.5 shrink-0" />
      <span className="min-w-0">{reason}</span>
    </p>
  )
  return (
    <span className={clsx('flex flex-col gap-2', full && 'w-full', className)}>
      {reasonPlacement === 'above' && text}
      {button}
      {reasonPlacement === 'below' && text}
    </span>
  )
}

const never = () => () => undefined

/** False in a prerendered page until its scripts have taken over. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
