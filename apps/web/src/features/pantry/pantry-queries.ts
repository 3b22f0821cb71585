import type { QueryIn, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { listPantry, listPantryHistory, type PantryItem, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { daysUntil } from '../../lib/format.ts'
import { offlineCopies } from '../../lib/storage/offline-copy.ts'
import { filterOf, isFiltered, type PantryView } from './use-pantry-view.ts'

type PantryPage = ResponseOf<typeof listPantry>
export type PantrySummary = ResponseOf<typeof readPantrySummary>
export type PantryFilter = Pick<QueryIn<typeof listPantry>, 'search' | 'category' | 'use_soon' | 'expired' | 'is_spice' | 'ordering'>
export type Pages = InfiniteData<PantryPage, number>

/** The beginning of the key of every list of this feature. */
export const PAGES_KEY = [listPantry.path, 'pages']

/** Rows of the pantry, page after page. */
function pantryPages(filter: PantryFilter) {
  return infiniteQueryOptions({
    queryKey: [...PAGES_KEY, filter],
    queryFn: ({ pageParam, signal }) => call(listPantry, { query: { ...filter, page: pageParam, page_size: LIMITS.pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: PantryPage, pages) => (last.next === null ? undefined : pages.length + 1),
  })
}

/** Counts of the pantry. */
function pantrySummary() {
  return endpointQuery(readPantrySummary)
}

/** One product with its batches. */
export function pantryProduct(id: string) {
  return endpointQuery(readPantryItem, { params: { id } })
}

/** Changes of the pantry or of one product, newest first, page after page. */
export function pantryHistory(productId?: string, pageSize = 50) {
  return infiniteQueryOptions({
    queryKey: [listPantryHistory.path, 'pages', { productId, pageSize }],
    queryFn: ({ pageParam, signal }) =>
      call(listPantryHistory, { query: { page: pageParam, page_size: pageSize, product_id: productId }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ResponseOf<typeof listPantryHistory>, pages) => (last.next === null ? undefined : pages.length + 1),
  })
}

/** The rows of all pages; one that has moved to the next page in the meantime stands once. */
export function rowsOf<Row extends { id: string }>(data: { pages: readonly { results: readonly Row[] }[] } | undefined): Row[] {
  const rows = data?.pages.flatMap((page) => page.results) ?? []
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** What is due: within three days, or past. */
const DUE = { is_spice: 'false', use_soon: 'true', ordering: 'best_before' } as const satisfies PantryFilter

const SUMMARY_COPY = 'pantry-summary'
const findSummaryCopy = () => offlineCopies.find(SUMMARY_COPY, readPantrySummary)

/** Counts of the pantry; also without a network. */
export function usePantrySummary() {
  const query = useQuery({
    ...pantrySummary(),
    initialData: () => findSummaryCopy()?.data,
    initialDataUpdatedAt: () => findSummaryCopy()?.savedAt,
    refetchOnMount: 'always',
  })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    if (data) offlineCopies.save(SUMMARY_COPY, data, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  return query
}

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
