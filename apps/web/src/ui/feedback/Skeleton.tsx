import { clsx } from 'clsx'

/** A still place for what is loading; shows itself after 200 ms, so that quick answers do not flicker. Give it a size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={clsx('skeleton block rounded-lg bg-sunken', className)} />
}

/** Rows on their way: the shape of a list, and a sentence when it takes longer than 10 s. */
export function SkeletonRows({ rows = 4, label = 'Ładowanie…' }: { rows?: number; label?: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="skeleton divide-y divide-line rounded-card border border-line bg-card">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex min-h-18 items-center gap-3 px-3 py-2.5">
            <span className="size-12 shrink-0 rounded-tile bg-sunken" />
            <span className="flex flex-1 flex-col gap-2">
              <span className="h-3.5 w-3/5 rounded-pill bg-sunken" />
              <span className="h-3 w-1/4 rounded-pill bg-sunken" />
            </span>
            <span className="h-11 w-32 rounded-pill bg-sunken" />
          </div>
        ))}
      </div>
      <p className="late-note mt-3 text-center text-small text-muted">To trwa dłużej niż zwykle. Jeszcze chwila.</p>
    </div>
  )
}
