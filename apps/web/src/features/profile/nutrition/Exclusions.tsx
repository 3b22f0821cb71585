import { LIMITS } from '@spizarka/contract/limits'
import { Button } from '../../../ui/Button.tsx'
import { Combobox } from '../../../ui/Combobox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { LineChips } from '../lines/LineChips.tsx'
import { useFoodSuggestions } from './use-food-suggestions.ts'
import type { Nutrition } from './use-nutrition.ts'

/** Products that the user wants in no dish: typed freely, with foods of the table proposed. */
export function Exclusions({ nutrition: { exclusions, typed, setTyped, add } }: { nutrition: Nutrition }) {
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
      <LineChips label="Wykluczone produkty" lines={exclusions.value} onChange={exclusions.change} />
    </div>
  )
}
