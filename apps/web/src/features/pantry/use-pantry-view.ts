import { isPantryCategory, listPantry, type PantryCategory, type PantryItem } from '@spizarka/contract/pantry'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { daysUntil } from '../../lib/format.ts'
import { offlineCopies } from '../../lib/storage/offline-copy.ts'
import { type PantryFilter, pantryPages, rowsOf } from './pantry-queries.ts'

const SHOWS = ['all', 'soon', 'expired'] as const
type Show = (typeof SHOWS)[number]

/** Which part of the pantry is looked at; kept in the address, so that it can be reloaded, shared and gone back to. */
export interface PantryView {
  search: string
  show: Show
  shelf: PantryCategory | null
}

export function usePantryView(): [PantryView, (change: Partial<PantryView>) => void] {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const show = SHOWS.find((known) => known === params.get('show')) ?? 'all'
  const wanted = params.get('shelf')
  const shelf = isPantryCategory(wanted) ? wanted : null
  const view = useMemo(() => ({ search, show, shelf }), [search, show, shelf])
  const change = useCallback(
    (changed: Partial<PantryView>) => {
      const next = { ...view, ...changed }
      setParams(
        (before) => {
          write(before, 'q', next.search)
          write(before, 'show', next.show === 'all' ? '' : next.show)
          write(before, 'shelf', next.shelf ?? '')
          return before
        },
        { replace: true, preventScrollReset: true },
      )
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
function filterOf(view: PantryView): PantryFilter {
  return {
    is_spice: 'false',
    ordering: view.show === 'all' ? 'category' : 'best_before',
    ...(view.search !== '' && { search: view.search }),
    ...(view.shelf !== null && { category: view.shelf }),
    ...(view.show === 'soon' && { use_soon: 'true' }),
    ...(view.show === 'expired' && { expired: 'true' }),
  }
}

/** What is due: within three days, or past. */
const DUE = { is_spice: 'false', use_soon: 'true', ordering: 'best_before' } as const satisfies PantryFilter

/** The lists of the pantry screen. `shown` is the view that the rows belong to: the last one, until the answer to the next is here. */
export function usePantryLists(view: PantryView) {
  const products = usePantryPages(filterOf(view), isFiltered(view) ? undefined : 'pantry')
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
  }
}

// What is past its date is due as well, but stands in a list of its own.
function soon(rows: readonly PantryItem[]): PantryItem[] {
  return rows.filter(({ best_before }) => best_before !== null && daysUntil(best_before) >= 0)
}

/** Rows of the pantry. With `keepAs` the first page stands in this browser too: it is there at once, and without a network. */
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
