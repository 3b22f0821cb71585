import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import type { useEquipment } from './use-equipment.ts'

/** Checkboxes of what stands in the kitchen. */
export function EquipmentFields({ equipment }: { equipment: ReturnType<typeof useEquipment> }) {
  const { choices, saved, chosen, change } = equipment
  return (
    <SectionContent options={[choices]} settings={[saved]}>
      <ChoiceChips label="Sprzęt kuchenny" hideLabel choices={choices.data ?? []} chosen={chosen} onChange={change} />
    </SectionContent>
  )
}
