import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import { FREE_FROM, type FreeFrom, type RecipeDiet } from '@spizarka/contract/recipes'
import type { ReactNode } from 'react'
import { Chips } from '../../../lib/recipes/list/FilterFields.tsx'
import { DIETS, HIGH_PROTEIN, isOfDiet, type RecipeListFilter, TIMES } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import type { GroupName } from './filter-groups.ts'

const MEALS = Object.entries(MEAL_TYPES) as [MealType, string][]
const KINDS = Object.entries(DISH_KINDS) as [DishKind, string][]
const DIET_CHIPS = Object.entries(DIETS) as [RecipeDiet, string][]
const ALLERGENS = Object.entries(FREE_FROM) as [FreeFrom, string][]
const TIME_CHIPS = TIMES.map((minutes) => [minutes, `do ${minutes} min`] as const)

export interface FieldsProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
}

/** `isOnly`: the title of the sheet says already what it is. */
type GroupProps = FieldsProps & { isOnly?: boolean }

function MealFields({ view, onChange, isOnly }: GroupProps) {
  return <Chips label="Posiłek" hideLabel={isOnly} options={MEALS} chosen={view.meal} onChange={(meal) => onChange({ meal })} />
}

function TimeFields({ view, onChange, isOnly }: GroupProps) {
  return <Chips label="Czas" hideLabel={isOnly} options={TIME_CHIPS} chosen={view.minutes} onChange={(minutes) => onChange({ minutes })} />
}

function DietFields({ view, onChange, isOnly }: GroupProps) {
  const { freeFrom } = view
  const byAllergen = view.diet === null && freeFrom.includes('gluten')
  const choose = (diet: RecipeDiet | null) =>
    onChange({ diet, ...(byAllergen && diet === null && { freeFrom: freeFrom.filter((allergen) => allergen !== 'gluten') }) })
  return (
    <Chips label="Dieta" hideLabel={isOnly} options={DIET_CHIPS} chosen={byAllergen ? 'gluten_free' : view.diet} onChange={choose}>
      <ToggleChip on={view.protein} onClick={() => onChange({ protein: !view.protein })}>
        {HIGH_PROTEIN}
      </ToggleChip>
    </Chips>
  )
}

function KindFields({ view, onChange, isOnly }: GroupProps) {
  return <Chips label="Rodzaj dania" hideLabel={isOnly} options={KINDS} chosen={view.kind} onChange={(kind) => onChange({ kind })} />
}

/** Twenty kinds take one line where all filters are at once. */
export function KindChoice({ view, onChange }: FieldsProps) {
  return (
    <Field label="Rodzaj dania">
      <Select
        value={view.kind ?? ''}
        onChange={({ target }) => onChange({ kind: KINDS.find(([kind]) => kind === target.value)?.[0] ?? null })}
      >
        <option value="">Każde danie</option>
        {KINDS.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function AllergenFields({ view, onChange, isOnly }: GroupProps) {
  const { freeFrom } = view
  const toggle = (allergen: FreeFrom) => {
    if (isOfDiet(allergen, view)) return onChange({ diet: null })
    onChange({ freeFrom: freeFrom.includes(allergen) ? freeFrom.filter((other) => other !== allergen) : [...freeFrom, allergen] })
  }
  return (
    <Chips label="Bez alergenów" hideLabel={isOnly} options={[]} chosen={null} onChange={() => undefined}>
      {ALLERGENS.map(([allergen, words]) => (
        <ToggleChip key={allergen} on={freeFrom.includes(allergen) || isOfDiet(allergen, view)} onClick={() => toggle(allergen)}>
          {words}
        </ToggleChip>
      ))}
      <p className="w-full text-small text-muted">Według składników przepisu. Etykietę kupionego produktu przeczytaj i&nbsp;tak.</p>
    </Chips>
  )
}

/** The controls of each filter group. */
export const FIELDS: Readonly<Record<GroupName, (props: GroupProps) => ReactNode>> = {
  meal: MealFields,
  time: TimeFields,
  diet: DietFields,
  kind: KindFields,
  allergens: AllergenFields,
}
