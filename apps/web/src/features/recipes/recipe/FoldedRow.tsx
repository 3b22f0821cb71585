import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

const looks = {
  late: 'bg-late-soft text-late-ink',
  soon: 'bg-soon-soft text-soon-ink',
  neutral: 'bg-sunken text-muted',
  plum: 'bg-plum-soft text-plum-ink',
} as const

export interface FoldedRowProps {
  icon: ReactNode
  look: keyof typeof looks
  /** The verdict, so that nobody has to open it to know. */
  title: ReactNode
  detail: ReactNode
  /** All of it; drawn once the row is opened. */
  children: ReactNode
  /** Fetches the code of what unfolds; a finger or pointer that arrives at the row has half of the wait behind it when it taps. */
  prepare?: () => Promise<unknown>
}

/** A row of a card that says how it is in a line, and unfolds to all of it. */
export function FoldedRow({ icon, look, title, detail, children, prepare }: FoldedRowProps) {
  const [opened, setOpened] = useState(false)
  const fetchAhead = () => {
    // What fails here fails again, and is shown, when the row is opened.
    prepare?.().catch(() => undefined)
  }
  return (
    <details className="group" onToggle={() => setOpened(true)}>
      <summary
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        className="flex min-h-16 list-none items-center gap-3 px-4 py-3 -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <span aria-hidden className={clsx('grid size-11 shrink-0 place-items-center rounded-tile [&_svg]:size-6', looks[look])}>
          {icon}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <h2 className="font-sans! text-body leading-5 font-bold tracking-normal! wrap-break-word">{title}</h2>
          <span className="text-small text-muted">{detail}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-(--duration-base) group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 px-4 pt-1 pb-5">
        {opened && <Suspense fallback={<Skeleton className="h-24 w-full" />}>{children}</Suspense>}
      </div>
    </details>
  )
}
