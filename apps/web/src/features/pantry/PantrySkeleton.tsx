import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'

/** The pantry on its way: where filters, bar and rows will stand. */
export function PantrySkeleton() {
  return (
    <div className="page lg:grid lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-13 rounded-pill!" />
          <Skeleton className="h-13 rounded-2xl! lg:max-w-110" />
          <Skeleton className="h-11 rounded-pill!" />
        </div>
        <Skeleton className="h-26 rounded-card! lg:hidden" />
        <SkeletonRows rows={6} label="Ładowanie spiżarni…" />
      </div>
      <Skeleton className="h-80 rounded-card! max-lg:hidden" />
    </div>
  )
}
