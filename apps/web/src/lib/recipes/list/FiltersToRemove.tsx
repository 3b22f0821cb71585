import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { type ActiveFilter, activeFilters, type RecipeListFilter } from './recipe-list-filter.ts'
import { formatRecipes, RECIPE_LISTS, type RecipeListName } from './recipe-lists.ts'

export interface WhatToTakeOffProps {
  name: RecipeListName
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  /** "Tylko dla mnie" is one of the filters. */
  mayFit: boolean
}

/** Where nothing is left: the filters of which one is enough to take off, with what is there then. */
export function FiltersToRemove(props: WhatToTakeOffProps) {
  return (
    <ul role="list" aria-label="Co zdjąć" className="flex flex-wrap justify-center gap-2 empty:hidden">
      {activeFilters(props.view, props.mayFit).map((filter) => (
        <RemoveFilterButton key={filter.label} filter={filter} {...props} />
      ))}
    </ul>
  )
}

function RemoveFilterButton({ filter: { label, off }, name, view, onChange }: WhatToTakeOffProps & { filter: ActiveFilter }) {
  const { path, read } = RECIPE_LISTS[name]
  const without = { ...view, ...off }
  const { data } = useQuery({ queryKey: [path, 'count', without], queryFn: ({ signal }) => read(without, 1, signal) })
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <li>
      <ActionChip icon={<X aria-hidden className="-ml-1 size-4.5" />} onClick={() => onChange(off)}>
        Usuń „{label}”: {formatRecipes(count)}
      </ActionChip>
    </li>
  )
}
