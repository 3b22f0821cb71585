import type { Recipe } from '@spizarka/contract/recipes'
import { ingredientAmount } from '../../../lib/recipes/ingredient-amount.ts'

/** What goes in, to be ticked off with a pencil, part by part. */
export function SheetIngredients({ recipe: { ingredients, servings: own }, servings }: { recipe: Recipe; servings: number }) {
  const parts = [...Map.groupBy(ingredients, ({ part }) => part)]
  return (
    <section aria-labelledby="arkusz-skladniki" className="mt-[1em]">
      <h3 id="arkusz-skladniki" className="text-[1.25em]">
        Składniki
      </h3>
      {parts.map(([part, listed]) => (
        <div key={part}>
          {part !== null && <h4 className="mt-[0.5em] text-[1em]">{part}</h4>}
          <ul role="list" className="mt-[0.3em] columns-[15em] gap-x-[2em]">
            {listed.map((ingredient) => {
              const amount = ingredientAmount(ingredient, servings / own)
              return (
                <li
                  key={ingredients.indexOf(ingredient)}
                  className="flex break-inside-avoid items-baseline gap-[0.6em] border-b border-dotted border-control py-[0.2em]"
                >
                  <span aria-hidden className="size-[0.8em] shrink-0 translate-y-[0.08em] border border-current" />
                  <span className="min-w-0 flex-1 wrap-break-word">
                    {amount === null ? ingredient.line : ingredient.name}
                    {ingredient.optional && ' (niekoniecznie)'}
                  </span>
                  {amount !== null && <span className="font-bold tabular-nums">{amount}</span>}
                </li>
              )
            })}
          </ul>
        </div>
      ))}
    </section>
  )
}
