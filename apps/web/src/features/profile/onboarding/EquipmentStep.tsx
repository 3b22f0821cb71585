import { paths } from '../../../lib/paths.ts'
import { EquipmentFields, useEquipment } from '../equipment/EquipmentFields.tsx'
import { AnswerStep } from './AnswerStep.tsx'

/** Ids of the list of choices are for ever. */
const HOB = 1
const OVEN = 2
const AT_FIRST = [HOB, OVEN]

/** /onboarding/equipment: the first half of the kitchen; what nearly everybody cooks on is ticked for whoever has said nothing yet. */
export function EquipmentStep() {
  const equipment = useEquipment(AT_FIRST)
  return (
    <AnswerStep
      step="equipment"
      continueTo={paths.onboardingStaples}
      title="Na czym gotujesz?"
      lead="Zaznacz to, co masz. Nie zaproponujemy pieczeni bez piekarnika."
      failure="Nie udało się zapisać wyposażenia."
      onSave={equipment.save}
      ready={equipment.ready}
    >
      <EquipmentFields equipment={equipment} />
    </AnswerStep>
  )
}
