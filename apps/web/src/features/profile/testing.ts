import type { Choice, ConditionChoice } from '@spizarka/contract/choices'
import { listConditionChoices, listDietaryStyleChoices, listDietChoices, listEquipmentChoices } from '@spizarka/contract/choices'
import {
  readConsideredProfile,
  readDiet,
  readEquipment,
  readExclusions,
  readHealthConditions,
  readHealthConsent,
  suggestFoods,
} from '@spizarka/contract/profile'
import { readStaples, type Staple, type Staples } from '@spizarka/contract/staples'
import { answer, apiServer } from '../../testing/api-server.ts'
import { onePage } from '../../testing/samples.ts'

export const EQUIPMENT: Choice[] = [
  { id: 1, name: 'Płyta grzewcza' },
  { id: 2, name: 'Piekarnik' },
  { id: 3, name: 'Mikrofala' },
]
const CONDITIONS: ConditionChoice[] = [
  { id: 7, group: 'digestion', name: 'Celiakia' },
  { id: 15, group: 'heart', name: 'Nadciśnienie tętnicze' },
]

/** A user with an oven and nothing else said. */
export function anEmptyProfile(): void {
  apiServer.use(
    answer(listEquipmentChoices, () => onePage(...EQUIPMENT)),
    answer(listConditionChoices, () => onePage(...CONDITIONS)),
    answer(listDietChoices, () => onePage({ id: 1, name: 'Wszystkożerna' }, { id: 4, name: 'Wegetariańska' })),
    answer(listDietaryStyleChoices, () => onePage({ id: 2, name: 'Wysokobiałkowy' })),
    answer(readEquipment, () => [2]),
    answer(readHealthConditions, () => ({ predefined_conditions: [], custom_conditions: [] })),
    answer(readHealthConsent, () => ({ granted: false, version: null, granted_at: null })),
    answer(readDiet, () => ({ diet_id: null, style_ids: [] })),
    answer(readExclusions, () => []),
    answer(readConsideredProfile, () => ({ names: [], exclusions: [] })),
    answer(suggestFoods, () => []),
    answer(readStaples, () => someStaples()),
  )
}

function aStaple(food_id: string, name: string, changes: Partial<Staple> = {}): Staple {
  const unknown = { tile: null, category: 'other', ran_out_at: null, in_pantry: null }
  return { food_id, name, state: 'off', always: false, recipe_count: 12, ...unknown, ...changes }
}

/** Salt, oil and water on, flour and lemons to choose; `food_ids` puts others in their place, `out` ran out on 18 November. */
export function someStaples(food_ids: readonly string[] = ['sol', 'olej', 'woda'], out: readonly string[] = []): Staples {
  const foods = [
    aStaple('sol', 'sól', { recipe_count: 41 }),
    aStaple('olej', 'olej', { in_pantry: { quantity: 350, unit: 'ml' } }),
    aStaple('woda', 'woda', { always: true }),
    aStaple('maka-pszenna', 'mąka'),
    aStaple('cytryny', 'cytryna'),
  ]
  const state = (id: string) => (out.includes(id) ? 'ran_out' : food_ids.includes(id) ? 'assumed' : 'off')
  return {
    food_ids: [...food_ids],
    foods: foods.map((food) => ({
      ...food,
      state: state(food.food_id),
      ran_out_at: out.includes(food.food_id) ? '2025-11-18T10:00:00Z' : null,
    })),
    recipes: { total: 900, asking: 212 },
  }
}
