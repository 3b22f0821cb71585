import type { ReactNode } from 'react'
import type { RecipeListFilter } from '../../../lib/recipes/list/recipe-list-filter.ts'

/** What the filters of a list of recipes are given, above the list and in their sheet. */
export interface RecipeFiltersProps {
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
