import { lazy, Suspense, useState } from 'react'
import type { RecipeListFilter } from '../../../lib/recipes/list/recipe-list-filter.ts'
import { MenuChip, ToggleChip } from '../../../ui/form/Chip.tsx'
import { GROUPS } from './filter-groups.ts'

// Fetched when a sheet is opened.
const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

export interface LibraryFiltersProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  /** Recipes that are left; undefined while it is not known. */
  count: number | undefined
  /** The order in which the pantry decides; undefined for guests, who have no pantry and no profile. */
  pantryOrder: { on: boolean; change: (on: boolean) => void } | undefined
}

/** The filters in a row that is swiped; each opens a sheet that says how many recipes are left. `named` is what the row says of them, where others are named elsewhere. */
export function FilterRow({ view, named = view, onChange, count, pantryOrder }: LibraryFiltersProps & { named?: RecipeListFilter }) {
  const [opened, setOpened] = useState<string>()
  const group = GROUPS.find(({ name }) => name === opened)
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
        const chosen = describe(named)
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
        <Suspense>
          <FilterSheet group={group} view={view} count={count} onChange={onChange} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
