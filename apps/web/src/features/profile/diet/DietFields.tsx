import { LIMITS } from '@spizarka/contract/limits'
import { suggestFoods } from '@spizarka/contract/profile'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useDebounced } from '../../../lib/hooks/use-debounced.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Combobox } from '../../../ui/form/Combobox.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { ChoiceChips } from '../choices/ChoiceChips.tsx'
import { TypedEntryChips } from '../choices/TypedEntryChips.tsx'
import { SectionContent } from '../sections/SectionContent.tsx'
import type { Nutrition } from './use-diet-and-exclusions.ts'

/** One main diet or none, any number of styles, and what is never eaten. */
export function DietFields({ nutrition }: { nutrition: Nutrition }) {
  const { diets, styles, savedDiet, savedExclusions, diet } = nutrition
  return (
    <SectionContent options={[diets, styles]} settings={[savedDiet, savedExclusions]}>
      <div className="flex flex-col gap-5">
        <Field label="Główna dieta" className="max-w-100">
          <Select
            value={diet.value.diet_id ?? ''}
            onChange={({ target: { value } }) => diet.change({ ...diet.value, diet_id: value === '' ? null : Number(value) })}
          >
            <option value="">Bez określonej diety</option>
            {diets.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <ChoiceChips
          label="Style żywienia"
          choices={styles.data ?? []}
          chosen={diet.value.style_ids}
          onChange={(style_ids) => diet.change({ ...diet.value, style_ids })}
        />
        <Exclusions nutrition={nutrition} />
      </div>
    </SectionContent>
  )
}

/** Products that the user wants in no dish: typed freely, with foods of the table proposed. */
function Exclusions({ nutrition: { exclusions, typed, setTyped, add } }: { nutrition: Nutrition }) {
  const options = useFoodSuggestions(typed).filter((name) => !exclusions.value.includes(name))
  const full = exclusions.value.length >= LIMITS.exclusions
  return (
    <div className="flex flex-col gap-3">
      {full ? (
        <p className="text-small text-muted">Zmieści się najwyżej {LIMITS.exclusions} produktów.</p>
      ) : (
        <div className="flex items-end gap-2">
          <Field label="Czego nie jesz?" className="flex-1">
            <Combobox
              value={typed}
              onChange={setTyped}
              options={options}
              onPick={add}
              onEnter={() => add(typed)}
              listLabel="Podpowiedzi produktów"
              status={`Podpowiedzi: ${options.length}. Wybierz strzałkami.`}
              maxLength={LIMITS.productName}
              placeholder="np. wątróbka"
            />
          </Field>
          <Button variant="soft" className="min-h-13!" onClick={() => add(typed)}>
            Dodaj<span className="sr-only"> wykluczony produkt</span>
          </Button>
        </div>
      )}
      <TypedEntryChips label="Wykluczone produkty" lines={exclusions.value} onChange={exclusions.change} />
    </div>
  )
}

const DEBOUNCE_MS = 200
const MIN_LETTERS = 2

/** Names of foods for what has been typed, once the typing pauses; none when they cannot be had, since any text may be added. */
function useFoodSuggestions(typed: string): string[] {
  const text = useDebounced(typed.trim(), DEBOUNCE_MS)
  const enough = text.length >= MIN_LETTERS
  const { data } = useQuery({
    ...endpointQuery(suggestFoods, { query: { query: text } }),
    enabled: enough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return enough && typed.trim() !== '' ? (data ?? []).map(({ name }) => name) : []
}
