import { endsSoon } from '@spizarka/culinary/compose'
import { indexStock, suppliedGrams } from '@spizarka/culinary/stock'
import type { PantryFoods } from './pantry-match.queries.ts'
import type { Viewer } from './present/viewer.ts'

/** Nobody's pantry. */
export const NO_FOODS: PantryFoods = { atHome: new Map(), ending: [], assumed: [] }

/** A viewer's pantry as the database holds recipes against it. */
export function pantryFoodsOf({ stock }: Viewer): PantryFoods {
  if (!stock) return NO_FOODS
  const ending = stock.pantry.filter((product) => endsSoon(product, stock.today))
  return {
    atHome: suppliedGrams(stock.index),
    ending: ending.length === 0 ? [] : [...suppliedGrams(indexStock(ending)).keys()],
    assumed: [...stock.assumed],
  }
}
