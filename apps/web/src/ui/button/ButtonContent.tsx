import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CostPill, type CostTone } from './CostPill.tsx'

export function costToneOf(variant: ButtonVariant | undefined): CostTone {
  if (variant === 'soft') return 'card'
  return variant === 'outline' || variant === 'ghost' ? 'soft' : 'fill'
}

interface ButtonContentProps {
  icon?: ReactNode
  cost?: number | undefined
  costTone: CostTone
  hidden?: boolean
  children?: ReactNode
}

/** The inside of a button or button link: icon and words, and the cost at the far end. */
export function ButtonContent({ icon, cost, costTone, hidden, children }: ButtonContentProps) {
  const priced = cost !== undefined
  return (
    <span
      className={clsx(
        'col-start-1 row-start-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 [&_svg]:shrink-0',
        priced ? 'justify-between' : 'justify-center',
        hidden && 'invisible',
      )}
    >
      <span className="flex items-center gap-2.5">
        {icon && <span className="contents [&>svg]:size-5">{icon}</span>}
        {children}
      </span>
      {priced && <CostPill points={cost} tone={costTone} />}
    </span>
  )
}

const base =
  'inline-grid items-center text-center font-bold leading-5 select-none transition-colors duration-(--duration-quick) active:translate-y-px'

const variants = {
  primary: 'bg-brand-fill text-on-brand hover:bg-brand-hover',
  herb: 'bg-herb-fill text-white hover:brightness-90',
  soft: 'bg-brand-soft text-brand-ink hover:brightness-97',
  outline: 'border-[1.5px] border-control bg-card text-ink hover:bg-sunken',
  ghost: 'text-brand-ink hover:bg-brand-soft',
  danger: 'bg-danger-fill text-white hover:brightness-90',
  dangerOutline: 'border-[1.5px] border-control bg-card text-danger hover:bg-sunken',
  plum: 'bg-plum-fill text-white hover:brightness-90',
  /** White on a ground of colour, in both themes. */
  onHerb: 'bg-white text-herb-fill hover:bg-white/90',
  onPlum: 'bg-white text-plum-fill hover:bg-white/90',
} as const

const sizes = {
  sm: 'min-h-11 rounded-control px-3.5 py-2 text-[0.9375rem]',
  md: 'min-h-12 rounded-2xl px-5 py-2.5',
  lg: 'min-h-14 rounded-[1.125rem] px-5.5 py-3 text-[1.0625rem]',
  xl: 'min-h-18 rounded-card px-6 py-4 text-lead',
} as const

type ButtonVariant = keyof typeof variants
type ButtonSize = keyof typeof sizes

export interface ButtonLook {
  /** One `primary` a screen. */
  variant?: ButtonVariant
  /** 44, 48, 56 or 72 px high. */
  size?: ButtonSize
  /** As wide as its container. */
  full?: boolean
  className?: string
}

export function buttonStyle({ variant = 'primary', size = 'md', full, className }: ButtonLook, off = false): string {
  return clsx(
    base,
    off ? 'cursor-not-allowed bg-disabled text-on-disabled active:translate-y-0' : variants[variant],
    sizes[size],
    full && 'w-full',
    className,
  )
}
