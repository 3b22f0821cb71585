import type { PantryCategory, PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatMoment, formatNumber } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useWideScreen } from '../../../lib/use-wide-screen.ts'
import { ShelfArt } from '../../../ui/art/ShelfArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { type PantrySummary, type usePantrySummary } from '../pantry-queries.ts'
import { isFiltered, type PantryView, usePantryLists, usePantryView } from '../use-pantry-view.ts'
import { LoadMore, type LoadMoreProps, SearchResults, ShelfSection, useCollapsedShelves } from './Shelves.tsx'
import { Spices } from './Spices.tsx'
import { countedShelves, shelfName, shelvesOf } from './shelves.ts'
import { UseSoonCard, UseSoonRows } from './UseSoon.tsx'

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
        <ErrorPanel onRetry={fireAndForget(products.refetch)} busy={products.isFetching}>
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
    <ErrorPanel onRetry={fireAndForget(spices.refetch)}>Nie udało się wczytać przypraw.</ErrorPanel>
  )

  return (
    <div className="page pb-28! lg:grid lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        {!isEmpty && <PantryFilters view={view} onChange={changeView} summary={counts} />}
        {products.failureReason && (
          <StaleNote savedAt={products.dataUpdatedAt} busy={products.isFetching} onRetry={fireAndForget(products.refetch)} />
        )}
        {!wide && !filtered && !isEmpty && limitCard}
        {!wide && !filtered && soon.length > 0 && <UseSoonRows rows={soon} onShowAll={showSoon} />}
        <div aria-busy={products.isPlaceholderData} className={clsx(products.isPlaceholderData && 'opacity-60')}>
          {isEmpty && <EmptyPantry quickAdd={quickAdd} />}
          {!isEmpty && filtered && (
            <SearchResults
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

/** The pantry on its way: where filters, bar and rows will stand. */
function PantrySkeleton() {
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

/** How much of the Free plan's limit is used. */
function LimitCard({ products, limit }: { products: number; limit: number }) {
  return (
    <Card>
      <div className="-mt-2.5 flex flex-wrap items-center justify-between gap-x-3">
        <p>
          {formatNumber(products)} z {formatNumber(limit)} produktów
        </p>
        <Link
          to={paths.subscription}
          className="inline-flex min-h-11 items-center text-[0.9375rem] font-bold text-plum-ink underline underline-offset-3"
        >
          Bez limitu w Premium
        </Link>
      </div>
      <ProgressBar label="Produkty w spiżarni" value={products} max={limit} className="mt-0.5" />
      <p className="mt-2 text-small text-muted">
        {products >= limit ? 'Spiżarnia jest pełna. Zużyj coś albo przejdź na Premium. ' : ''}Przyprawy się nie liczą.
      </p>
    </Card>
  )
}

interface StaleNoteProps {
  /** When the server was last heard of, in milliseconds since 1970. */
  savedAt: number
  busy: boolean
  onRetry: () => void
}

/** Says that what is shown may be out of date: the server does not answer. */
function StaleNote({ savedAt, busy, onRetry }: StaleNoteProps) {
  return (
    <Banner
      tone="neutral"
      role="status"
      action={
        <Button variant="outline" size="sm" busy={busy} onClick={onRetry}>
          Odśwież
        </Button>
      }
    >
      Brak połączenia. Tak było w spiżarni {formatMoment(new Date(savedAt).toISOString())}.
    </Banner>
  )
}

/** A pantry without products: the ways of filling it. */
function EmptyPantry({ quickAdd }: { quickAdd: ReactNode }) {
  return (
    <EmptyState picture={<ShelfArt />} title="Półki jeszcze puste" text="Dodaj kilka produktów, a od razu podpowiemy, co z nich ugotować.">
      {quickAdd}
    </EmptyState>
  )
}

interface ShelvesProps {
  rows: readonly PantryItem[]
  more: LoadMoreProps
  summary: PantrySummary | undefined
}

/** The whole pantry, shelf by shelf. Shelves whose pages are not loaded yet stand there with their counts and load when opened. */
function Shelves({ rows, more, summary }: ShelvesProps) {
  // With all pages here the rows are newer than the counts.
  const shelves = shelvesOf(rows, more.load ? countedShelves(summary) : undefined)
  const { isOpen, toggle } = useCollapsedShelves(shelves)
  return (
    <div className="flex flex-col gap-6">
      {shelves.map((shelf) => (
        <ShelfSection
          key={shelf.shelf}
          {...shelf}
          open={isOpen(shelf.shelf)}
          onToggle={() => toggle(shelf.shelf)}
          more={shelf.rows.length < shelf.count && <LoadMore {...more} />}
        />
      ))}
    </div>
  )
}

interface PantryFiltersProps {
  view: PantryView
  onChange: (change: Partial<PantryView>) => void
  summary: PantrySummary | undefined
}

/** Search, what is due, and the shelves. */
function PantryFilters({ view, onChange, summary }: PantryFiltersProps) {
  const shelves: PantryCategory[] = [...countedShelves(summary).keys()]
  // The chosen shelf stays even when nothing is left on it: it is the way back.
  if (view.shelf && !shelves.includes(view.shelf)) shelves.push(view.shelf)
  return (
    <div className="flex flex-col gap-3">
      <SearchField label="Szukaj w spiżarni" search={view.search} maxLength={100} onSearch={(search) => onChange({ search })} />
      <div className="lg:max-w-110">
        <Segmented
          label="Pokaż"
          value={view.show}
          onChange={(show) => onChange({ show })}
          options={[
            { value: 'all', label: 'Wszystkie' },
            { value: 'soon', label: 'Wkrótce', count: summary && summary.use_soon - summary.expired, tone: 'soon' },
            { value: 'expired', label: 'Po terminie', count: summary?.expired, tone: 'late' },
          ]}
        />
      </div>
      {shelves.length > 1 && (
        <div
          role="group"
          aria-label="Półki"
          className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
        >
          <FilterChip on={view.shelf === null} onClick={() => onChange({ shelf: null })}>
            Wszystko
          </FilterChip>
          {shelves.map((shelf) => (
            <FilterChip key={shelf} on={view.shelf === shelf} onClick={() => onChange({ shelf: view.shelf === shelf ? null : shelf })}>
              {shelfName(shelf)}
            </FilterChip>
          ))}
        </div>
      )}
    </div>
  )
}
