import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface SwitchProps {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  help?: ReactNode
  /** A tile or an icon. */
  start?: ReactNode
  disabled?: boolean
}

/** For what takes effect at once; what is saved by a button is a Checkbox. */
export function Switch({ on, onChange, children, help, start, disabled = false }: SwitchProps) {
  return (
    <label className={clsx('flex min-h-12 items-center justify-between gap-4 py-2', !disabled && 'cursor-pointer')}>
      {start}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{children}</span>
        {help && <span className="block text-small text-muted">{help}</span>}
      </span>
      <BareSwitch on={on} disabled={disabled} onChange={onChange} />
    </label>
  )
}

/** A switch alone, where what it switches is in its row; `label` names it where no label is around it. */
export function BareSwitch({
  on,
  onChange,
  label,
  disabled = false,
}: Pick<SwitchProps, 'on' | 'onChange' | 'disabled'> & { label?: string }) {
  return (
    <span className="relative h-8 w-13 shrink-0">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox carries its state by itself
        role="switch"
        checked={on}
        disabled={disabled}
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-pill bg-control transition-colors duration-(--duration-quick) checked:bg-herb-fill disabled:cursor-not-allowed disabled:bg-disabled forced-colors:border"
      />
      <span className="pointer-events-none absolute top-0.75 left-0.75 size-6.5 rounded-pill bg-white transition-transform duration-(--duration-quick) ease-standard peer-checked:translate-x-5 forced-colors:bg-[ButtonText]" />
    </span>
  )
}
