import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface AccordionProps {
  title: ReactNode
  /** At the end of the line: "10 produktów". */
  meta?: ReactNode
  defaultOpen?: boolean
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** A card of its own, or a row in a surrounding card. */
  look?: 'card' | 'row'
  children: ReactNode
}

/** A title that opens what is under it; the platform's details, so find-in-page opens it too. */
export function Accordion({ title, meta, defaultOpen, level = 3, look = 'card', children }: AccordionProps) {
  const Heading = `h${level}` as const
  return (
    <details open={defaultOpen} className={clsx('group', look === 'card' && 'rounded-card border border-line bg-card shadow-card')}>
      <summary className="flex min-h-14 list-none items-center gap-2 rounded-card px-4 py-3 -outline-offset-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <Heading className={clsx('flex-1', look === 'card' ? 'text-h4' : 'font-sans! text-body font-bold tracking-normal! text-wrap')}>
          {title}
        </Heading>
        {meta && <span className="text-right text-small text-muted">{meta}</span>}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-(--duration-base) group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
