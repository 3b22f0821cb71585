import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type RecipeListFilter, TIMES } from './recipe-list-filter.ts'

const MEALS = Object.entries(MEAL_TYPES) as [MealType, string][]
const KINDS = Object.entries(DISH_KINDS) as [DishKind, string][]

interface RecipeFiltersProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  orders: Readonly<Record<string, string>>
}

/** Search, the meal, the kind of dish, the time and the order. */
export function RecipeFilters({ view, onChange, orders }: RecipeFiltersProps) {
  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label="Szukaj przepisu"
        placeholder="Szukaj przepisu lub składnika"
        search={view.search}
        maxLength={LIMITS.recipeTitle}
        onSearch={(search) => onChange({ search })}
      />
      <div
        role="group"
        aria-label="Posiłek"
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
      >
        {MEALS.map(([meal, label]) => (
          <FilterChip key={meal} on={view.meal === meal} onClick={() => onChange({ meal: view.meal === meal ? null : meal })}>
            {label}
          </FilterChip>
        ))}
      </div>
      <div className="flex flex-wrap gap-2 *:min-w-[min(100%,9.5rem)] *:flex-1">
        <Choice
          label="Rodzaj dania"
          every="Każde danie"
          value={view.kind ?? ''}
          options={KINDS}
          onChange={(value) => onChange({ kind: KINDS.find(([kind]) => kind === value)?.[0] ?? null })}
        />
        <Choice
          label="Najdłuższy czas"
          every="Każdy czas"
          value={String(view.minutes ?? '')}
          options={TIMES.map((minutes) => [String(minutes), `do ${minutes} min`])}
          onChange={(value) => onChange({ minutes: TIMES.find((minutes) => String(minutes) === value) ?? null })}
        />
        <Choice
          label="Kolejność"
          value={view.order in orders ? view.order : (Object.keys(orders)[0] ?? '')}
          options={Object.entries(orders)}
          onChange={(order) => onChange({ order })}
        />
      </div>
    </div>
  )
}

interface ChoiceProps {
  label: string
  /** What chooses nothing. */
  every?: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

function Choice({ label, every, value, options, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        {every !== undefined && <option value="">{every}</option>}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Leaves out what this person must not be served, as far as it could be checked. */
export function FitsSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <Card pad="none" className="px-4 py-1 lg:max-w-110">
      <Switch on={on} onChange={onChange} help="Bez dań ze składnikami, których nie jesz">
        Tylko dla mnie
      </Switch>
    </Card>
  )
}
