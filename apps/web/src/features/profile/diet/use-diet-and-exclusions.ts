import { listDietaryStyleChoices, listDietChoices } from '@spizarka/contract/choices'
import { type Diet, readConsideredProfile, readDiet, readExclusions, saveDiet, saveExclusions } from '@spizarka/contract/profile'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useChoices } from '../choices/read-all-choices.ts'
import { withEntry } from '../choices/TypedEntryChips.tsx'
import { isLoaded, useEditedValue } from '../sections/section-state.ts'

const NO_DIET: Diet = { diet_id: null, style_ids: [] }

/** The main diet, the styles that go with it, and products that are wanted in no dish. */
export function useDietAndExclusions() {
  const queryClient = useQueryClient()
  const diets = useChoices(listDietChoices)
  const styles = useChoices(listDietaryStyleChoices)
  const savedDiet = useQuery(endpointQuery(readDiet))
  const savedExclusions = useQuery(endpointQuery(readExclusions))
  const names = useMemo(() => savedExclusions.data?.map(({ product_name }) => product_name) ?? [], [savedExclusions.data])
  const diet = useEditedValue(savedDiet.data ?? NO_DIET)
  const exclusions = useEditedValue<readonly string[]>(names)
  /** Typed and not added yet: it counts when the section is saved. */
  const [typed, setTyped] = useState('')

  const add = (text: string) => {
    exclusions.change(withEntry(exclusions.value, text))
    setTyped('')
  }

  const saveChosenDiet = async () => {
    const next = await call(saveDiet, { body: diet.value })
    queryClient.setQueryData(endpointQuery(readDiet).queryKey, next)
    void queryClient.invalidateQueries(endpointQuery(readConsideredProfile))
    diet.settle(diet.edit)
  }
  const saveNames = async () => {
    const next = await call(saveExclusions, { body: { product_names: withEntry(exclusions.value, typed) } })
    queryClient.setQueryData(endpointQuery(readExclusions).queryKey, next)
    void queryClient.invalidateQueries(endpointQuery(readConsideredProfile))
    exclusions.settle(exclusions.edit)
    setTyped((now) => (now === typed ? '' : now))
  }
  const save = async () => {
    await saveChosenDiet()
    await saveNames()
  }

  const ready = isLoaded([diets, styles, savedDiet, savedExclusions])
  const dirty = diet.edit !== undefined || exclusions.edit !== undefined || typed.trim() !== ''
  const discard = () => {
    diet.discard()
    exclusions.discard()
    setTyped('')
  }
  return { dirty, discard, diets, styles, savedDiet, savedExclusions, ready, diet, exclusions, typed, setTyped, add, save }
}

export type Nutrition = ReturnType<typeof useDietAndExclusions>
