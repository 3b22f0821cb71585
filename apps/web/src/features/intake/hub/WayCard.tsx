import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { CostPill } from '../../../ui/CostPill.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Way } from './ways.ts'

/** One way of adding products, with what it costs. */
export function WayCard({ way: { to, title, text, Icon, colours, cost } }: { way: Way }) {
  return (
    <Link to={to} className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-card p-4 shadow-card hover:bg-sunken">
      <span aria-hidden className={clsx('grid size-15 shrink-0 place-items-center rounded-[1.125rem]', colours)}>
        <Icon className="size-7" />
      </span>
      <span className="flex min-w-32 flex-1 flex-col items-start gap-1">
        <span className="font-display text-h4 font-[650]">{title}</span>
        <span className="leading-5 text-muted">{text}</span>
        <span className="mt-1">
          <CostPill points={cost} />
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  )
}
