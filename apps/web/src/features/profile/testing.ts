import type { Choice, ConditionChoice } from '@spizarka/contract/choices'
import { listConditionChoices, listDietaryStyleChoices, listDietChoices, listEquipmentChoices } from '@spizarka/contract/choices'
import { readDiet, readEquipment, readExclusions, readHealthConditions, readHealthConsent, suggestFoods } from '@spizarka/contract/profile'
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
    answer(suggestFoods, () => []),
  )
}
