import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { OrderChoice, RecipeSearch } from '../../../lib/recipes/list/FilterFields.tsx'
import { formatRecipes } from '../../../lib/recipes/list/recipe-lists.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ToggleChip } from '../../../ui/form/Chip.tsx'
import type { RecipeFiltersProps } from './recipe-filters-props.ts'

// Loaded on demand, starting when the button is pressed down.
const loadSheet = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }))

const QUICK_MINUTES = 30
/** Meals of the row of chips; the others are in the sheet. */
const COMMON_MEALS: readonly MealType[] = ['lunch', 'breakfast', 'dinner']

/** Search, the order, and the filters used most; the others are behind "Filtry", which counts those that are on and not seen here. */
export function RecipeFilters(props: RecipeFiltersProps) {
  const { view, onChange, count, orders } = props
  const wide = useWideScreen()
  const [isOpen, setIsOpen] = useState(false)
  const hidden =
    Number(view.kind !== null) +
    Number(view.diet !== null) +
    Number(view.protein) +
    Number(view.missing !== null) +
    Number(view.meal !== null && !COMMON_MEALS.includes(view.meal)) +
    Number(view.minutes !== null && view.minutes !== QUICK_MINUTES)
  const order = <OrderChoice orders={orders} view={view} onChange={onChange} />
  const found = (
    <p role="status" className="text-small text-muted">
      {count !== undefined && formatRecipes(count)}
    </p>
  )
  const more = (
    <Button
      variant="outline"
      icon={<SlidersHorizontal aria-hidden className="size-5" />}
      onFocus={preloadSheet}
      onPointerEnter={preloadSheet}
      onClick={() => setIsOpen(true)}
    >
      Filtry
      {hidden > 0 && (
        <span className="grid size-5.5 place-items-center rounded-pill bg-ink text-caption text-paper tabular-nums">{hidden}</span>
      )}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-stretch gap-2 desk:gap-4">
        <RecipeSearch view={view} onChange={onChange} placeholder="Danie lub składnik" className="min-w-[min(100%,9rem)] flex-1" />
        {wide ? <div className="flex rounded-control border-[1.5px] border-control bg-card px-4">{order}</div> : more}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 desk:col-span-2">
        <CommonFilters {...props} />
        {wide && found}
        {wide && more}
      </div>
      {!wide && (
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          {found}
          {order}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <FilterSheet {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function preloadSheet(): void {
  // A failure shows itself when the sheet is opened.
  loadSheet().catch(() => undefined)
}

/** One row of chips, which a thumb pushes along on a phone. */
function CommonFilters({ view, onChange, pantryOrder }: RecipeFiltersProps) {
  return (
    <div
      role="group"
      aria-label="Najczęstsze filtry"
      className="-mx-4 flex flex-1 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] max-md:min-w-[calc(100%+2rem)] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {pantryOrder && (
        <ToggleChip on={pantryOrder.on} onClick={() => pantryOrder.change(!pantryOrder.on)}>
          Z mojej spiżarni
        </ToggleChip>
      )}
      {COMMON_MEALS.map((meal) => (
        <ToggleChip key={meal} on={view.meal === meal} onClick={() => onChange({ meal: view.meal === meal ? null : meal })}>
          {MEAL_TYPES[meal]}
        </ToggleChip>
      ))}
      <ToggleChip
        on={view.minutes === QUICK_MINUTES}
        onClick={() => onChange({ minutes: view.minutes === QUICK_MINUTES ? null : QUICK_MINUTES })}
      >
        do {QUICK_MINUTES} min
      </ToggleChip>
    </div>
  )
}
