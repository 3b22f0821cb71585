import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { ReactNode } from 'react'
import { FavoriteButton } from '../../../lib/recipes/FavoriteButton.tsx'
import { OrderChoice } from '../../../lib/recipes/list/FilterFields.tsx'
import { RecipeResults } from '../../../lib/recipes/list/RecipeResults.tsx'
import { isFiltered, type RecipeListFilter } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { formatRecipes, ordersOf, type RecipeListName, useRecipeList } from '../../../lib/recipes/list/recipe-lists.ts'
import { WhatToTakeOff } from '../../../lib/recipes/list/WhatToTakeOff.tsx'
import { RecipeFilters } from './RecipeFilters.tsx'

interface RecipeListBodyProps {
  name: RecipeListName
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  addressOf: (recipe: RecipeSummary) => string
  /** Where there is nothing at all. */
  empty: ReactNode
}

/** One list of recipes with its filters: on its way, missing, empty, or there. */
export function RecipeListBody({ name, view, onChange, addressOf, empty }: RecipeListBodyProps) {
  const list = useRecipeList(name, view)
  const orders = ordersOf(name, false)
  const count = list.data?.count
  if (count === 0 && !isFiltered(view) && !list.isPlaceholderData) return empty
  const mayFit = name === 'published'
  const shared = { name, view, onChange, mayFit }
  const isByPantry = (view.order === '' ? Object.keys(orders)[0] : view.order) === '-pantry_match'
  return (
    <div className="flex flex-col gap-2.5">
      <RecipeFilters
        view={view}
        onChange={onChange}
        count={count}
        mayFit={mayFit}
        pantryOrder={{ on: isByPantry, change: (on) => onChange({ order: on ? '-pantry_match' : '-rating' }) }}
        wayOut={<WhatToTakeOff {...shared} />}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-small text-muted">
          {count !== undefined && formatRecipes(count)}
        </p>
        <OrderChoice orders={orders} view={view} onChange={onChange} />
      </div>
      <RecipeResults
        {...shared}
        list={list}
        addressOf={addressOf}
        renderHeart={(recipe) => <FavoriteButton recipe={recipe} />}
        heartAlways={name === 'favorites'}
      />
    </div>
  )
}
