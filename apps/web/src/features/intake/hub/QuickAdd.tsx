import { clsx } from 'clsx'
import { formatPoints } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { INTAKE_METHODS } from './intake-methods.ts'

/** The four ways of adding as small tiles, for a screen where adding is not the main matter. */
export function QuickAdd() {
  return (
    <ul role="list" aria-label="Sposoby dodawania" className="grid grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] gap-2 text-left">
      {INTAKE_METHODS.map(({ to, shortTitle, cost, Icon, colours }) => (
        <li key={to}>
          <Link to={to} className="flex min-h-18 items-center gap-2.5 rounded-2xl border-[1.5px] border-line bg-card p-2 hover:bg-sunken">
            <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-tile', colours)}>
              <Icon className="size-5.5" />
            </span>
            <span className="flex min-w-0 flex-col">
              <span className="text-[0.9375rem] leading-5 font-bold">{shortTitle}</span>
              <span className="text-small text-muted">{cost > 0 ? formatPoints(cost) : 'bez punktów'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
