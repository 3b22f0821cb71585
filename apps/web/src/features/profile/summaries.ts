import { listConditionChoices, listDietaryStyleChoices, listDietChoices, listEquipmentChoices } from '@spizarka/contract/choices'
import { readConsideredProfile, readDiet, readEquipment, readHealthConditions } from '@spizarka/contract/profile'
import { readStaples } from '@spizarka/contract/staples'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { lowercaseFirstLetter } from '../../lib/text/lowercase-first-letter.ts'
import { useChoices } from './choices/read-all-choices.ts'

/** What is chosen in each part of the profile, in a line; undefined while it is read. */
export interface ProfileSummaries {
  kitchen: string | undefined
  staples: string | undefined
  health: string | undefined
  nutrition: string | undefined
}

const MAX_SHOWN = 3

export function useProfileSummaries(): ProfileSummaries {
  const equipment = namesOf(useChoices(listEquipmentChoices).data, useQuery(endpointQuery(readEquipment)).data)
  const conditions = useQuery(endpointQuery(readHealthConditions)).data
  const health = namesOf(useChoices(listConditionChoices).data, conditions?.predefined_conditions)
  const diet = useQuery(endpointQuery(readDiet)).data
  const diets = namesOf(useChoices(listDietChoices).data, diet && (diet.diet_id === null ? [] : [diet.diet_id]))
  const styles = namesOf(useChoices(listDietaryStyleChoices).data, diet?.style_ids)
  const considered = useQuery(endpointQuery(readConsideredProfile)).data
  const staples = useQuery(endpointQuery(readStaples)).data
  return {
    kitchen: inWords(equipment),
    staples: inWords(staples?.foods.filter(({ state, always }) => always || state === 'assumed').map(({ name }) => name)),
    health: inWords(health && [...health, ...(conditions?.custom_conditions ?? [])]),
    nutrition: inWords(diets && styles && considered && [...diets, ...styles, ...considered.exclusions]),
  }
}

function namesOf(choices: readonly { id: number; name: string }[] | undefined, ids: readonly number[] | undefined): string[] | undefined {
  return choices && ids && ids.flatMap((id) => choices.find((choice) => choice.id === id)?.name ?? [])
}

/** "płyta, piekarnik, kuchenka mikrofalowa i 2 więcej"; "nic" where nothing is. */
function inWords(names: readonly string[] | undefined): string | undefined {
  if (!names) return undefined
  if (names.length === 0) return 'nic'
  const shown = names.length <= MAX_SHOWN + 1 ? names : names.slice(0, MAX_SHOWN)
  const rest = names.length - shown.length
  return shown.map(lowercaseFirstLetter).join(', ') + (rest > 0 ? ` i\u00a0${rest}\u00a0więcej` : '')
}
