import { listConditionChoices, listDietaryStyleChoices, listDietChoices } from '@spizarka/contract/choices'
import { LIMITS } from '@spizarka/contract/limits'
import { readDiet, readExclusions, readHealthConditions } from '@spizarka/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { withinSentence } from '../within-sentence.ts'

// The lists are shorter than a page of this size.
const every = { query: { page_size: LIMITS.pageSize } }

/** What the kitchen takes into account, in words; undefined while it is not known. */
export function useConsidered(): readonly string[] | undefined {
  const health = useQuery(endpointQuery(readHealthConditions)).data
  const diet = useQuery(endpointQuery(readDiet)).data
  const exclusions = useQuery(endpointQuery(readExclusions)).data
  const conditionNames = useQuery({ ...endpointQuery(listConditionChoices, every), staleTime: Infinity }).data
  const dietNames = useQuery({ ...endpointQuery(listDietChoices, every), staleTime: Infinity }).data
  const styleNames = useQuery({ ...endpointQuery(listDietaryStyleChoices, every), staleTime: Infinity }).data
  if (!health || !diet || !exclusions || !conditionNames || !dietNames || !styleNames) return undefined
  return [
    ...named(conditionNames.results, health.predefined_conditions),
    ...health.custom_conditions,
    ...named(dietNames.results, diet.diet_id === null ? [] : [diet.diet_id]),
    ...named(styleNames.results, diet.style_ids),
    ...(exclusions.length > 0 ? [`bez: ${exclusions.map(({ product_name }) => product_name).join(', ')}`] : []),
  ]
}

function named(choices: readonly { id: number; name: string }[], ids: readonly number[]): string[] {
  return choices.filter(({ id }) => ids.includes(id)).map(({ name }) => withinSentence(name))
}
