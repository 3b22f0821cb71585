import { clsx } from 'clsx'
import { Check, Lock, X } from 'lucide-react'
import type { ReactNode } from 'react'

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
