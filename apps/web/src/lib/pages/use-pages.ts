import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

interface Page<Entry> {
  count: number
  next: string | null
  results: Entry[]
}

export interface PagesOf<Entry> {
  path: string
  /** Tells one list of a path from another: what it is filtered by. */
  filter?: unknown
  read: (page: number, signal: AbortSignal) => Promise<Page<Entry>>
  /** Names an entry, which may be on two pages when something came before it meanwhile. */
  keyOf: (entry: Entry) => string | number
}

/** The key of a list that is read a page at a time. */
export const pagesKey = (path: string, filter: unknown) => [path, 'pages', filter]

/** A list of the API, a page at a time; whoever changes one of its entries invalidates `[path]`. */
export function usePages<Entry>({ path, filter, read, keyOf }: PagesOf<Entry>) {
  return useInfiniteQuery({
    queryKey: pagesKey(path, filter),
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Entry>, pages) => (last.next === null ? undefined : pages.length + 1),
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      rows: [...new Map(pages.flatMap(({ results }) => results).map((entry) => [keyOf(entry), entry])).values()],
    }),
    placeholderData: keepPreviousData,
    // What is opened shows itself as it is.
    staleTime: 0,
  })
}
