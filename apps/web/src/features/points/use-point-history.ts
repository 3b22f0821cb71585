import type { ResponseOf } from '@spizarka/contract/endpoint'
import { listPointHistory, type PointMovement } from '@spizarka/contract/points'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/call.ts'

/** The ledger, newest first, a page at a time. */
export function usePointHistory() {
  return useInfiniteQuery({
    queryKey: [listPointHistory.path],
    queryFn: ({ pageParam, signal }) => call(listPointHistory, { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last: ResponseOf<typeof listPointHistory>, pages) => (last.next === null ? undefined : pages.length + 1),
    select: ({ pages }) => withoutRepeats(pages.flatMap(({ results }) => results)),
    // Points move in many places: what is opened shows them as they are.
    staleTime: 0,
  })
}

// A movement made between two pages pushes the last row of one to the top of the next.
function withoutRepeats(movements: PointMovement[]): PointMovement[] {
  return [...new Map(movements.map((movement) => [movement.id, movement])).values()]
}
