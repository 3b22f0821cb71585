import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import type { RecipeDiet } from '@spizarka/contract/recipes'
import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { Chips, describeCount, OrderChoice, RecipeSearch } from '../../../lib/recipes/list/FilterFields.tsx'
import {
  countFilters,
  DIETS,
  HIGH_PROTEIN,
  MISSING,
  NO_FILTERS,
  type RecipeListFilter,
  TIMES,
} from '../../../lib/recipes/list/recipe-list-filter.ts'
import { formatRecipes } from '../../../lib/recipes/list/recipe-lists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'

const MEALS = Object.entries(MEAL_TYPES) as [MealType, string][]
const KINDS = Object.entries(DISH_KINDS) as [DishKind, string][]
const DIET_CHIPS = Object.entries(DIETS) as [RecipeDiet, string][]

interface RecipeFiltersProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  /** Recipes that are left; undefined while it is not known. */
  count: number | undefined
  /** What the list may be ordered by, with its words. */
  orders: Readonly<Record<string, string>>
  /** Published recipes can be narrowed to what this person may be served. */
  mayFit: boolean
  /** The order in which the pantry decides, and the one otherwise; undefined for guests, who have no pantry. */
  pantryOrder?: { on: boolean; change: (on: boolean) => void } | undefined
  /** What to take off where nothing is left. */
  wayOut: ReactNode
}

const QUICK_MINUTES = 30
/** Meals of the row of chips; the others stand in the sheet. */
const COMMON_MEALS: readonly MealType[] = ['lunch', 'breakfast', 'dinner']

/** Search, the order, and the filters used most; the others stand behind "Filtry", which counts those that are on and not seen here. */
export function RecipeFilters(props: RecipeFiltersProps) {
  const { view, onChange, count, orders } = props
  const wide = useWideScreen()
  const [isOpen, setIsOpen] = useState(false)
  const hidden =
    Number(view.kind !== null) +
    Number(view.diet !== null) +
    Number(view.protein) +
    Number(view.missing !== null) +
    Number(view.meal !== null && !COMMON_MEALS.includes(view.meal)) +
    Number(view.minutes !== null && view.minutes !== QUICK_MINUTES)
  const order = <OrderChoice orders={orders} view={view} onChange={onChange} />
  const found = (
    <p role="status" className="text-small text-muted">
      {count !== undefined && formatRecipes(count)}
    </p>
  )
  const more = (
    <Button variant="outline" icon={<SlidersHorizontal aria-hidden className="size-5" />} onClick={() => setIsOpen(true)}>
      Filtry
      {hidden > 0 && (
        <span className="grid size-5.5 place-items-center rounded-pill bg-ink text-caption text-paper tabular-nums">{hidden}</span>
      )}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-stretch gap-2 desk:gap-4">
        <RecipeSearch view={view} onChange={onChange} placeholder="Danie lub składnik" className="min-w-[min(100%,9rem)] flex-1" />
        {wide ? <div className="flex rounded-control border-[1.5px] border-control bg-card px-4">{order}</div> : more}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 desk:col-span-2">
        <CommonFilters {...props} />
        {wide && found}
        {wide && more}
      </div>
      {!wide && (
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          {found}
          {order}
        </div>
      )}
      {isOpen && <FilterSheet {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** One row of chips, which a thumb pushes along on a phone. */
function CommonFilters({ view, onChange, pantryOrder }: RecipeFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Najczęstsze filtry"
      className="-mx-4 flex flex-1 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] max-md:min-w-[calc(100%+2rem)] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {pantryOrder && (
        <ToggleChip on={pantryOrder.on} onClick={() => pantryOrder.change(!pantryOrder.on)}>
          Z mojej spiżarni
        </ToggleChip>
      )}
      {COMMON_MEALS.map((meal) => (
        <ToggleChip key={meal} on={view.meal === meal} onClick={() => onChange({ meal: view.meal === meal ? null : meal })}>
          {MEAL_TYPES[meal]}
        </ToggleChip>
      ))}
      <ToggleChip
        on={view.minutes === QUICK_MINUTES}
        onClick={() => onChange({ minutes: view.minutes === QUICK_MINUTES ? null : QUICK_MINUTES })}
      >
        do {QUICK_MINUTES} min
      </ToggleChip>
    </div>
  )
}

function FilterSheet({ view, onChange, count, mayFit, pantryOrder, wayOut, onClose }: RecipeFiltersProps & { onClose: () => void }) {
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
