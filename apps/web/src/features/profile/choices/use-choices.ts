import { useQuery } from '@tanstack/react-query'
import { type ChoiceList, readAllChoices } from './read-all-choices.ts'

/** The whole of a list of choices; it changes with the app, not under the user. */
export function useChoices<Row>(list: ChoiceList<Row>) {
  return useQuery({
    queryKey: [list.path, 'every page'],
    queryFn: ({ signal }) => readAllChoices(list, signal),
    staleTime: Infinity,
  })
}
