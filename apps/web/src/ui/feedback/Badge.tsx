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

/** A word or two about a thing; never colour alone. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 items-center gap-1 rounded-pill px-2.25 text-caption leading-none font-bold whitespace-nowrap tabular-nums [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
