import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { DISH_KINDS, type DishKind } from '@spizarka/contract/recipe-parts'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** Longest times to choose from, in minutes. */
export const TIMES = [15, 30, 45, 60] as const

/** What a list of recipes is narrowed to and ordered by; kept in the address, so that it can be reloaded, shared and gone back to. */
export interface RecipeListFilter {
  search: string
  meal: MealType | null
  kind: DishKind | null
  minutes: number | null
  /** Empty is the list's own order. */
  order: string
  /** Published recipes, where there are one's own too. */
  published: boolean
  /** Leaves out what the user must not be served. */
  fits: boolean
}

function readView(parameters: URLSearchParams): RecipeListFilter {
  return {
    search: parameters.get('q') ?? '',
    meal: keyOf(MEAL_TYPES, parameters.get('meal')),
    kind: keyOf(DISH_KINDS, parameters.get('kind')),
    minutes: TIMES.find((minutes) => String(minutes) === parameters.get('minutes')) ?? null,
    order: parameters.get('order') ?? '',
    published: parameters.get('show') !== 'own',
    fits: parameters.get('fits') !== 'no',
  }
}

function writeView(parameters: URLSearchParams, { search, meal, kind, minutes, order, published, fits }: RecipeListFilter): void {
  const values = { q: search, meal, kind, minutes, order, show: !published && 'own', fits: !fits && 'no' }
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

/** The filters that are on, in the order in which they stand in the sheet; `mayFit` where "Tylko dla mnie" is one of them. */
export function activeFilters({ search, meal, kind, minutes, fits }: RecipeListFilter, mayFit: boolean): ActiveFilter[] {
  return [
    ...(search === '' ? [] : [{ label: search, off: { search: '' } }]),
    ...(meal === null ? [] : [{ label: MEAL_TYPES[meal], off: { meal: null } }]),
    ...(minutes === null ? [] : [{ label: `do ${minutes} min`, off: { minutes: null } }]),
    ...(kind === null ? [] : [{ label: DISH_KINDS[kind], off: { kind: null } }]),
    ...(mayFit && fits ? [{ label: 'Tylko dla mnie', off: { fits: false } }] : []),
  ]
}

export function isFiltered({ search, meal, kind, minutes }: RecipeListFilter): boolean {
  return search !== '' || meal !== null || kind !== null || minutes !== null
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
      setParameters(
        (old) => {
          const next = new URLSearchParams(old)
          writeView(next, { ...readView(old), ...changed })
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  )
  return [view, change]
}
