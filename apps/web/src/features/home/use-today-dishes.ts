import { listRecipeSuggestions } from '@spizarka/contract/recipes'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { REPLACE_SYNC } from '../../lib/replace-sync.ts'
import { useSearchParams } from '../../lib/router/links.tsx'
import { offlineCopies } from '../../lib/storage/offline-copy.ts'

export const DISHES_PER_PAGE = 5
const COPY_NAME = 'today-dishes'
const PARAMETER = 'dishes'

/** Which five of the dishes are shown. */
export interface TodayPages {
  /** From 1 on. */
  at: number
  /** Pages, and dishes on all of them. */
  count: number
  total: number
  /** Goes so many pages on, or back; past either end it stays. */
  turn: (by: number) => void
}

/** One page of the dishes for today; the page is in the address, the next one is fetched ahead, the first can be read offline. */
export function useTodayDishes() {
  const queryClient = useQueryClient()
  const [parameters, setParameters] = useSearchParams()
  const at = pageOf(parameters.get(PARAMETER))
  const query = useQuery({
    ...pageQuery(at),
    placeholderData: keepPreviousData,
    // The pantry changes on other screens: what is there is shown at once, and read again.
    staleTime: 0,
    initialData: () => findCopy(at)?.data,
    initialDataUpdatedAt: () => findCopy(at)?.savedAt,
  })
  const total = query.data?.count ?? 0
  const count = Math.ceil(total / DISHES_PER_PAGE)

  useEffect(() => {
    if (query.data && query.isSuccess && at === 1 && !query.isPlaceholderData)
      offlineCopies.save(COPY_NAME, query.data, query.dataUpdatedAt)
  }, [at, query.data, query.dataUpdatedAt, query.isPlaceholderData, query.isSuccess])
  useEffect(() => {
    // One that fails is asked for again when it is turned to.
    if (at < count) queryClient.prefetchQuery(pageQuery(at + 1)).catch(() => undefined)
  }, [at, count, queryClient])

  const turn = (by: number) => {
    const next = at + by
    // Back goes also from a page that could not be read, where nothing says how many there are.
    if (next < 1 || (by > 0 && next > count)) return
    setParameters((old) => {
      const changed = new URLSearchParams(old)
      if (next === 1) changed.delete(PARAMETER)
      else changed.set(PARAMETER, String(next))
      return changed
    }, REPLACE_SYNC)
  }
  return { query, pages: { at, count, total, turn } satisfies TodayPages }
}

function pageQuery(page: number) {
  return endpointQuery(listRecipeSuggestions, { query: { page, page_size: DISHES_PER_PAGE } })
}

function findCopy(page: number) {
  return page === 1 ? offlineCopies.find(COPY_NAME, listRecipeSuggestions) : undefined
}

function pageOf(written: string | null): number {
  const page = Number(written ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 4 ? page : 1
}
