import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Hourglass, Info } from 'lucide-react'
import type { ReactNode } from 'react'

const looks = {
  ok: { className: 'bg-ok-soft text-ok-ink', Icon: CircleCheck },
  soon: { className: 'bg-soon-soft text-soon-ink', Icon: Hourglass },
  late: { className: 'bg-late-soft text-late-ink', Icon: CircleAlert },
  neutral: { className: 'bg-sunken text-muted', Icon: Info },
  offline: { className: 'bg-ink text-paper', Icon: Info },
} as const

export interface BannerProps {
  tone?: keyof typeof looks
  icon?: ReactNode
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** `alert` for an error that has just happened, `status` for news. */
  role?: 'alert' | 'status'
  className?: string
}

/** A sentence that is on the page until its matter is settled. */
export function Banner({ tone = 'neutral', icon, title, children, action, role, className }: BannerProps) {
  const { className: colours, Icon } = looks[tone]
  return (
    <div
      role={role}
      className={clsx('flex flex-wrap items-start gap-3 rounded-2xl px-3.5 py-3 text-[0.9375rem] leading-[1.3125rem]', colours, className)}
    >
      <span className="shrink-0 [&_svg]:size-5.5">{icon ?? <Icon aria-hidden />}</span>
      <div className="min-w-[min(8rem,100%)] flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
