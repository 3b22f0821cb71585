import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  ok: 'bg-ok-soft text-ok-ink',
  soon: 'bg-soon-soft text-soon-ink',
  late: 'bg-late-soft text-late-ink',
  neutral: 'bg-sunken text-muted',
} as const

interface CheckedLineProps {
  Icon: LucideIcon
  tone: keyof typeof TONES
  title: string
  /** What can be done about it, at the end of the line. */
  end?: ReactNode
  children?: ReactNode
}

/** One thing that was looked at in a recipe that is sent, in a list: how it stands, and details under it. */
export function CheckedLine({ Icon, tone, title, end, children }: CheckedLineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className={clsx('grid size-9 shrink-0 place-items-center self-start rounded-pill', TONES[tone])}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-[min(8rem,100%)] flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {children && <p className="text-small text-muted wrap-anywhere">{children}</p>}
      </div>
      {end}
    </li>
  )
}
