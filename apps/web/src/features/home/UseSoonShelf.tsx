import { listPantry, type PantryItem } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Sprout } from 'lucide-react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { foodLook } from '../../lib/food-look.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/button/link.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { ExpiryBadge } from '../../ui/feedback/ExpiryBadge.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ProductTile } from '../../ui/food/ProductTile.tsx'

const MAX_SHOWN = 10

/** What has to be eaten first, the most urgent at the front. */
export function UseSoonShelf() {
  const { data, isError, refetch, isFetching } = useQuery(
    endpointQuery(listPantry, { query: { use_soon: 'true', ordering: 'best_before', page_size: MAX_SHOWN } }),
  )
  return (
    <section aria-labelledby="zuzyj" className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id="zuzyj" className="text-h2">
          Zużyj wkrótce
        </h2>
        {data && data.count > 0 && (
          <Link to={paths.pantryUseSoon} className="-my-2 inline-flex min-h-11 items-center gap-1 font-bold text-brand-ink">
            Wszystkie ({data.count})
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        )}
      </div>
      {isError && (
        <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
          Nie udało się wczytać spiżarni.
        </ErrorPanel>
      )}
      {!data && !isError && <ShelfSkeleton />}
      {data?.count === 0 && (
        <Banner tone="ok" icon={<Sprout aria-hidden />}>
          Nic nie czeka na szybkie zużycie.
        </Banner>
      )}
      {data && data.count > 0 && (
        <ul role="list" className="relative -mx-4 flex gap-2 overflow-x-auto px-4 pt-1 pb-2 md:mx-0 md:flex-wrap md:px-0">
          {data.results.map((item) => (
            <li key={item.id} className="w-34 shrink-0">
              <DueProduct item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function DueProduct({ item }: { item: PantryItem }) {
  const { product_name, tile, category, canonical_unit, best_before } = item
  const amount = item.quantity_grams ?? item.quantity_ml ?? item.quantity
  return (
    <Link
      to={paths.pantryUseSoon}
      className="flex h-full flex-col items-start gap-1 rounded-card border border-line bg-card p-3 shadow-card hover:bg-sunken"
    >
      <ProductTile name={product_name} {...foodLook({ tile, category })} />
      <span className="mt-1 max-w-full leading-5 font-semibold wrap-break-word first-letter:uppercase">{product_name}</span>
      {amount !== null && canonical_unit && (
        <span className="text-small text-muted tabular-nums">{formatAmount(amount, canonical_unit)}</span>
      )}
      {best_before !== null && (
        <span className="mt-auto pt-1">
          <ExpiryBadge daysLeft={daysUntil(best_before)}>{formatDaysLeft(daysUntil(best_before))}</ExpiryBadge>
        </span>
      )}
    </Link>
  )
}

function ShelfSkeleton() {
  return (
    <div className="flex gap-2 overflow-hidden pt-1 pb-2">
      <p role="status" className="sr-only">
        Ładowanie…
      </p>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-40 w-34 shrink-0 rounded-card" />
      ))}
    </div>
  )
}
