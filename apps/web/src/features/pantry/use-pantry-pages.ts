import { listPantry } from '@spizarka/contract/pantry'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { offlineCopies } from '../../lib/offline-copy.ts'
import { type PantryFilter, pantryPages, rowsOf } from './pantry-queries.ts'

/** Rows of the pantry. With `keepAs` the first page stands in this browser too: it is there at once, and without a network. */
export function usePantryPages(filter: PantryFilter, keepAs?: string) {
  const copy = () => (keepAs === undefined ? undefined : offlineCopies.find(keepAs, listPantry))
  const query = useInfiniteQuery({
    ...pantryPages(filter),
    initialData: () => {
      const page = copy()?.data
      return page && { pages: [page], pageParams: [1] }
    },
    initialDataUpdatedAt: () => copy()?.savedAt,
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
