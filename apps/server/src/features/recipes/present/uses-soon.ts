import type { RecipeIngredient, RecipeSummary } from '@spizarka/contract/recipe-parts'
import { endsSoon } from '@spizarka/culinary/compose'
import type { Viewer } from './viewer.ts'

const MOST_NAMED = 2

/** The products that end soon among those that a dish is cooked from, soonest first; none for guests. */
export function usesSoonOf(stocks: readonly (RecipeIngredient['stock'] | undefined)[], { stock }: Viewer): RecipeSummary['uses_soon'] {
  if (!stock) return []
  const used = new Set(stocks.flatMap((each) => each?.product_id ?? []))
  return stock.pantry
    .filter((product) => used.has(String(product.id)) && endsSoon(product, stock.today))
    .flatMap(({ id, name, bestBefore }) =>
      bestBefore === null ? [] : { product_id: String(id), product_name: name, best_before: bestBefore },
    )
    .toSorted((one, other) => one.best_before.localeCompare(other.best_before))
    .slice(0, MOST_NAMED)
}
