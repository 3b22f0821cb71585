import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useWakeLock } from '../../../lib/hooks/use-wake-lock.ts'
import { standInWords } from '../../../lib/recipes/ingredient-stock.ts'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { CookingSettings } from './CookingBars.tsx'
import type { Cooking } from './use-cooking.ts'

interface OverviewProps {
  recipe: Recipe
  servings: number
  cooking: Cooking
}

/** All that goes in, the ways to make it, and how the kitchen's screen behaves. */
export function Overview({ recipe: { ingredients, servings: own }, servings, cooking }: OverviewProps) {
  const [open, setOpen] = useState(false)
  const { methods, method, goTo } = cooking
  const awake = useWakeLock()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Wszystkie składniki"
        onClick={() => setOpen(true)}
        className="flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line bg-card px-4 font-semibold hover:bg-sunken"
      >
        <ListChecks aria-hidden className="size-5 shrink-0" />
        Składniki
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Składniki na ${countServings(servings).replace('porcja', 'porcję')}`}>
        {methods.length > 1 && (
          <Segmented
            label="Jak gotujesz"
            showLabel
            value={method.key}
            onChange={(key) => goTo(0, key)}
            options={methods.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
        <ul role="list" className="mt-2 divide-y divide-line">
          {ingredients.map((ingredient, place) => {
            const amount = ingredientAmount(ingredient, servings / own)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- one line may stand twice, and none is moved
              <li key={place} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span>
                  {amount === null ? ingredient.line : ingredient.name}
                  {ingredient.optional && <span className="text-muted"> (niekoniecznie)</span>}
                  {ingredient.stock?.stand_in && <span className="block text-small text-muted">{standInWords(ingredient)}</span>}
                </span>
                {amount !== null && <span className="ml-auto font-bold tabular-nums">{amount}</span>}
              </li>
            )
          })}
        </ul>
        <CookingSettings awake={awake} />
      </Dialog>
    </>
  )
}

/** What is cooked, for how many: a long name is cut, the number never is. */
export function DishInBrief({ title, servings }: { title: string; servings: number }) {
  return (
    <p className="flex min-w-32 flex-1 justify-end text-small text-muted">
      <span className="truncate">{title}</span>
      <span className="shrink-0">, {countServings(servings)}</span>
    </p>
  )
}

function countServings(servings: number): string {
  return `${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}`
}
