import { suggestFoods } from '@spizarka/contract/profile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'

const PAUSE_MS = 200
const LEAST_LETTERS = 2

/** Names of foods for what has been typed, once the typing pauses; none when they cannot be had, since any text may be added. */
export function useFoodSuggestions(typed: string): string[] {
  const text = useDebounced(typed.trim(), PAUSE_MS)
  const enough = text.length >= LEAST_LETTERS
  const { data } = useQuery({
    ...endpointQuery(suggestFoods, { query: { query: text } }),
    enabled: enough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return enough && typed.trim() !== '' ? (data ?? []).map(({ name }) => name) : []
}
