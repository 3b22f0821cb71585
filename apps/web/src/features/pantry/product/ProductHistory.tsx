import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../lib/paths.ts'
import { starts } from '../../../lib/starts.ts'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Link } from '../../../ui/link.tsx'
import { Rows } from '../../../ui/Row.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { ChangeRow } from '../history/ChangeRow.tsx'
import { pantryHistory, rowsOf } from '../pantry-queries.ts'

const SHOWN = 5

/** The latest changes of one product. */
export function ProductHistory({ productId, undoLast }: { productId: string; undoLast: () => Promise<void> }) {
  const history = useInfiniteQuery(pantryHistory(productId, SHOWN))
  return (
    <section aria-labelledby="historia-produktu" className="mt-7">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h3 id="historia-produktu" className="text-h4">
          Ostatnie zmiany
        </h3>
        <Link to={paths.pantryHistory} className="inline-flex min-h-11 items-center font-bold text-brand-ink">
          Cała historia
        </Link>
      </div>
      {history.isPending && <SkeletonRows rows={2} label="Ładowanie historii…" />}
      {history.isError && (
        <ErrorPanel onRetry={starts(history.refetch)} busy={history.isFetching}>
          Nie udało się wczytać historii.
        </ErrorPanel>
      )}
      {history.data && (
        <Rows label="Ostatnie zmiany">
          {rowsOf(history.data).map((change) => (
            <ChangeRow key={change.id} change={change} among="product" undo={undoLast} />
          ))}
        </Rows>
      )}
    </section>
  )
}
