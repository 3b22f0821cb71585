import { isPantryCategory, listPantry, type PantryCategory, type PantryItem } from '@spizarka/contract/pantry'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { REPLACE_SYNC } from '../../lib/replace-sync.ts'
import { useSearchParams } from '../../lib/router/links.tsx'
import { deviceStore } from '../../lib/storage/device-store.ts'
import { offlineCopies } from '../../lib/storage/offline-copy.ts'
import { daysUntil } from '../../lib/text/format.ts'
import { type PantryFilter, pantryPages, rowsOf } from './pantry-queries.ts'

const SHOWN_PARTS = ['all', 'soon', 'expired'] as const
type Show = (typeof SHOWN_PARTS)[number]

/** How the rows of a shelf, or of what was found, are ordered. */
export const SORTS = { best_before: 'termin', product_name: 'nazwa', amount: 'ilość', '-created_at': 'dodane' } as const
export type PantrySort = keyof typeof SORTS

const SORT_KEY = 'pantry-sort'

/** The order that was chosen last on this device; by date until one is. */
export function usePantrySort(): [PantrySort, (sort: PantrySort) => void] {
  const kept = useSyncExternalStore(deviceStore.subscribe, () => deviceStore.find(SORT_KEY))
  return [isPantrySort(kept) ? kept : 'best_before', (sort) => deviceStore.save(SORT_KEY, sort)]
}

export function isPantrySort(value: unknown): value is PantrySort {
  return typeof value === 'string' && Object.hasOwn(SORTS, value)
}

/** Which part of the pantry is looked at; kept in the address, so that it can be reloaded, shared and gone back to. */
export interface PantryView {
  search: string
  show: Show
  shelf: PantryCategory | null
}

export function usePantryView(): [PantryView, (change: Partial<PantryView>) => void] {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const show = SHOWN_PARTS.find((known) => known === params.get('show')) ?? 'all'
  const wanted = params.get('shelf')
  const shelf = isPantryCategory(wanted) ? wanted : null
  const view = useMemo(() => ({ search, show, shelf }), [search, show, shelf])
  const change = useCallback(
    (changed: Partial<PantryView>) => {
      const next = { ...view, ...changed }
      setParams((before) => {
        write(before, 'q', next.search)
        write(before, 'show', next.show === 'all' ? '' : next.show)
        write(before, 'shelf', next.shelf ?? '')
        return before
      }, REPLACE_SYNC)
    },
    [view, setParams],
  )
  return [view, change]
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}

export function isFiltered(view: PantryView): boolean {
  return view.search !== '' || view.show !== 'all' || view.shelf !== null
}

/** What the server is asked for. */
function filterOf(view: PantryView, sort: PantrySort): PantryFilter {
  return {
    is_spice: 'false',
    ordering: isFiltered(view) ? sort : BY_SHELF[sort],
    ...(view.search !== '' && { search: view.search }),
    ...(view.shelf !== null && { category: view.shelf }),
    ...(view.show === 'soon' && { use_soon: 'true' }),
    ...(view.show === 'expired' && { expired: 'true' }),
  }
}

// A copy in another order would be there as the answer.
const COPIES = {
  best_before: 'pantry',
  product_name: 'pantry-name',
  amount: 'pantry-amount',
  '-created_at': 'pantry-added',
} as const satisfies Record<PantrySort, string>

const BY_SHELF = {
  best_before: 'category,best_before',
  product_name: 'category',
  amount: 'category,amount',
  '-created_at': 'category,-created_at',
} as const satisfies Record<PantrySort, PantryFilter['ordering']>

/** What is due: within three days, or past. */
const DUE = { is_spice: 'false', use_soon: 'true', ordering: 'best_before' } as const satisfies PantryFilter

/** The lists of the pantry screen. `shown` is the view that the rows belong to: the last one, until the answer to the next is here. */
export function usePantryLists(view: PantryView, sort: PantrySort) {
  const products = usePantryPages(filterOf(view, sort), isFiltered(view) ? undefined : COPIES[sort])
  const due = usePantryPages(DUE, 'pantry-due')
  const spices = usePantryPages(
    { is_spice: 'true', ordering: 'product_name', ...(view.search !== '' && { search: view.search }) },
    view.search === '' ? 'pantry-spices' : undefined,
  )

  const [shown, setShown] = useState(view)
  if (shown !== view && !products.isPlaceholderData) setShown(view)

  return {
    shown,
    products: { ...products, rows: useMemo(() => (shown.show === 'soon' ? soon(products.rows) : products.rows), [shown, products.rows]) },
    soon: useMemo(() => soon(due.rows), [due.rows]),
    spices,
    isPending: products.isPending || due.isPending || spices.isPending,
    readAgain: () => Promise.all([products.refetch(), due.refetch(), spices.refetch()]),
  }
}

// What is past its date is due as well, but is in a list of its own.
function soon(rows: readonly PantryItem[]): PantryItem[] {
  return rows.filter(({ best_before }) => best_before !== null && daysUntil(best_before) >= 0)
}

/** Rows of the pantry. With `keepAs` the first page is in this browser too: it is there at once, and without a network. */
function usePantryPages(filter: PantryFilter, keepAs?: string) {
  const findCopy = () => (keepAs === undefined ? undefined : offlineCopies.find(keepAs, listPantry))
  const query = useInfiniteQuery({
    ...pantryPages(filter),
    initialData: () => {
      const page = findCopy()?.data
      return page && { pages: [page], pageParams: [1] }
    },
    initialDataUpdatedAt: () => findCopy()?.savedAt,
    // A copy is shown while it is checked, however young it is: the pantry may have changed on another screen since.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isPlaceholderData } = query

  const [firstPage] = data?.pages ?? []
  useEffect(() => {
    if (keepAs !== undefined && firstPage && !isPlaceholderData) offlineCopies.save(keepAs, firstPage, dataUpdatedAt)
  }, [keepAs, firstPage, dataUpdatedAt, isPlaceholderData])

  return { ...query, rows: useMemo(() => rowsOf(data), [data]) }
}
