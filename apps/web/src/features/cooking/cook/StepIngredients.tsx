import { isPantryCategory } from '@spizarka/contract/pantry'
import { foodLook } from '../../../lib/food-look.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import type { StepIngredient } from './step-ingredients.ts'

/** What a step takes. */
export function StepIngredients({ ingredients }: { ingredients: readonly StepIngredient[] }) {
  if (ingredients.length === 0) return null
  return (
    <ul role="list" aria-label="Składniki tego kroku" className="flex flex-wrap gap-2">
      {ingredients.map(({ ingredient: { name, line, category, optional }, words, amount }) => (
        <li key={line} className="flex items-center gap-2 rounded-[1.625rem] border border-line bg-card p-1.25 pr-4 font-semibold">
          <ProductTile name={name} {...foodLook(name, isPantryCategory(category) ? category : 'other')} size="sm" />
          <span className="min-w-0 wrap-break-word">
            {words}
            {amount !== null && <span className="font-bold tabular-nums"> {amount}</span>}
            {optional && <span className="font-normal text-muted"> (niekoniecznie)</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
