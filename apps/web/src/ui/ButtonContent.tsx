import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ButtonVariant } from './button-style.ts'
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
