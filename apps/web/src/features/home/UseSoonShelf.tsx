import { listPantry, type PantryItem } from '@spizarka/contract/pantry'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { foodLook } from '../../lib/food-look.ts'
import { paths } from '../../lib/paths.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../lib/text/format.ts'
import { Link } from '../../ui/button/link.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ProductTile } from '../../ui/food/ProductTile.tsx'

const MAX_SHOWN = 10

/** What has to be eaten first as one row, the most urgent at the front; nothing where nothing does. */
export function UseSoonShelf() {
  const { data, isError, refetch, isFetching } = useQuery(
    endpointQuery(listPantry, { query: { use_soon: 'true', ordering: 'best_before', page_size: MAX_SHOWN } }),
  )
  if (isError && !data)
    return (
      <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
        Nie udało się wczytać spiżarni.
      </ErrorPanel>
    )
  if (!data) return <ShelfSkeleton />
  if (data.count === 0) return null
  return (
    <section aria-label="Zużyj wkrótce" className="-mx-4 flex items-center gap-4 md:mx-0">
      <ul role="list" className="relative flex min-w-0 flex-1 gap-2.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-ml-1 md:px-1">
        {data.results.map((item) => (
          <li key={item.id} className="shrink-0">
            <DueProduct item={item} />
          </li>
        ))}
      </ul>
      <Link to={paths.pantryUseSoon} className="inline-flex min-h-11 shrink-0 items-center gap-1 font-bold text-brand-ink max-md:hidden">
        Wszystkie ({data.count})
        <ChevronRight aria-hidden className="size-5" />
      </Link>
    </section>
  )
}

function DueProduct({ item }: { item: PantryItem }) {
  const { product_name, tile, category, canonical_unit, best_before } = item
  const amount = item.quantity_grams ?? item.quantity_ml ?? item.quantity
  const days = best_before === null ? null : daysUntil(best_before)
  return (
    <Link
      to={paths.pantryUseSoon}
      className="flex max-w-64 items-center gap-2.5 rounded-card border border-line bg-card py-1.5 pr-3.5 pl-1.5 shadow-card hover:bg-sunken"
    >
      <ProductTile name={product_name} {...foodLook({ tile, category })} />
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 leading-5 wrap-break-word">
          {product_name}
          {amount !== null && canonical_unit && <span className="whitespace-nowrap">, {formatAmount(amount, canonical_unit)}</span>}
        </span>
        {days !== null && (
          <span className={clsx('text-small font-bold', days < 1 ? 'text-late-ink' : 'text-soon-ink')}>{formatDaysLeft(days)}</span>
        )}
      </span>
    </Link>
  )
}

function ShelfSkeleton() {
  return (
    <div className="flex gap-2.5 overflow-hidden py-1">
      <p role="status" className="sr-only">
        Ładowanie…
      </p>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-15.5 w-44 shrink-0 rounded-card" />
      ))}
    </div>
  )
}
