import type { PantryCategory, PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { ArrowUpDown, ListChecks } from 'lucide-react'
import { lazy, type ReactNode, Suspense, use, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { formatMoment } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { type PantrySummary, type usePantrySummary } from '../pantry-queries.ts'
import { SelectionContext, useSelecting } from '../selection/selection.ts'
import {
  isFiltered,
  isPantrySort,
  type PantrySort,
  type PantryView,
  SORTS,
  usePantryLists,
  usePantrySort,
  usePantryView,
} from '../use-pantry-view.ts'
import { EmptyPantry } from './EmptyPantry.tsx'
import { LoadMore, type LoadMoreProps, NewProducts, SearchResults, ShelfSection, useCollapsedShelves } from './Shelves.tsx'
import { Spices } from './Spices.tsx'
import { countedShelves, shelfName, shelvesOf } from './shelves.ts'
import { UseSoonCard, UseSoonRows } from './UseSoon.tsx'
import { useNewProducts, useNewRows } from './use-new-products.ts'

// What few visits need comes when it is asked for.
const AddWantedDialog = lazy(async () => ({ default: (await import('../product/AddSearchedDialog.tsx')).AddSearchedDialog }))
const SelectionHeader = lazy(async () => ({ default: (await import('../selection/SelectionBar.tsx')).SelectionHeader }))
const SelectionBar = lazy(async () => ({ default: (await import('../selection/SelectionBar.tsx')).SelectionBar }))

interface PantryBodyProps {
  summary: ReturnType<typeof usePantrySummary>
  actions: PantryActions
  quickAdd: ReactNode
  /** The line in which products are written down. */
  addLine: ReactNode
  /** Whether the search is in the place of that line. */
  searching: boolean
  onSearching: (searching: boolean) => void
  /** A list has just been confirmed: what came with it is shown first. */
  arrived: boolean
}

/** Filters, shelves, what is due and spices: one column on a phone, beside each other where there is room. */
export function PantryBody({ summary, actions, quickAdd, addLine, searching, onSearching, arrived }: PantryBodyProps) {
  const [view, changeView] = usePantryView()
  const [newFirst, setNewFirst] = useState<boolean | 'asked'>(arrived)
  const [sort, setSort] = usePantrySort()
  const { shown, products, soon, spices, isPending, readAgain } = usePantryLists(view, sort)
  const selection = use(SelectionContext)
  const selecting = useSelecting()
  const wide = useWideScreen()
  const [wanted, setWanted] = useState<string>()
  const filtered = isFiltered(shown)
  const counts = summary.data
  // The copy of the last visit says what was there then, not what has come since.
  useNewProducts(filtered || isPending || !products.isFetchedAfterMount ? undefined : products.rows, arrived)
  const fresh = useNewRows(products.rows)
  // A first list is the whole pantry, so other rows are hidden only on request.
  const isPart = newFirst === 'asked' || fresh.length < products.rows.length
  const onlyNew = newFirst !== false && isPart && !filtered && fresh.length > 0

  if (isPending || summary.isPending) return <PantrySkeleton />
  if (!products.data) {
    return (
      <div className="page page-narrow">
        <ErrorPanel onRetry={fireAndForget(() => Promise.all([readAgain(), summary.refetch()]))} busy={products.isFetching}>
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
  const showNew = () => {
    if (filtered) changeView(UNFILTERED)
    setNewFirst('asked')
  }
  const dueAbove = !wide && !filtered && !onlyNew && soon.length > 0
  const tools = (
    <div className="flex flex-wrap items-center justify-end gap-x-4">
      <SortChoice sort={sort} onSort={setSort} />
      {wide && (
        <Button variant="ghost" size="sm" className="-mx-3.5" icon={<ListChecks aria-hidden />} onClick={() => selection.start()}>
          Zaznacz
        </Button>
      )}
    </div>
  )
  const noSpiceFound = shown.search !== '' && spices.rows.length === 0
  const spiceSection = spices.data ? (
    <Spices spices={spices.rows} actions={actions} />
  ) : (
    <ErrorPanel onRetry={fireAndForget(spices.refetch)}>Nie udało się wczytać przypraw.</ErrorPanel>
  )

  return (
    <>
      {selecting && (
        <Suspense fallback={<div className="min-h-15 bg-paper-top" />}>
          <SelectionHeader all={products.rows.map(({ id }) => id)} />
        </Suspense>
      )}
      <div
        className={clsx(
          'page max-md:gap-4! max-md:pt-5! desk:grid desk:grid-cols-[minmax(0,1fr)_21.5rem] desk:items-start',
          selecting && 'pb-32!',
        )}
      >
        <div className="flex min-w-0 flex-col gap-6">
          {!isEmpty && !selecting && (
            <div className="-mb-4.5 flex flex-col gap-2.5">
              {searching || !addLine ? (
                <SearchField
                  label="Szukaj w spiżarni"
                  search={view.search}
                  maxLength={100}
                  onSearch={(search) => changeView({ ...UNFILTERED, search })}
                  focused={searching}
                  onLeave={addLine ? () => onSearching(false) : undefined}
                />
              ) : (
                addLine
              )}
              <PantryFilters
                view={view}
                onChange={(change) => {
                  setNewFirst(false)
                  changeView(change)
                }}
                summary={counts}
                fresh={{ count: fresh.length, shown: onlyNew, show: showNew }}
              />
            </div>
          )}
          {isEmpty && addLine}
          {products.failureReason && (
            <StaleNote
              savedAt={products.dataUpdatedAt}
              unreachable={!isApiError(products.failureReason)}
              busy={products.isFetching}
              onRetry={fireAndForget(products.refetch)}
            />
          )}
          {dueAbove && <UseSoonRows rows={soon} tools={tools} />}
          <div aria-busy={products.isPlaceholderData} className={clsx(products.isPlaceholderData && 'opacity-60')}>
            {isEmpty && <EmptyPantry>{quickAdd}</EmptyPantry>}
            {!isEmpty && filtered && (
              <SearchResults
                view={shown}
                rows={products.rows}
                more={more}
                tools={tools}
                onShowAll={() => changeView(UNFILTERED)}
                onAdd={setWanted}
              />
            )}
            {onlyNew && <NewProducts rows={fresh} />}
            {!isEmpty && !filtered && !onlyNew && (
              <Shelves rows={products.rows} more={more} summary={counts} tools={dueAbove ? undefined : tools} />
            )}
          </div>
          {!wide && !selecting && !noSpiceFound && !onlyNew && spiceSection}
        </div>
        {wide && selecting && soon.length > 0 && (
          <aside aria-label="Pilne" className="sticky top-30">
            <UseSoonRows rows={soon} tools={null} />
          </aside>
        )}
        {wide && !selecting && (
          <aside aria-label="Pilne i przyprawy" className="sticky top-6 flex flex-col gap-6">
            {soon.length > 0 && <UseSoonCard rows={soon} onShowAll={() => changeView({ ...UNFILTERED, show: 'soon' })} />}
            {!noSpiceFound && spiceSection}
          </aside>
        )}
      </div>
      <Suspense>
        {selecting && <SelectionBar actions={actions} />}
        {wanted !== undefined && (
          <AddWantedDialog
            name={wanted}
            add={actions.addProduct}
            onClose={() => setWanted(undefined)}
            onAdded={() => {
              setWanted(undefined)
              changeView(UNFILTERED)
            }}
          />
        )}
      </Suspense>
    </>
  )
}

/** How the rows are ordered; the phone's own list of choices opens at a tap. */
function SortChoice({ sort, onSort }: { sort: PantrySort; onSort: (sort: PantrySort) => void }) {
  return (
    <label className="relative inline-flex min-h-11 items-center gap-1.5 rounded-tile font-bold text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <ArrowUpDown aria-hidden className="size-4.5" />
      <span aria-hidden>{SORTS[sort]}</span>
      <select
        aria-label="Kolejność"
        value={sort}
        onChange={(event) => isPantrySort(event.target.value) && onSort(event.target.value)}
        className="absolute inset-0 cursor-pointer appearance-none text-[1rem] opacity-0"
      >
        {Object.entries(SORTS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The pantry on its way: where filters, bar and rows will stand. */
function PantrySkeleton() {
  return (
    <div className="page max-md:pt-5! desk:grid desk:grid-cols-[minmax(0,1fr)_21.5rem] desk:items-start">
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-col gap-2.5">
          <Skeleton className="h-13 rounded-control!" />
          <Skeleton className="h-11 rounded-pill!" />
        </div>
        <SkeletonRows rows={6} label="Ładowanie spiżarni…" />
      </div>
      <Skeleton className="h-80 rounded-card! max-lg:hidden" />
    </div>
  )
}

interface StaleNoteProps {
  /** When the server was last heard from, in milliseconds since 1970. */
  savedAt: number
  /** The server does not answer at all, rather than with a failure. */
  unreachable: boolean
  busy: boolean
  onRetry: () => void
}

/** Says that what is shown may be out of date. */
function StaleNote({ savedAt, unreachable, busy, onRetry }: StaleNoteProps) {
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
      {unreachable ? 'Brak połączenia.' : 'Nie udało się odświeżyć.'} Tak było w spiżarni {formatMoment(new Date(savedAt).toISOString())}.
    </Banner>
  )
}

interface ShelvesProps {
  rows: readonly PantryItem[]
  more: LoadMoreProps
  summary: PantrySummary | undefined
  /** Beside the first shelf. */
  tools: ReactNode
}

/** The whole pantry, shelf by shelf. Shelves whose pages are not loaded yet are there with their counts and load when opened. */
function Shelves({ rows, more, summary, tools }: ShelvesProps) {
  // With all pages here the rows are newer than the counts.
  const shelves = shelvesOf(rows, more.load ? countedShelves(summary) : undefined)
  const { isOpen, toggle } = useCollapsedShelves(shelves)
  return (
    <div className="flex flex-col gap-6">
      {shelves.map((shelf, index) => (
        <ShelfSection
          key={shelf.shelf}
          {...shelf}
          tools={index === 0 && tools}
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
  /** What has just come. */
  fresh: { count: number; shown: boolean; show: () => void }
}

const UNFILTERED: PantryView = { search: '', show: 'all', shelf: null }

/** One row of chips: everything, what is due, and the shelves; one of them at a time. */
function PantryFilters({ view, onChange, summary, fresh }: PantryFiltersProps) {
  const shelves: PantryCategory[] = [...countedShelves(summary).keys()]
  // The chosen shelf stays even when nothing is left on it: it is the way back.
  if (view.shelf && !shelves.includes(view.shelf)) shelves.push(view.shelf)
  const due = summary ? summary.use_soon - summary.expired : 0
  const expired = summary?.expired ?? 0
  const pick = (change: Partial<PantryView>) => onChange({ ...UNFILTERED, search: view.search, ...change })
  return (
    <div
      role="group"
      aria-label="Pokaż"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <FilterChip on={view.show === 'all' && view.shelf === null && !fresh.shown} onClick={() => pick({})}>
        Wszystkie
      </FilterChip>
      {fresh.count > 0 && (
        <FilterChip on={fresh.shown} onClick={fresh.show}>
          Nowe
          <Badge tone="ok">{fresh.count}</Badge>
        </FilterChip>
      )}
      <FilterChip on={view.show === 'soon'} onClick={() => pick({ show: 'soon' })}>
        Wkrótce
        {due > 0 && <Badge tone="soon">{due}</Badge>}
      </FilterChip>
      {(expired > 0 || view.show === 'expired') && (
        <FilterChip on={view.show === 'expired'} onClick={() => pick({ show: 'expired' })}>
          Po terminie
          {expired > 0 && <Badge tone="late">{expired}</Badge>}
        </FilterChip>
      )}
      {shelves.length > 1 &&
        shelves.map((shelf) => (
          <FilterChip key={shelf} on={view.shelf === shelf} onClick={() => pick({ shelf: view.shelf === shelf ? null : shelf })}>
            {shelfName(shelf)}
          </FilterChip>
        ))}
    </div>
  )
}
