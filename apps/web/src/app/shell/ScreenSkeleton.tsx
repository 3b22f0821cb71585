import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'

/** A screen whose user is not known yet. */
export function ScreenSkeleton() {
  return (
    <>
      <PageHead
        title={
          <>
            <span className="sr-only">Ładowanie…</span>
            <Skeleton className="h-8 w-44" />
          </>
        }
      />
      <div className="page page-narrow">
        <SkeletonRows />
      </div>
    </>
  )
}
