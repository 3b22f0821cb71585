import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import type { RecipeDiet } from '@spizarka/contract/recipes'
import { Chips, describeCount } from '../../../lib/recipes/list/FilterFields.tsx'
import { countFilters, DIETS, HIGH_PROTEIN, MISSING, NO_FILTERS, TIMES } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import type { RecipeFiltersProps } from './recipe-filters-props.ts'

const MEALS = Object.entries(MEAL_TYPES) as [MealType, string][]
const KINDS = Object.entries(DISH_KINDS) as [DishKind, string][]
const DIET_CHIPS = Object.entries(DIETS) as [RecipeDiet, string][]

/** All filters of a list of recipes; those used most are above the list too. */
export function FilterSheet({ view, onChange, count, mayFit, pantryOrder, wayOut, onClose }: RecipeFiltersProps & { onClose: () => void }) {
  const chosen = countFilters(view)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filtry"
      placement="wide"
      footer={
        <Button size="lg" full reason={count === 0 ? 'Zdejmij któryś z filtrów.' : undefined} reasonPlacement="above" onClick={onClose}>
          {describeCount(count)}
        </Button>
      }
    >
      {chosen > 0 && (
        <Button variant="ghost" size="sm" className="absolute top-5 right-15 md:top-6" onClick={() => onChange(NO_FILTERS)}>
          Wyczyść ({chosen})
        </Button>
      )}
      <div className="flex flex-col gap-5">
        {pantryOrder && (
          <Switch on={pantryOrder.on} onChange={pantryOrder.change} help="Najpierw dania, do których masz najwięcej">
            Z mojej spiżarni
          </Switch>
        )}
        {pantryOrder && (
          <Segmented
            label="Może brakować"
            showLabel
            value={view.missing === null ? 'any' : String(view.missing)}
            onChange={(value) => onChange({ missing: MISSING.find((most) => String(most) === value) ?? null })}
            options={MISSING_OPTIONS}
          />
        )}
        <Chips label="Posiłek" options={MEALS} chosen={view.meal} onChange={(meal) => onChange({ meal })} />
        <Chips
          label="Czas, w minutach"
          options={TIMES.map((minutes) => [minutes, `do ${minutes}`] as const)}
          chosen={view.minutes}
          onChange={(minutes) => onChange({ minutes })}
        />
        <Chips label="Dieta" options={DIET_CHIPS} chosen={view.diet} onChange={(diet) => onChange({ diet })}>
          <ToggleChip on={view.protein} onClick={() => onChange({ protein: !view.protein })}>
            {HIGH_PROTEIN}
          </ToggleChip>
        </Chips>
        <Choice
          label="Rodzaj dania"
          every="Każde danie"
          value={view.kind ?? ''}
          options={KINDS}
          onChange={(value) => onChange({ kind: KINDS.find(([kind]) => kind === value)?.[0] ?? null })}
        />
        {mayFit && (
          <Switch on={view.fits} onChange={(fits) => onChange({ fits })} help="Bez dań ze składnikami, których nie jesz">
            Tylko dla mnie
          </Switch>
        )}
        {count === 0 && wayOut}
      </div>
    </Dialog>
  )
}

const MISSING_OPTIONS = [
  { value: '0', label: 'niczego' },
  { value: '2', label: '2 rzeczy' },
  { value: 'any', label: 'bez znaczenia' },
] as const

interface ChoiceProps {
  label: string
  /** What chooses nothing. */
  every: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, every, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{every}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}
