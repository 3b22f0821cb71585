import { proposeConsumption } from '@spizarka/contract/consumption'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'

/** What cooking would take out of the pantry as it is now. Read once: what is edited must not change under the cook's hands. */
export function useProposal(recipeId: string, servings: number | undefined) {
  return useQuery({
    ...endpointQuery(proposeConsumption, { params: { recipeId }, query: { servings } }),
    staleTime: Infinity,
    gcTime: 0,
    // Someone at the stove would rather be told at once.
    retry: false,
  })
}
