import type { PantryCategory, PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { ChevronDown, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatProducts } from '../../../lib/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import type { PantryView } from '../use-pantry-view.ts'
import { ProductRow } from './ProductRow.tsx'
import { initiallyCollapsed, type ShelfRows, shelfName } from './shelves.ts'

interface ShelfSectionProps extends ShelfRows {
  open: boolean
  onToggle: () => void
  /** Stands after the rows: the way to those that are not loaded yet. */
  more?: ReactNode
}

/** One shelf: its name and count, and its products unless it is folded. */
export function ShelfSection({ shelf, rows, count, open, onToggle, more }: ShelfSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className={clsx('text-h4', open && 'mb-1')}>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className={clsx(
            'flex w-full items-center gap-2 text-left',
            open ? 'min-h-11 rounded-tile' : 'min-h-14 rounded-card border border-line bg-card px-4 shadow-card hover:bg-sunken',
          )}
        >
          <span id={id} className={clsx('min-w-0 flex-1', open && 'text-h3')}>
            {shelfName(shelf)}
          </span>
          <span className="font-sans text-small font-normal tracking-normal whitespace-nowrap text-muted">{formatProducts(count)}</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-5 shrink-0 text-muted transition-transform duration-(--duration-base)', open && 'rotate-180')}
          />
        </button>
      </h2>
      {open && rows.length > 0 && (
        <Rows label={shelfName(shelf)}>
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      )}
      {open && more}
    </section>
  )
}

const KEY = 'spizarka.pantry.shelves'
type StoredShelves = Partial<Record<PantryCategory, 'open' | 'folded'>>

function read(): StoredShelves {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
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
      localStorage.setItem(KEY, JSON.stringify(next))
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
  onShowAll: () => void
}

/** What a search or a filter has found, as one list. */
export function SearchResults({ view, rows, more, onShowAll }: SearchResultsProps) {
  return (
    <section aria-labelledby="znalezione">
      <h2 id="znalezione" className="sr-only">
        Znalezione produkty
      </h2>
      <p role="status" className="mb-3 text-small text-muted">
        {rows.length > 0 && `Wynik: ${more.load ? 'ponad ' : ''}${formatProducts(rows.length)}`}
      </p>
      {rows.length > 0 ? (
        <Rows label="Znalezione produkty">
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      ) : (
        more.load === null && (
          <EmptyState
            picture={
              <span className="grid size-16 place-items-center rounded-sheet bg-sunken text-muted">
                <SearchX aria-hidden className="size-8" />
              </span>
            }
            {...noResultsText(view)}
          >
            <Button variant="soft" onClick={onShowAll}>
              Pokaż całą spiżarnię
            </Button>
          </EmptyState>
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
