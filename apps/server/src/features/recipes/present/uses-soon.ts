import type { RecipeIngredient, RecipeSummary } from '@spizarka/contract/recipe-parts'
import type { Viewer } from './viewer.ts'

const MAX_NAMED = 2

/** The products that end soon among those that a dish is cooked from, soonest first; none for guests. */
export function usesSoonOf(stocks: readonly (RecipeIngredient['stock'] | undefined)[], { stock }: Viewer): RecipeSummary['uses_soon'] {
  if (!stock || stock.ending.length === 0) return []
  const used = new Set(stocks.flatMap((each) => each?.product_id ?? []))
  return stock.ending
    .filter(({ id }) => used.has(String(id)))
    .flatMap(({ id, name, bestBefore }) =>
      bestBefore === null ? [] : { product_id: String(id), product_name: name, best_before: bestBefore },
    )
    .toSorted((one, other) => one.best_before.localeCompare(other.best_before))
    .slice(0, MAX_NAMED)
}
