import { listPantry } from '@spizarka/contract/pantry'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'

const SHOWN = 30

/** Products of the pantry whose name begins so, by name; with nothing typed, the first of all. */
export function usePantrySearch(search: string) {
  return useQuery({
    ...endpointQuery(listPantry, { query: { search: search || undefined, page_size: SHOWN, ordering: 'product_name' } }),
    placeholderData: keepPreviousData,
  })
}
