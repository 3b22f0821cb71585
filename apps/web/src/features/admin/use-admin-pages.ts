import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

const PAGE_SIZE = 30

interface Page<Row> {
  count: number
  next: string | null
  results: Row[]
}

/** A list of administrators, a page at a time; `of` tells one list of a path from another. */
export function useAdminPages<Row extends { id: number | string }>(
  path: string,
  of: unknown,
  read: (page: { page: number; page_size: number }, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return useInfiniteQuery({
    queryKey: [path, 'pages', of],
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: Page<Row>, pages) => (last.next === null ? undefined : pages.length + 1),
    // What is new pushes the last row of a page to the top of the next.
    select: ({ pages }) => ({
      count: pages[0]?.count ?? 0,
      rows: [...new Map(pages.flatMap(({ results }) => results).map((row) => [row.id, row])).values()],
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
