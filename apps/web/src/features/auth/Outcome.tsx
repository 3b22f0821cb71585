import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner.tsx'

export interface OutcomeProps {
  tone: 'ok' | 'late'
  icon?: ReactNode
  children: ReactNode
}

/** What came of a link or a form, in the place of it. */
export function Outcome({ tone, icon, children }: OutcomeProps) {
  const ok = tone === 'ok'
  return (
    <div role={ok ? 'status' : 'alert'} className="flex flex-col items-center gap-3 text-center">
      <span
        className={`grid size-16 place-items-center rounded-card [&_svg]:size-8 ${ok ? 'bg-ok-soft text-ok-ink' : 'bg-late-soft text-late-ink'}`}
      >
        {icon ?? (ok ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />)}
      </span>
      <p className="text-lead text-pretty">{children}</p>
    </div>
  )
}

/** A link is being looked at. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-6 text-lead">
      <Spinner />
      {children}
    </p>
  )
}
