import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { plural } from '@spizarka/contract/plural'
import type { Recipe } from '@spizarka/contract/recipes'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { standInWords } from '../../../lib/recipes/ingredient-stock.ts'
import { ingredientAmount } from '../../../lib/recipes/recipe-words.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import type { Cooking } from './use-cooking.ts'

interface OverviewProps {
  recipe: Recipe
  servings: number
  cooking: Cooking
}

/** What is cooked, for how many; behind it all that goes in, and the ways to make it. */
export function Overview({ recipe: { title, ingredients, servings: own }, servings, cooking }: OverviewProps) {
  const [open, setOpen] = useState(false)
  const { methods, method, goTo } = cooking
  const words = `${servings}\u00a0${plural(servings, ['porcja', 'porcje', 'porcji'])}`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-mr-2 flex min-h-11 min-w-0 flex-1 basis-40 items-center justify-end gap-2 rounded-control px-2 py-1 text-right text-small text-muted hover:bg-ink/8"
      >
        <span className="line-clamp-2">
          <span className="sr-only">Wszystkie składniki: </span>
          {words} · {withHardSpaces(title)}
        </span>
        <ListChecks aria-hidden className="size-5 shrink-0" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={`Składniki na ${words.replace('porcja', 'porcję')}`}>
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
      </Dialog>
    </>
  )
}
