import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton, SkeletonRows } from '../../ui/Skeleton.tsx'

/** A recipe on its way. */
export function RecipeSkeleton({ back }: { back: { to: string; label: string } }) {
  return (
    <>
      <title>Przepis – Spiżarka</title>
      <PageHead title="Przepis" back={back} />
      <div className="page page-narrow">
        <Skeleton className="h-64 w-full rounded-sheet" />
        <SkeletonRows rows={6} label="Ładowanie przepisu…" />
      </div>
    </>
  )
}
