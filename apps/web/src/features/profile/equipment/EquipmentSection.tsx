import { ProfileSection } from '../sections/ProfileSection.tsx'
import { EquipmentFields } from './EquipmentFields.tsx'
import { useEquipment } from './use-equipment.ts'

export function EquipmentSection() {
  const equipment = useEquipment()
  return (
    <ProfileSection
      title="Wyposażenie kuchni"
      lead="Przepisy dopasujemy do tego, na czym gotujesz."
      saveLabel="Zapisz wyposażenie"
      failure="Nie udało się zapisać wyposażenia."
      onSave={equipment.save}
      ready={equipment.ready}
    >
      <EquipmentFields equipment={equipment} />
    </ProfileSection>
  )
}
