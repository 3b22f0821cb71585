import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface RingProps {
  /** 0 to 1; more is shown as full. */
  share: number
  /** The whole sentence for a screen reader: "Zostało 660 z 1900 kcal". */
  label: string
  children?: ReactNode
  className?: string
}

/** A share as a ring with the figure in its middle. */
export function Ring({ share, label, children, className }: RingProps) {
  const drawn = Math.max(0, Math.min(1, share)) * 100
  return (
    <div role="img" aria-label={label} className={clsx('relative grid place-items-center', className ?? 'size-32')}>
      <svg viewBox="0 0 120 120" aria-hidden className="absolute inset-0 size-full -rotate-90">
        <circle cx="60" cy="60" r="52" fill="none" strokeWidth="15" className="stroke-sunken" />
        {drawn > 0 && (
          <circle
            cx="60"
            cy="60"
            r="52"
            fill="none"
            strokeWidth="15"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${drawn} 100`}
            className="stroke-brand transition-[stroke-dasharray] duration-(--duration-slow)"
          />
        )}
      </svg>
      <div aria-hidden className="relative text-center">
        {children}
      </div>
    </div>
  )
}
