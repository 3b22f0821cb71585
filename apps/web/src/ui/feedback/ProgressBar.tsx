import { clsx } from 'clsx'

const fills = {
  ok: 'fill-herb',
  near: 'fill-honey',
  over: 'fill-danger',
  herb: 'fill-herb',
  honey: 'fill-honey',
  plum: 'fill-plum',
} as const

export interface ProgressBarProps {
  /** What is measured; the numbers are beside the bar in words. */
  label: string
  value: number
  /** What comes to it, drawn behind it in honey. */
  more?: number
  max: number
  /** From this share of `max` on the bar is honey; past `max` red. */
  nearAt?: number
  /** The limit itself is red already. */
  full?: boolean
  /** One colour throughout: that of what is measured, where no limit is kept. */
  color?: 'herb' | 'honey' | 'plum'
  className?: string
}

/** How much of a limit is used. */
export function ProgressBar({ label, value, more = 0, max, nearAt = 0.9, full = false, color, className }: ProgressBarProps) {
  const share = max > 0 ? value / max : 0
  const grown = max > 0 ? (value + more) / max : 0
  const tone = color ?? (share > 1 || (full && share === 1) ? 'over' : share >= nearAt ? 'near' : 'ok')
  return (
    // Drawn, not styled by an inline width: the content security policy allows no style attributes in the prerendered pages.
    <svg
      role="progressbar"
      aria-label={label}
      aria-valuenow={value + more}
      aria-valuemin={0}
      aria-valuemax={max}
      className={clsx('block h-2.5 w-full overflow-hidden rounded-pill bg-sunken', className)}
    >
      {more > 0 && <rect width={`${Math.min(1, grown) * 100}%`} height="100%" rx="5" className={grown > 1 ? fills.over : fills.near} />}
      <rect
        width={`${Math.min(1, share) * 100}%`}
        height="100%"
        rx="5"
        className={clsx('transition-[width] duration-(--duration-slow)', fills[tone])}
      />
    </svg>
  )
}
