import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** Rows in one card, parted by a line. */
export function Rows({ children, className, label }: { children: ReactNode; className?: string; label?: string }) {
  return (
    // Safari drops the list semantics of an unstyled list unless the role is spelled out.
    <ul
      role="list"
      aria-label={label}
      className={clsx('divide-y divide-line overflow-hidden rounded-card border border-line bg-card shadow-card', className)}
    >
      {children}
    </ul>
  )
}

export interface RowProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** A tile or an icon of 48 px. */
  start?: ReactNode
  title: ReactNode
  /** Second line: a badge, an amount, the original words. */
  detail?: ReactNode
  /** Amount or action at the end. */
  end?: ReactNode
  /** Below the row, over its whole width. */
  children?: ReactNode
}

/**
 * One line of a list: picture, name with a second line, amount or action. The name wraps, the end never does; where too little room is
 * left for the name (narrow phones, large text) the end goes under it.
 */
export function Row({ start, title, detail, end, children, ...rest }: RowProps) {
  return (
    <li {...rest}>
      <div className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-2 py-2.5 pr-2 pl-3">
        {start}
        <div className="flex min-w-24 flex-1 flex-col items-start gap-1">
          <span className="max-w-full leading-5 font-semibold wrap-break-word">{title}</span>
          {detail}
        </div>
        {end && <div className="ml-auto flex max-w-full shrink-0 items-center gap-1">{end}</div>}
      </div>
      {children}
    </li>
  )
}
