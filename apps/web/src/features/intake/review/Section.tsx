import { type ReactNode, useId } from 'react'

/** A part of the list with its name and how many there are. */
export function Section({ title, badge, children }: { title: string; badge: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <span aria-live="polite">{badge}</span>
      </div>
      {children}
    </section>
  )
}
