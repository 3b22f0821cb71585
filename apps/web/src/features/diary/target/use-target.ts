import { readDiaryDay, readDiarySummary } from '@spizarka/contract/diary'
import type { BodyIn } from '@spizarka/contract/endpoint'
import {
  type Activity,
  deleteFitnessProfile,
  type FitnessProfile,
  listWeights,
  previewFitnessProfile,
  readFitnessProfile,
  saveFitnessProfile,
} from '@spizarka/contract/fitness'
import { LIMITS } from '@spizarka/contract/limits'
import { readHealthConsent } from '@spizarka/contract/profile'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { today } from '../../../lib/text/format.ts'

/** How much somebody moves, and by how much the basal rate is multiplied. */
export const LEVELS: readonly { value: Activity; label: string; example: string; factor: number }[] = [
  { value: 'sitting', label: 'Prawie wcale', example: 'praca przy biurku', factor: 1.2 },
  { value: 'light', label: 'Trochę', example: 'spacery, 1–2 treningi w tygodniu', factor: 1.375 },
  { value: 'medium', label: 'Umiarkowanie', example: '3–5 treningów albo praca na nogach', factor: 1.55 },
  { value: 'high', label: 'Dużo', example: '6–7 treningów', factor: 1.725 },
  { value: 'very_high', label: 'Bardzo dużo', example: 'ciężka praca fizyczna i sport', factor: 1.9 },
]

/** What is typed on the way to a target; null is an empty box. */
export interface Person {
  sex: FitnessProfile['sex'] | null
  age: number | null
  heightCm: number | null
  weightKg: number | null
  activity: FitnessProfile['activity'] | null
  goal: FitnessProfile['goal'] | null
  paceKgPerWeek: number
  macros: FitnessProfile['macros']
}

export const EMPTY: Person = {
  sex: null,
  age: null,
  heightCm: null,
  weightKg: null,
  activity: null,
  goal: null,
  paceKgPerWeek: 0.25,
  macros: null,
}

const yearNow = () => Number(today().slice(0, 4))

/** What was said before, as the boxes show it. */
export function personOf(profile: FitnessProfile): Person {
  const { sex, birth_year, height_cm, weight_kg, activity, goal, pace_kg_per_week, macros } = profile
  return {
    sex,
    age: yearNow() - birth_year,
    heightCm: height_cm,
    weightKg: weight_kg,
    activity,
    goal,
    paceKgPerWeek: pace_kg_per_week || EMPTY.paceKgPerWeek,
    macros,
  }
}

export type PersonErrors = Partial<Record<'sex' | 'age' | 'heightCm' | 'weightKg' | 'activity' | 'goal', string>>

/** What is missing or out of range in the first step. */
export function faultsOfYou({ sex, age, heightCm, weightKg }: Person): PersonErrors {
  const { age: ages, heightCm: heights, weightKg: weights } = LIMITS
  return {
    ...(sex === null && { sex: 'Wybierz wersję wzoru.' }),
    ...(isOutside(age, ages) && { age: `Podaj wiek od ${ages.least} do ${ages.most} lat.` }),
    ...(isOutside(heightCm, heights) && { heightCm: `Podaj wzrost od ${heights.least} do ${heights.most} cm.` }),
    ...(isOutside(weightKg, weights) && { weightKg: `Podaj masę od ${weights.least} do ${weights.most} kg.` }),
  }
}

/** What is missing in the second step. */
export function faultsOfGoal({ activity, goal }: Person): PersonErrors {
  return {
    ...(activity === null && { activity: 'Wybierz, ile się ruszasz.' }),
    ...(goal === null && { goal: 'Wybierz, do czego zmierzasz.' }),
  }
}

function isOutside(value: number | null, { least, most }: { least: number; most: number }): boolean {
  return value === null || value < least || value > most
}

type Body = BodyIn<typeof previewFitnessProfile>

/** The body of a call; null while something is missing. */
export function bodyOf({ sex, age, heightCm, weightKg, activity, goal, paceKgPerWeek, macros }: Person): Body | null {
  if (sex === null || age === null || heightCm === null || weightKg === null || activity === null || goal === null) return null
  return {
    sex,
    birth_year: yearNow() - age,
    height_cm: heightCm,
    weight_kg: weightKg,
    activity,
    goal,
    pace_kg_per_week: goal === 'keep' ? 0 : paceKgPerWeek,
    macros,
  }
}

/** What was said before, null where nothing was; and whether health data may be kept. */
export function useSavedTarget() {
  const saved = useQuery(
    queryOptions({
      queryKey: [readFitnessProfile.path],
      queryFn: async ({ signal }) => {
        try {
          return await call(readFitnessProfile, { signal })
        } catch (error) {
          if (isApiError(error, 404)) return null
          throw error
        }
      },
    }),
  )
  return { saved, consent: useQuery(endpointQuery(readHealthConsent)) }
}

/** A target that is shown before it is saved. */
export function useCountedTarget(body: Body | null) {
  return useQuery({
    queryKey: [previewFitnessProfile.path, body],
    queryFn: ({ signal }) => {
      if (!body) throw new Error('Nothing to count a target from')
      return call(previewFitnessProfile, { body, signal })
    },
    enabled: body !== null,
  })
}

/** Saves the target; whatever is compared with it is read again. */
export function useSaveTarget() {
  const client = useQueryClient()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof saveFitnessProfile>) => call(saveFitnessProfile, { body }),
    onSuccess: () => invalidateTarget(client),
    // A refusal may tell that the consent was withdrawn, and all that stood on it deleted.
    onError: () => invalidateTarget(client),
  })
}

/** Forgets what the target is counted from. */
export function useForgetTarget() {
  const client = useQueryClient()
  return useExclusiveMutation({ mutationFn: () => call(deleteFitnessProfile), onSuccess: () => invalidateTarget(client) })
}

/** What is out of date once a target or a weight has changed. */
export async function invalidateTarget(client: QueryClient): Promise<void> {
  const changed = [readFitnessProfile, readHealthConsent, listWeights, readDiaryDay, readDiarySummary]
  await Promise.all(changed.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}
