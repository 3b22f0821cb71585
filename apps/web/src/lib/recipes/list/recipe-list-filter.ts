import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import { FREE_FROM, type FreeFrom, type RecipeDiet, WITHOUT } from '@spizarka/contract/recipes'
import { useCallback, useMemo } from 'react'
import { REPLACE_SYNC } from '../../replace-sync.ts'
import { useSearchParams } from '../../router/links.tsx'

/** Longest times to choose from, in minutes. */
export const TIMES = [15, 30, 45, 60] as const

export const DIETS: Readonly<Record<RecipeDiet, string>> = {
  gluten_free: 'bez glutenu',
  lactose_free: 'bez laktozy',
  vegetarian: 'wegetariańskie',
  vegan: 'wegańskie',
  meat_free: 'bez mięsa',
  low_fodmap: 'mało FODMAP',
}

/** Its word, beside the diets. */
export const HIGH_PROTEIN = 'dużo białka'

/** How many things may be missing at home, to choose from. */
export const MISSING = [0, 2] as const

/** What a list of recipes is narrowed to and ordered by; kept in the address, so that it can be reloaded, shared and gone back to. */
export interface RecipeListFilter {
  search: string
  meal: MealType | null
  kind: DishKind | null
  minutes: number | null
  diet: RecipeDiet | null
  /** Only dishes with much protein. */
  protein: boolean
  /** Things that may be missing at home, at most. */
  missing: number | null
  /** Empty is the list's own order. */
  order: string
  /** Published recipes, where there are one's own too. */
  published: boolean
  /** Leaves out what the user must not be served. */
  fits: boolean
  /** Published recipes that this name signed; empty for everybody's. */
  author: string
  /** Allergens that must not be in it, in the order of the filter. */
  freeFrom: readonly FreeFrom[]
  /** What else must not be in it, as it is said after "bez": "cebuli". */
  without: readonly string[]
}

const ALLERGENS = Object.keys(FREE_FROM) as FreeFrom[]

/** The view that an address says. */
export function readView(parameters: URLSearchParams): RecipeListFilter {
  const diet = keyOf(DIETS, parameters.get('diet'))
  const free = parameters.get('free')?.split(',') ?? []
  return {
    search: parameters.get('q') ?? '',
    meal: keyOf(MEAL_TYPES, parameters.get('meal')),
    kind: keyOf(DISH_KINDS, parameters.get('kind')),
    minutes: TIMES.find((minutes) => String(minutes) === parameters.get('minutes')) ?? null,
    diet,
    protein: parameters.get('protein') === 'high',
    missing: MISSING.find((most) => String(most) === parameters.get('missing')) ?? null,
    order: parameters.get('order') ?? '',
    published: parameters.get('show') !== 'own',
    fits: parameters.get('fits') !== 'no',
    author: (parameters.get('author') ?? '').trim().slice(0, LIMITS.authorName.most),
    freeFrom: ALLERGENS.filter((allergen) => free.includes(allergen) && !isOfDiet(allergen, { diet })),
    without: (parameters.get('without') ?? '').slice(0, LIMITS.recipeTitle).split(',').filter(Boolean),
  }
}

/** Whether the diet that is asked for is this very allergen's: the two are one filter. */
export function isOfDiet(allergen: FreeFrom, { diet }: Pick<RecipeListFilter, 'diet'>): boolean {
  return allergen === 'gluten' && diet === 'gluten_free'
}

function writeView(
  parameters: URLSearchParams,
  { search, meal, kind, minutes, diet, protein, missing, order, published, fits, author, freeFrom, without }: RecipeListFilter,
): void {
  const values = {
    q: search,
    meal,
    kind,
    minutes,
    diet,
    protein: protein && 'high',
    missing,
    order,
    show: !published && 'own',
    fits: !fits && 'no',
    author,
    free: freeFrom.join(','),
    without: without.join(','),
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '' || value === false) parameters.delete(name)
    else parameters.set(name, String(value))
  }
}

/** One filter that is on: what it says, and the change that takes it off. */
export interface ActiveFilter {
  label: string
  off: Partial<RecipeListFilter>
}

/** The filters that are on, in the order in which they are in the sheet; `mayFit` where "Tylko dla mnie" is one of them. */
export function activeFilters(
  { search, meal, kind, minutes, diet, protein, missing, fits, freeFrom, without }: RecipeListFilter,
  mayFit: boolean,
): ActiveFilter[] {
  return [
    ...(search === '' ? [] : [{ label: search, off: { search: '' } }]),
    ...(missing === null ? [] : [{ label: describeMissing(missing), off: { missing: null } }]),
    ...(meal === null ? [] : [{ label: MEAL_TYPES[meal], off: { meal: null } }]),
    ...(minutes === null ? [] : [{ label: `do ${minutes} min`, off: { minutes: null } }]),
    ...(diet === null ? [] : [{ label: DIETS[diet], off: { diet: null } }]),
    ...(protein ? [{ label: HIGH_PROTEIN, off: { protein: false } }] : []),
    ...(kind === null ? [] : [{ label: DISH_KINDS[kind], off: { kind: null } }]),
    ...freeFrom.map((allergen) => ({
      label: WITHOUT[allergen],
      off: { freeFrom: freeFrom.filter((other) => other !== allergen) },
    })),
    ...without.map((food) => ({ label: `bez ${food}`, off: { without: without.filter((other) => other !== food) } })),
    ...(mayFit && fits ? [{ label: 'Tylko dla mnie', off: { fits: false } }] : []),
  ]
}

/** Nothing of the sheet is chosen. */
export const NO_FILTERS = {
  meal: null,
  kind: null,
  minutes: null,
  diet: null,
  protein: false,
  missing: null,
  freeFrom: [],
  without: [],
} as const satisfies Partial<RecipeListFilter>

/** How many of the filters of the sheet are on. */
export function countFilters(view: RecipeListFilter): number {
  return activeFilters({ ...view, search: '' }, false).length
}

export function isFiltered(view: RecipeListFilter): boolean {
  return view.search !== '' || countFilters(view) > 0
}

function describeMissing(most: number): string {
  return most === 0 ? 'nie brakuje niczego' : `brakuje najwyżej ${most} rzeczy`
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, value: string | null): Key | null {
  return (Object.keys(words) as Key[]).find((key) => key === value) ?? null
}

/** The view that the address says, and a change of it. */
export function useRecipeView(): [RecipeListFilter, (change: Partial<RecipeListFilter>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const view = useMemo(() => readView(parameters), [parameters])
  const change = useCallback(
    (changed: Partial<RecipeListFilter>) =>
      setParameters((old) => {
        const next = new URLSearchParams(old)
        writeView(next, { ...readView(old), ...changed })
        return next
      }, REPLACE_SYNC),
    [setParameters],
  )
  return [view, change]
}
