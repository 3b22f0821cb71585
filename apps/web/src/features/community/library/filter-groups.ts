import { MEAL_TYPES } from '@spizarka/contract/meals'
import { DISH_KINDS } from '@spizarka/contract/recipe-parts'
import { WITHOUT } from '@spizarka/contract/recipes'
import { DIETS, HIGH_PROTEIN, NO_FILTERS, type RecipeListFilter } from '../../../lib/recipes/list/recipe-list-filter.ts'

export type GroupName = 'meal' | 'time' | 'diet' | 'kind' | 'allergens'

export interface FilterGroup {
  name: GroupName
  label: string
  /** What is chosen, in a word; undefined where nothing is. */
  describe: (view: RecipeListFilter) => string | undefined
  /** Takes all of it off. */
  off: Partial<RecipeListFilter>
}

/** The filters of the library, in the order in which they stand. */
export const GROUPS: readonly FilterGroup[] = [
  {
    name: 'meal',
    label: 'Posiłek',
    describe: ({ meal }) => (meal === null ? undefined : MEAL_TYPES[meal]),
    off: { meal: NO_FILTERS.meal },
  },
  {
    name: 'time',
    label: 'Czas',
    describe: ({ minutes }) => (minutes === null ? undefined : `do ${minutes} min`),
    off: { minutes: NO_FILTERS.minutes },
  },
  {
    name: 'diet',
    label: 'Dieta',
    describe: ({ diet, protein }) => [diet && DIETS[diet], protein && HIGH_PROTEIN].filter(Boolean).join(', ') || undefined,
    off: { diet: NO_FILTERS.diet, protein: NO_FILTERS.protein },
  },
  {
    name: 'kind',
    label: 'Rodzaj dania',
    describe: ({ kind }) => (kind === null ? undefined : DISH_KINDS[kind]),
    off: { kind: NO_FILTERS.kind },
  },
  {
    name: 'allergens',
    label: 'Bez alergenów',
    describe: ({ freeFrom }) => freeFrom.map((allergen) => WITHOUT[allergen]).join(', ') || undefined,
    off: { freeFrom: NO_FILTERS.freeFrom },
  },
]
