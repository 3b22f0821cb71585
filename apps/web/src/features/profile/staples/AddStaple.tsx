import { LIMITS } from '@spizarka/contract/limits'
import { suggestFoods } from '@spizarka/contract/profile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { Combobox } from '../../../ui/form/Combobox.tsx'
import { Field } from '../../../ui/form/Field.tsx'

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2

/** "Inne": any food that the kitchen knows, found by its name. */
export function AddStaple({ onAdd }: { onAdd: (food: { food_id: string; name: string }) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isUnknown, setIsUnknown] = useState(false)
  const foods = useFoods(typed)

  const pick = (food: { food_id: string; name: string } | undefined) => {
    if (!food) return setIsUnknown(typed.trim() !== '')
    onAdd(food)
    setTyped('')
    setIsUnknown(false)
  }
  if (!isOpen)
    return (
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 self-start rounded-pill border-[1.5px] border-dashed border-control px-4 text-[0.9375rem] font-semibold text-brand-ink hover:bg-sunken"
      >
        <Plus aria-hidden className="size-4.5" />
        Inne
      </button>
    )
  return (
    <Field
      label="Co jeszcze zawsze masz?"
      className="w-full"
      error={isUnknown ? 'Nie znamy takiego produktu. Wybierz z podpowiedzi.' : undefined}
    >
      <Combobox
        value={typed}
        onChange={(text) => {
          setTyped(text)
          setIsUnknown(false)
        }}
        options={foods.map(({ name }) => name)}
        onPick={(name) => pick(foods.find((food) => food.name === name))}
        onEnter={() => pick(foods.find((food) => food.name === typed.trim().toLocaleLowerCase('pl')))}
        listLabel="Podpowiedzi produktów"
        status={`Podpowiedzi: ${foods.length}. Wybierz strzałkami.`}
        maxLength={LIMITS.productName}
        placeholder="np. oliwa"
      />
    </Field>
  )
}

/** Foods for what has been typed, once the typing pauses. */
function useFoods(typed: string): readonly { food_id: string; name: string }[] {
  const text = useDebounced(typed.trim(), DEBOUNCE_MS)
  const enough = text.length >= MIN_LETTERS
  const { data } = useQuery({
    ...endpointQuery(suggestFoods, { query: { query: text } }),
    enabled: enough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return enough && typed.trim() !== '' ? (data ?? []) : []
}
