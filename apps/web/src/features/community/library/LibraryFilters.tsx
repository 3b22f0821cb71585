import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import { FREE_FROM, type FreeFrom, type RecipeDiet, WITHOUT } from '@spizarka/contract/recipes'
import { type ReactNode, useState } from 'react'
import { Chips, describeCount } from '../../../lib/recipes/list/FilterFields.tsx'
import { DIETS, HIGH_PROTEIN, NO_FILTERS, type RecipeListFilter, TIMES } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { MenuChip, ToggleChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

const MEALS = Object.entries(MEAL_TYPES) as [MealType, string][]
const KINDS = Object.entries(DISH_KINDS) as [DishKind, string][]
const DIET_CHIPS = Object.entries(DIETS) as [RecipeDiet, string][]
const ALLERGENS = Object.entries(FREE_FROM) as [FreeFrom, string][]
const TIME_CHIPS = TIMES.map((minutes) => [minutes, `do ${minutes} min`] as const)

interface LibraryFiltersProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  /** Recipes that are left; undefined while it is not known. */
  count: number | undefined
  /** The order in which the pantry decides; undefined for guests, who have no pantry and no profile. */
  pantryOrder: { on: boolean; change: (on: boolean) => void } | undefined
}

type FieldsProps = Pick<LibraryFiltersProps, 'view' | 'onChange'>

/** All filters at once, beside the list. */
export function FilterColumn({ view, onChange, pantryOrder }: LibraryFiltersProps) {
  return (
    <Card pad="lg" role="group" aria-label="Filtry" className="flex flex-col gap-5">
      {pantryOrder && (
        <Switch on={pantryOrder.on} onChange={pantryOrder.change}>
          Z mojej spiżarni
        </Switch>
      )}
      {GROUPS.map(({ name, Column, Fields }) => {
        const Group = Column ?? Fields
        return <Group key={name} view={view} onChange={onChange} />
      })}
      {pantryOrder && <FitsSwitch view={view} onChange={onChange} />}
    </Card>
  )
}

/** The filters in a row that is swiped; each opens a sheet that says how many recipes are left. */
export function FilterRow({ view, onChange, count, pantryOrder }: LibraryFiltersProps) {
  const [opened, setOpened] = useState<string>()
  const group = GROUPS.find(({ name }) => name === opened)
  const close = () => setOpened(undefined)
  return (
    <div
      role="group"
      aria-label="Filtry"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {pantryOrder && (
        <ToggleChip on={pantryOrder.on} onClick={() => pantryOrder.change(!pantryOrder.on)}>
          Z mojej spiżarni
        </ToggleChip>
      )}
      {GROUPS.map(({ name, label, describe }) => {
        const chosen = describe(view)
        return (
          <MenuChip key={name} on={chosen !== undefined} onClick={() => setOpened(name)}>
            {chosen ?? label}
          </MenuChip>
        )
      })}
      {pantryOrder && (
        <ToggleChip on={view.fits} onClick={() => onChange({ fits: !view.fits })}>
          Pod moje zdrowie
        </ToggleChip>
      )}
      {group && (
        <Dialog
          open
          onClose={close}
          title={group.label}
          placement="wide"
          footer={
            <Button size="lg" full onClick={close}>
              {describeCount(count)}
            </Button>
          }
        >
          {group.describe(view) !== undefined && (
            <Button variant="ghost" size="sm" className="absolute top-5 right-15 md:top-6" onClick={() => onChange(group.off)}>
              Wyczyść
            </Button>
          )}
          <group.Fields view={view} onChange={onChange} isOnly />
        </Dialog>
      )}
    </div>
  )
}

function FitsSwitch({ view, onChange }: FieldsProps) {
  return (
    <Switch on={view.fits} onChange={(fits) => onChange({ fits })} help="Chowa dania, w których znaleźliśmy coś z Twojej listy">
      Tylko pod moje zdrowie
    </Switch>
  )
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
  return (
    <Chips label="Dieta" hideLabel={isOnly} options={DIET_CHIPS} chosen={view.diet} onChange={(diet) => onChange({ diet })}>
      <ToggleChip on={view.protein} onClick={() => onChange({ protein: !view.protein })}>
        {HIGH_PROTEIN}
      </ToggleChip>
    </Chips>
  )
}

function KindFields({ view, onChange, isOnly }: GroupProps) {
  return <Chips label="Rodzaj dania" hideLabel={isOnly} options={KINDS} chosen={view.kind} onChange={(kind) => onChange({ kind })} />
}

/** Twenty kinds take one line. */
function KindChoice({ view, onChange }: FieldsProps) {
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

function AllergenFields({ view: { freeFrom }, onChange, isOnly }: GroupProps) {
  const toggle = (allergen: FreeFrom) =>
    onChange({ freeFrom: freeFrom.includes(allergen) ? freeFrom.filter((other) => other !== allergen) : [...freeFrom, allergen] })
  return (
    <Chips label="Bez alergenów" hideLabel={isOnly} options={[]} chosen={null} onChange={() => undefined}>
      {ALLERGENS.map(([allergen, words]) => (
        <ToggleChip key={allergen} on={freeFrom.includes(allergen)} onClick={() => toggle(allergen)}>
          {words}
        </ToggleChip>
      ))}
      <p className="w-full text-small text-muted">Według składników przepisu. Etykietę kupionego produktu przeczytaj i&nbsp;tak.</p>
    </Chips>
  )
}

interface Group {
  name: string
  label: string
  Fields: (props: GroupProps) => ReactNode
  /** How it stands in the column, where that is another way. */
  Column?: (props: FieldsProps) => ReactNode
  /** What is chosen, in a word; undefined where nothing is. */
  describe: (view: RecipeListFilter) => string | undefined
  /** Takes all of it off. */
  off: Partial<RecipeListFilter>
}

const GROUPS: readonly Group[] = [
  {
    name: 'meal',
    label: 'Posiłek',
    Fields: MealFields,
    describe: ({ meal }) => (meal === null ? undefined : MEAL_TYPES[meal]),
    off: { meal: NO_FILTERS.meal },
  },
  {
    name: 'time',
    label: 'Czas',
    Fields: TimeFields,
    describe: ({ minutes }) => (minutes === null ? undefined : `do ${minutes} min`),
    off: { minutes: NO_FILTERS.minutes },
  },
  {
    name: 'diet',
    label: 'Dieta',
    Fields: DietFields,
    describe: ({ diet, protein }) => [diet && DIETS[diet], protein && HIGH_PROTEIN].filter(Boolean).join(', ') || undefined,
    off: { diet: NO_FILTERS.diet, protein: NO_FILTERS.protein },
  },
  {
    name: 'kind',
    label: 'Rodzaj dania',
    Fields: KindFields,
    Column: KindChoice,
    describe: ({ kind }) => (kind === null ? undefined : DISH_KINDS[kind]),
    off: { kind: NO_FILTERS.kind },
  },
  {
    name: 'allergens',
    label: 'Bez alergenów',
    Fields: AllergenFields,
    describe: ({ freeFrom }) => freeFrom.map((allergen) => WITHOUT[allergen]).join(', ') || undefined,
    off: { freeFrom: NO_FILTERS.freeFrom },
  },
]
