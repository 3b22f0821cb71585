import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  ok: 'bg-ok-soft text-ok-ink',
  soon: 'bg-soon-soft text-soon-ink',
  late: 'bg-late-soft text-late-ink',
  neutral: 'bg-sunken text-muted',
  plum: 'bg-plum-soft text-plum-ink',
  brand: 'bg-brand-soft text-brand-ink',
} as const
export type BadgeTone = keyof typeof tones

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  /** Takes more lines where there is no room: what is said is as long as it is. */
  wraps?: boolean
  children: ReactNode
}

/** A word or two about a thing; never colour alone. */
export function Badge({ tone = 'neutral', icon, wraps = false, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 px-2.25 text-caption font-bold tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0',
        wraps ? 'rounded-control py-1 leading-tight' : 'rounded-pill leading-none whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
