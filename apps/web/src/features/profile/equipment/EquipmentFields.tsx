import { listEquipmentChoices } from '@spizarka/contract/choices'
import { readEquipment, saveEquipment } from '@spizarka/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { useChoices } from '../choices/read-all-choices.ts'
import { SectionContent } from '../sections/SectionContent.tsx'
import { isLoaded, useEditedValue } from '../sections/section-state.ts'

/** Checkboxes of what is in the kitchen. */
export function EquipmentFields({ equipment }: { equipment: ReturnType<typeof useEquipment> }) {
  const { choices, saved, chosen, change } = equipment
  return (
    <SectionContent options={[choices]} settings={[saved]}>
      <ChoiceChips label="Sprzęt kuchenny" hideLabel shown={MAX_SHOWN} choices={choices.data ?? []} chosen={chosen} onChange={change} />
    </SectionContent>
  )
}

const NONE: readonly number[] = []
/** What most kitchens have is first in the list. */
const MAX_SHOWN = 8

/** The kitchen equipment: what there is to choose from, what is chosen (`atFirst` where nothing is saved), and saving it. */
export function useEquipment(atFirst: readonly number[] = NONE) {
  const queryClient = useQueryClient()
  const choices = useChoices(listEquipmentChoices)
  const saved = useQuery(endpointQuery(readEquipment))
  const {
    value: chosen,
    edit,
    change,
    settle,
    discard,
  } = useEditedValue<readonly number[]>(saved.data && saved.data.length > 0 ? saved.data : atFirst)

  const save = async () => {
    const ids = await call(saveEquipment, { body: { equipment_ids: [...chosen] } })
    queryClient.setQueryData(endpointQuery(readEquipment).queryKey, ids)
    settle(edit)
  }
  return { choices, saved, ready: isLoaded([choices, saved]), chosen, change, save, dirty: edit !== undefined, discard }
}
