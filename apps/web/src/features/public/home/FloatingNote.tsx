import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface FloatingNoteProps {
  icon: ReactNode
  tone: string
  title: string
  text: string
  className: string
}

/** A slip of paper over the phone's edge: one thing that the app does by itself. */
export function FloatingNote({ icon, tone, title, text, className }: FloatingNoteProps) {
  return (
    <div
      aria-hidden
      className={clsx(
        'absolute flex items-center gap-3 rounded-2xl border border-line bg-card py-2.5 pr-4 pl-3 whitespace-nowrap shadow-raised',
        className,
      )}
    >
      <span className={clsx('grid size-11 place-items-center rounded-tile [&>svg]:size-5.5', tone)}>{icon}</span>
      <span className="text-small">
        <span className="block font-bold">{title}</span>
        <span className="block text-muted">{text}</span>
      </span>
    </div>
  )
}
