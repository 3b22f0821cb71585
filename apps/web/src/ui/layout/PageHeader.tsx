import { clsx } from 'clsx'
import { ArrowLeft, X } from 'lucide-react'
import { createContext, type ReactNode, use } from 'react'
import { Link } from '../button/link.tsx'

/** What the shell puts at the end of every head from 768 px on: points, bell, account. */
export const PageHeaderEndContext = createContext<ReactNode>(null)

/** What a frame around several screens puts under the head of each: its menu. */
export const PageHeaderAfterContext = createContext<ReactNode>(null)

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Where the arrow leads, or the cross of a task that is left, with `returns` only where no page of ours was open before (`before-paint.js`); a head with one is an inner screen's, with a smaller title. */
  back?: { to: string; label: string; sign?: 'arrow' | 'cross'; returns?: true }
  /** Over a narrow card: the title is above its middle where there is room. */
  centred?: boolean
  /** At most one button on a phone; words from 768 px on. */
  actions?: ReactNode
  /** Under the title, over the whole width. */
  children?: ReactNode
}

/** The head of a screen with the shelf lace under it: its only h1. */
export function PageHeader({ title, subtitle, back, centred = false, actions, children }: PageHeaderProps) {
  const end = use(PageHeaderEndContext)
  const after = use(PageHeaderAfterContext)
  return (
    <>
      <header className="lace z-1">
        <div
          className={clsx(
            'mx-auto flex max-w-300 flex-wrap items-center gap-2 md:gap-6 md:px-10 md:py-5',
            back ? 'min-h-15 px-2 pt-2 pb-4' : 'px-4 pt-1 pb-3',
          )}
        >
          {back && (
            <Link
              to={back.to}
              aria-label={back.label}
              data-returns={back.returns}
              className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-ink/8 md:-mr-4 md:-ml-3"
            >
              {back.sign === 'cross' ? <X aria-hidden className="size-6" /> : <ArrowLeft aria-hidden className="size-6" />}
            </Link>
          )}
          {/* Large text takes the width of a phone: what follows then goes under the title, instead of leaving it a letter a line. */}
          <div className={clsx('min-w-[min(7rem,100%)] flex-1', centred && 'md:text-center')}>
            <h1 className={back ? 'text-h3 md:text-h1' : 'text-h1'}>{title}</h1>
            {subtitle && <p className={clsx('text-muted', back ? 'text-small' : 'mt-0.5')}>{subtitle}</p>}
          </div>
          {actions && <div className="ml-auto flex max-w-full shrink-0 items-center gap-2.5">{actions}</div>}
          {end && <div className="hidden shrink-0 items-center gap-2.5 md:flex">{end}</div>}
        </div>
        {children && <div className="mx-auto max-w-300 px-4 pb-5 md:px-10">{children}</div>}
      </header>
      {after}
    </>
  )
}
