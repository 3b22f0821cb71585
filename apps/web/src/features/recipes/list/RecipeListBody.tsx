import { plural } from '@spizarka/contract/plural'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { type ReactNode, useCallback } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { starts } from '../../../lib/starts.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { RecipeFilters } from './RecipeFilters.tsx'
import { RecipeGrid } from './RecipeGrid.tsx'
import { RECIPE_LISTS, type RecipeListName } from './recipe-lists.ts'
import { isNarrowed, type RecipeView } from './recipe-view.ts'

interface RecipeListBodyProps {
  name: RecipeListName
  view: RecipeView
  onChange: (change: Partial<RecipeView>) => void
  addressOf: (recipe: RecipeSummary) => string
  /** Guests have no favourites. */
  heart?: boolean
  /** Where there is nothing at all. */
  empty: ReactNode
}

/** One list of recipes with its filters: on its way, missing, empty, or there. */
export function RecipeListBody({ name, view, onChange, addressOf, heart = true, empty }: RecipeListBodyProps) {
  const { path, read, orders } = RECIPE_LISTS[name]
  const list = usePages({
    path,
    filter: view,
    read: (page, signal) => read(view, page, signal),
    keyOf: useCallback(({ id }: RecipeSummary) => id, []),
  })
  const count = list.data?.count
  if (count === 0 && !isNarrowed(view) && !list.isPlaceholderData) return empty
  return (
    <div className="flex flex-col gap-4">
      <RecipeFilters view={view} onChange={onChange} orders={orders} />
      <p role="status" className="text-small text-muted">
        {count !== undefined && `${formatNumber(count)} ${plural(count, ['przepis', 'przepisy', 'przepisów'])}`}
      </p>
      {list.isPending && <SkeletonRows rows={5} label="Ładowanie przepisów…" />}
      {list.isError && !list.data && (
        <ErrorPanel onRetry={starts(list.refetch)} busy={list.isFetching}>
          Nie udało się wczytać przepisów.
        </ErrorPanel>
      )}
      {count === 0 && isNarrowed(view) && (
        <EmptyState picture={<PotArt />} title="Nic tu nie pasuje" text="Zmień słowa albo wyłącz filtry.">
          <Button variant="soft" onClick={() => onChange({ search: '', meal: null, kind: null, minutes: null })}>
            Wyczyść filtry
          </Button>
        </EmptyState>
      )}
      {count !== undefined && count > 0 && <RecipeGrid list={list} addressOf={addressOf} heart={heart} />}
    </div>
  )
}
