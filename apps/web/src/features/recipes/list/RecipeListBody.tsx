import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { ReactNode } from 'react'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { FavoriteButton } from '../../../lib/recipes/FavoriteButton.tsx'
import { FiltersToRemove } from '../../../lib/recipes/list/FiltersToRemove.tsx'
import { RecipeResults } from '../../../lib/recipes/list/RecipeResults.tsx'
import { isFiltered, type RecipeListFilter } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { ordersOf, type RecipeListName, useRecipeList } from '../../../lib/recipes/list/recipe-lists.ts'
import { RecipeFilters } from './RecipeFilters.tsx'

interface RecipeListBodyProps {
  name: RecipeListName
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  addressOf: (recipe: RecipeSummary) => string
  /** What else can be done with this list; where there is room the rows of search and filters come first. */
  actions?: ReactNode
  /** Where there is nothing at all. */
  empty: ReactNode
}

/** One list of recipes with its filters: on its way, missing, empty, or there. In `RecipeLists`, whose columns its parts stand in. */
export function RecipeListBody({ name, view, onChange, addressOf, actions, empty }: RecipeListBodyProps) {
  const wide = useWideScreen()
  const list = useRecipeList(name, view)
  const orders = ordersOf(name, false)
  const count = list.data?.count
  if (count === 0 && !isFiltered(view) && !list.isPlaceholderData)
    return (
      <div className="flex flex-col gap-3 desk:col-span-2">
        {actions}
        {empty}
      </div>
    )
  const mayFit = name === 'published'
  const shared = { name, view, onChange, mayFit }
  const isByPantry = (view.order === '' ? Object.keys(orders)[0] : view.order) === '-pantry_match'
  return (
    <>
      {!wide && actions}
      <RecipeFilters
        view={view}
        onChange={onChange}
        count={count}
        orders={orders}
        mayFit={mayFit}
        pantryOrder={{ on: isByPantry, change: (on) => onChange({ order: on ? '-pantry_match' : '-rating' }) }}
        wayOut={<FiltersToRemove {...shared} />}
      />
      <div className="flex flex-col gap-3 desk:col-span-2">
        {wide && actions}
        <RecipeResults
          {...shared}
          list={list}
          addressOf={addressOf}
          renderHeart={(recipe) => <FavoriteButton recipe={recipe} />}
          heartAlways={name === 'favorites'}
        />
      </div>
    </>
  )
}
