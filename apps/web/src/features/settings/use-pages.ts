import { useInfiniteQuery } from '@tanstack/react-query'

interface Page<Entry> {
  next: string | null
  results: Entry[]
}

/** A list of the API, a page at a time; `keyOf` names an entry, which may stand on two pages when something came before it meanwhile. */
export function usePages<Entry>(
  path: string,
  read: (page: number, signal: AbortSignal) => Promise<Page<Entry>>,
  keyOf: (entry: Entry) => string,
) {
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Entry>, pages) => (last.next === null ? undefined : pages.length + 1),
    select: ({ pages }) => [...new Map(pages.flatMap(({ results }) => results).map((entry) => [keyOf(entry), entry])).values()],
    // What is opened shows itself as it is.
    staleTime: 0,
  })
}
