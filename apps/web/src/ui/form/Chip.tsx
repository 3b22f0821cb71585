import { clsx } from 'clsx'
import { Check, ChevronDown, Lock, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-pill border-[1.5px] px-4 text-[0.9375rem] font-semibold whitespace-nowrap transition-colors duration-(--duration-quick)'
const off = 'border-line bg-card text-ink hover:bg-sunken'

interface ChipProps {
  children: ReactNode
  icon?: ReactNode
}

/** One of several views of a list; the chosen one is ink. */
export function FilterChip({ on, onClick, icon, children }: ChipProps & { on: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={on} onClick={onClick} className={clsx(shape, on ? 'border-ink bg-ink text-paper' : off)}>
      {icon}
      {children}
    </button>
  )
}

/** Does or puts in what it says: a suggestion, one tap away. */
export function ActionChip({ onClick, icon, children }: ChipProps & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={clsx(shape, off)}>
      {icon}
      {children}
    </button>
  )
}

/** Something that is there or not (a spice, a habit); there = herb and a tick. */
export function ToggleChip({ on, onClick, icon, children }: ChipProps & { on: boolean; onClick: () => void }) {
  return (
    <button type="button" aria-pressed={on} onClick={onClick} className={clsx(shape, on ? 'border-herb bg-ok-soft text-ok-ink' : off)}>
      {on ? <Check aria-hidden className="-ml-0.5 size-4.5" /> : icon}
      {children}
    </button>
  )
}

/** Opens a sheet of choices; says what is chosen there, in herb. */
export function MenuChip({ on, onClick, children }: ChipProps & { on: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      className={clsx(shape, 'max-w-72', on ? 'border-herb bg-ok-soft text-ok-ink' : off)}
    >
      <span className="truncate">{children}</span>
      <ChevronDown aria-hidden className="-mr-1 size-4.5 shrink-0" />
    </button>
  )
}

/** An entry of a list that the user wrote; × takes it away. */
export function RemovableChip({ onRemove, removeLabel, children }: { onRemove: () => void; removeLabel: string; children: ReactNode }) {
  return (
    <span className={clsx(shape, 'border-herb bg-ok-soft pr-0 text-ok-ink')}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="-my-0.5 -ml-1 grid size-11 place-items-center rounded-pill hover:bg-herb/15"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </span>
  )
}

/** What a higher plan has; a tap explains it. */
export function LockedChip({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={clsx(shape, 'border-plum-soft bg-plum-soft text-plum-ink')}>
      <Lock aria-hidden className="size-4.5" />
      {children}
      <span className="sr-only"> (Premium)</span>
    </button>
  )
}

interface CheckChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  children: ReactNode
}

/** A checkbox in the look of a chip: one of many choices that are saved together. */
export function CheckChip({ children, ...rest }: CheckChipProps) {
  return (
    <label className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-[1.375rem] border-[1.5px] border-line bg-card px-4 py-1.5 text-[0.9375rem] leading-5 font-semibold transition-colors duration-(--duration-quick) hover:bg-sunken has-checked:border-herb has-checked:bg-ok-soft has-checked:text-ok-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      <input {...rest} type="checkbox" className="peer sr-only" />
      <Check aria-hidden className="-ml-0.5 hidden size-4.5 shrink-0 peer-checked:block" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </label>
  )
}
