import type { QueryIn, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import { listPantry, listPantryHistory, readPantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import { type InfiniteData, infiniteQueryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { offlineCopies } from '../../lib/storage/offline-copy.ts'

type PantryPage = ResponseOf<typeof listPantry>
export type PantrySummary = ResponseOf<typeof readPantrySummary>
export type PantryFilter = Pick<QueryIn<typeof listPantry>, 'search' | 'category' | 'use_soon' | 'expired' | 'is_spice' | 'ordering'>
export type PantryPages = InfiniteData<PantryPage, number>

/** The beginning of the key of every list of this feature. */
export const PAGES_KEY = [listPantry.path, 'pages']

/** Rows of the pantry, page after page. */
export function pantryPages(filter: PantryFilter) {
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

const SUMMARY_COPY = 'pantry-summary'
const findSummaryCopy = () => offlineCopies.find(SUMMARY_COPY, readPantrySummary)

/** Counts of the pantry; also without a network. */
export function usePantrySummary() {
  // All is read here: a screen hears only of what it has read, and one that waits for the rows first would never hear that the counts have failed.
  const { data, dataUpdatedAt, isPending, refetch } = useQuery({
    ...pantrySummary(),
    initialData: () => findSummaryCopy()?.data,
    initialDataUpdatedAt: () => findSummaryCopy()?.savedAt,
    refetchOnMount: 'always',
  })
  useEffect(() => {
    if (data) offlineCopies.save(SUMMARY_COPY, data, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  return { data, isPending, refetch }
}
