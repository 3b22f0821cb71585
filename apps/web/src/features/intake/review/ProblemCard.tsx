import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { SourceLine } from './SourceLine.tsx'

const tones = {
  clarify: { edge: 'border-honey', head: 'bg-soon-soft', name: 'text-ink' },
  calculated: { edge: 'border-herb', head: 'bg-ok-soft', name: 'text-ink' },
  error: { edge: 'border-danger', head: 'bg-late-soft', name: 'text-late-ink' },
} as const

export interface ProblemCardProps {
  tone: keyof typeof tones
  tile: ReactNode
  title: string
  line: string
  /** Says the kind of problem in a word. */
  badge?: ReactNode
  children: ReactNode
}

/** An item that needs a decision: what it is, where it was read from, and below that what is to be decided. */
export function ProblemCard({ tone, tile, title, line, badge, children }: ProblemCardProps) {
  const { edge, head, name } = tones[tone]
  return (
    <li className={clsx('overflow-hidden rounded-card border-2 bg-card shadow-card', edge)}>
      <div className={clsx('flex items-center gap-3 px-3.5 py-3', head)}>
        {tile}
        <div className="min-w-0 flex-1">
          <h3 className={clsx('font-sans! text-body leading-5 font-bold tracking-normal! wrap-break-word', name)}>{title}</h3>
          <SourceLine line={line} />
        </div>
        {badge}
      </div>
      {children}
    </li>
  )
}
