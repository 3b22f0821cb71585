import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { starts } from '../../lib/starts.ts'
import { useWideScreen } from '../../lib/use-wide-screen.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { EmptyPantry } from './EmptyPantry.tsx'
import { FoundRows } from './FoundRows.tsx'
import { LimitCard } from './LimitCard.tsx'
import { PantryFilters } from './PantryFilters.tsx'
import { PantrySkeleton } from './PantrySkeleton.tsx'
import type { PantryActions } from './pantry-actions.ts'
import { Shelves } from './Shelves.tsx'
import { Spices } from './Spices.tsx'
import { StaleNote } from './StaleNote.tsx'
import { UseSoonCard, UseSoonRows } from './UseSoon.tsx'
import { usePantryLists } from './use-pantry-lists.ts'
import type { usePantrySummary } from './use-pantry-summary.ts'
import { isFiltered, usePantryView } from './use-pantry-view.ts'

interface PantryBodyProps {
  summary: ReturnType<typeof usePantrySummary>
  actions: PantryActions
  quickAdd: ReactNode
}

/** Filters, shelves, what is due and spices: one column on a phone, beside each other where there is room. */
export function PantryBody({ summary, actions, quickAdd }: PantryBodyProps) {
  const [view, changeView] = usePantryView()
  const { shown, products, soon, spices, isPending } = usePantryLists(view)
  const wide = useWideScreen()
  const filtered = isFiltered(shown)
  const counts = summary.data

  if (isPending || summary.isPending) return <PantrySkeleton />
  if (!products.data) {
    return (
      <div className="page page-narrow">
        <ErrorPanel onRetry={starts(products.refetch)} busy={products.isFetching}>
          Nie udało się wczytać spiżarni. Spróbuj ponownie.
        </ErrorPanel>
      </div>
    )
  }
  const isEmpty = !filtered && products.rows.length === 0 && !products.hasNextPage
  const more = {
    load: products.hasNextPage ? products.fetchNextPage : null,
    busy: products.isFetchingNextPage,
    failed: products.isFetchNextPageError,
  }
  const showSoon = () => changeView({ search: '', show: 'soon', shelf: null })
  const limitCard = counts?.limit != null && <LimitCard products={counts.products} limit={counts.limit} />
  const spiceSection = spices.data ? (
    <Spices spices={spices.rows} actions={actions} />
  ) : (
    <ErrorPanel onRetry={starts(spices.refetch)}>Nie udało się wczytać przypraw.</ErrorPanel>
  )

  return (
    <div className="page pb-28! lg:grid lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        {!isEmpty && <PantryFilters view={view} onChange={changeView} summary={counts} />}
        {products.failureReason && (
          <StaleNote savedAt={products.dataUpdatedAt} busy={products.isFetching} onRetry={starts(products.refetch)} />
        )}
        {!wide && !filtered && !isEmpty && limitCard}
        {!wide && !filtered && soon.length > 0 && <UseSoonRows rows={soon} onShowAll={showSoon} />}
        <div aria-busy={products.isPlaceholderData} className={clsx(products.isPlaceholderData && 'opacity-60')}>
          {isEmpty && <EmptyPantry quickAdd={quickAdd} />}
          {!isEmpty && filtered && (
            <FoundRows
              view={shown}
              rows={products.rows}
              more={more}
              onShowAll={() => changeView({ search: '', show: 'all', shelf: null })}
            />
          )}
          {!isEmpty && !filtered && <Shelves rows={products.rows} more={more} summary={counts} />}
        </div>
        {!wide && spiceSection}
      </div>
      {wide && (
        <aside aria-label="Limit, pilne i przyprawy" className="sticky top-6 flex flex-col gap-6">
          {limitCard}
          {soon.length > 0 && <UseSoonCard rows={soon} onShowAll={showSoon} />}
          {spiceSection}
        </aside>
      )}
    </div>
  )
}
