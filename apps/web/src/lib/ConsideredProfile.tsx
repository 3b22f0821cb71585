import { listConditionChoices, listDietaryStyleChoices, listDietChoices } from '@spizarka/contract/choices'
import { LIMITS } from '@spizarka/contract/limits'
import { readDiet, readExclusions, readHealthConditions } from '@spizarka/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { Link } from '../ui/button/link.tsx'
import { Banner } from '../ui/feedback/Banner.tsx'
import { endpointQuery } from './api/endpoint-query.ts'
import { paths } from './paths.ts'
import { lowercaseFirstLetter } from './text/lowercase-first-letter.ts'

/** What of the profile every dish is held against, and the way to change it. */
export function ConsideredProfile() {
  const considered = useConsideredProfile()
  if (!considered) return null
  return (
    <Banner
      tone={considered.length > 0 ? 'ok' : 'neutral'}
      icon={<ShieldCheck aria-hidden />}
      title={considered.length > 0 ? 'Bierzemy pod uwagę' : 'Nie wiemy, czego nie jesz'}
      action={
        <Link to={paths.profileSettings} className="-my-3 inline-flex min-h-11 items-center self-center font-bold underline">
          Zmień
        </Link>
      }
    >
      <p className="wrap-break-word">{considered.join(', ') || 'Dodaj alergie, dietę i\u00a0zdrowie, a\u00a0weźmiemy je pod uwagę.'}</p>
    </Banner>
  )
}

// The lists are shorter than a page of this size.
const ALL_CHOICES = { query: { page_size: LIMITS.pageSize } }

/** What the kitchen takes into account, in words; undefined while it is not known. */
function useConsideredProfile(): readonly string[] | undefined {
  const health = useQuery(endpointQuery(readHealthConditions)).data
  const diet = useQuery(endpointQuery(readDiet)).data
  const exclusions = useQuery(endpointQuery(readExclusions)).data
  const conditionNames = useQuery({ ...endpointQuery(listConditionChoices, ALL_CHOICES), staleTime: Infinity }).data
  const dietNames = useQuery({ ...endpointQuery(listDietChoices, ALL_CHOICES), staleTime: Infinity }).data
  const styleNames = useQuery({ ...endpointQuery(listDietaryStyleChoices, ALL_CHOICES), staleTime: Infinity }).data
  if (!health || !diet || !exclusions || !conditionNames || !dietNames || !styleNames) return undefined
  return [
    ...namesOf(conditionNames.results, health.predefined_conditions),
    ...health.custom_conditions,
    ...namesOf(dietNames.results, diet.diet_id === null ? [] : [diet.diet_id]),
    ...namesOf(styleNames.results, diet.style_ids),
    ...(exclusions.length > 0 ? [`bez: ${exclusions.map(({ product_name }) => product_name).join(', ')}`] : []),
  ]
}

function namesOf(choices: readonly { id: number; name: string }[], ids: readonly number[]): string[] {
  return choices.filter(({ id }) => ids.includes(id)).map(({ name }) => lowercaseFirstLetter(name))
}
