import type { PantryCategory, PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { ChevronDown, Plus, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { SelectAllButton } from '../selection/SelectableRow.tsx'
import { useSelecting } from '../selection/selection.ts'
import type { PantryView } from '../use-pantry-view.ts'
import { ProductRow } from './ProductRow.tsx'
import { initiallyCollapsed, type ShelfRows, shelfName } from './shelves.ts'

interface ShelfSectionProps extends ShelfRows {
  open: boolean
  onToggle: () => void
  /** Beside the name of the first shelf: how the rows are ordered. */
  tools?: ReactNode
  /** Stands after the rows: the way to those that are not loaded yet. */
  more?: ReactNode
}

/** One shelf: its name and count, and its products unless it is folded. */
export function ShelfSection({ shelf, rows, count, open, onToggle, tools, more }: ShelfSectionProps) {
  const id = useId()
  const selecting = useSelecting()
  const unfolded = open || (selecting && rows.length > 0)
  return (
    <section aria-labelledby={id}>
      <div className={clsx('flex flex-wrap items-center gap-x-4', unfolded && 'mb-1')}>
        <h2 className="min-w-40 flex-1 text-h4">
          <button
            type="button"
            aria-expanded={unfolded}
            onClick={onToggle}
            disabled={selecting}
            className={clsx(
              'flex w-full items-center gap-2 text-left',
              unfolded ? 'min-h-11 rounded-tile' : 'min-h-14 rounded-card border border-line bg-card px-4 shadow-card hover:bg-sunken',
            )}
          >
            <span id={id} className={clsx('min-w-0 flex-1', unfolded && 'text-h3')}>
              {shelfName(shelf)}
            </span>
            {!selecting && !(unfolded && tools) && (
              <span className="font-sans text-small font-normal tracking-normal whitespace-nowrap text-muted">{formatProducts(count)}</span>
            )}
            {!selecting && !unfolded && <ChevronDown aria-hidden className="size-5 shrink-0 text-muted" />}
          </button>
        </h2>
        {selecting
          ? rows.length > 0 && (
              <SelectAllButton ids={rows.map((row) => row.id)} of={shelfName(shelf)}>
                {`Zaznacz ${rows.length}`}
              </SelectAllButton>
            )
          : tools && <span className="ml-auto">{tools}</span>}
      </div>
      {unfolded && rows.length > 0 && (
        <Rows label={shelfName(shelf)}>
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      )}
      {unfolded && more}
    </section>
  )
}

const STORAGE_KEY = 'spizarka.pantry.shelves'
type StoredShelves = Partial<Record<PantryCategory, 'open' | 'folded'>>

function read(): StoredShelves {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}')
    return isStoredShelves(stored) ? stored : {}
  } catch {
    return {}
  }
}

function isStoredShelves(stored: unknown): stored is StoredShelves {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every((choice) => choice === 'open' || choice === 'folded')
}

/** Which shelves are open; what the owner has opened or folded is remembered in this browser. */
export function useCollapsedShelves(shelves: readonly ShelfRows[]) {
  const [choices, setChoices] = useState(read)
  // Settled once: a shelf must not fold by itself because something above it was used up.
  const [atFirst, setAtFirst] = useState<Set<PantryCategory>>()
  if (!atFirst && shelves.length > 0) setAtFirst(initiallyCollapsed(shelves))

  const isOpen = (shelf: PantryCategory) => (choices[shelf] ?? (atFirst?.has(shelf) ? 'folded' : 'open')) === 'open'
  const toggle = (shelf: PantryCategory) => {
    const next = { ...choices, [shelf]: isOpen(shelf) ? ('folded' as const) : ('open' as const) }
    setChoices(next)
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next))
    } catch {
      // Storage is blocked: remembered as long as the screen.
    }
  }
  return { isOpen, toggle }
}

interface SearchResultsProps {
  view: PantryView
  rows: readonly PantryItem[]
  more: LoadMoreProps
  tools: ReactNode
  onShowAll: () => void
  onAdd: (name: string) => void
}

/** What has just come, as one list. */
export function NewProducts({ rows }: { rows: readonly PantryItem[] }) {
  return (
    <section aria-labelledby="nowe">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="nowe" className="text-h3">
          Przed chwilą
        </h2>
        <p className="text-small text-muted">{formatProducts(rows.length)}</p>
      </div>
      <Rows label="Przed chwilą">
        {rows.map((item) => (
          <ProductRow key={item.id} item={item} />
        ))}
      </Rows>
    </section>
  )
}

/** What a search or a filter has found, as one list. */
export function SearchResults({ view, rows, more, tools, onShowAll, onAdd }: SearchResultsProps) {
  const selecting = useSelecting()
  return (
    <section aria-labelledby="znalezione">
      <h2 id="znalezione" className="sr-only">
        Znalezione produkty
      </h2>
      {rows.length > 0 && (
        <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <p role="status" className="text-small text-muted">
            {`Wynik: ${more.load ? 'ponad ' : ''}${formatProducts(rows.length)}`}
          </p>
          {!selecting && tools}
        </div>
      )}
      {rows.length > 0 ? (
        <Rows label="Znalezione produkty">
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      ) : (
        more.load === null && (
          <div className="pt-4">
            <EmptyState
              picture={
                <span className="grid size-16 place-items-center rounded-sheet bg-sunken text-muted">
                  <SearchX aria-hidden className="size-8" />
                </span>
              }
              {...noResultsText(view)}
            >
              {view.search !== '' && (
                <Button icon={<Plus aria-hidden />} onClick={() => onAdd(view.search)}>
                  {`Dodaj „${view.search}”`}
                </Button>
              )}
              <Button variant="soft" onClick={onShowAll}>
                Pokaż całą spiżarnię
              </Button>
            </EmptyState>
          </div>
        )
      )}
      <LoadMore {...more} />
    </section>
  )
}

function noResultsText({ search, show }: PantryView): { title: string; text: string } {
  if (search !== '') return { title: 'Nie ma takiego produktu', text: `W spiżarni nic nie pasuje do „${search}”.` }
  if (show === 'soon') return { title: 'Nic nie goni', text: 'Przez najbliższe trzy dni nic nie traci terminu.' }
  if (show === 'expired') return { title: 'Wszystko w terminie', text: 'Żaden produkt nie jest po terminie.' }
  return { title: 'Ta półka jest pusta', text: 'Nic na niej teraz nie stoi.' }
}

export interface LoadMoreProps {
  /** The next page; null when there is none. */
  load: (() => Promise<unknown>) | null
  busy: boolean
  failed: boolean
}

/** The end of what is loaded: comes near the screen, loads the next page. */
export function LoadMore({ load, busy, failed }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null)
  const waits = load !== null && !busy && !failed
  useEffect(() => {
    const element = end.current
    if (!element || !waits) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fireAndForget(load)(), { rootMargin: '600px' })
    observer.observe(element)
    return () => observer.disconnect()
  }, [waits, load])

  if (load === null) return null
  return (
    <div ref={end} className="mt-3">
      {failed && !busy ? (
        <ErrorPanel onRetry={fireAndForget(load)}>Nie udało się wczytać dalszych produktów.</ErrorPanel>
      ) : (
        <SkeletonRows rows={3} label="Ładowanie dalszych produktów…" />
      )}
    </div>
  )
}
