import { EquipmentFields, useEquipment } from '../equipment/EquipmentFields.tsx'
import { AnswerStep } from './AnswerStep.tsx'

/** /onboarding/equipment */
export function EquipmentStep() {
  const equipment = useEquipment()
  return (
    <AnswerStep
      step="equipment"
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
