import { indexStock, suppliedGrams } from '@spizarka/culinary/stock'
import type { PantryFoods } from './pantry-match.queries.ts'
import type { Viewer, ViewerStock } from './present/viewer.ts'

/** Nobody's pantry. */
export const NO_FOODS: PantryFoods = { atHome: [], gramsAtHome: '{}', ending: [], assumed: [] }

const lastFoods = new WeakMap<ViewerStock, PantryFoods>()

/** A viewer's pantry as the database holds recipes against it. */
export function pantryFoodsOf({ stock }: Viewer): PantryFoods {
  if (!stock) return NO_FOODS
  let foods = lastFoods.get(stock)
  if (!foods) lastFoods.set(stock, (foods = foodsOf(stock)))
  return foods
}

function foodsOf({ index, assumed, ending }: ViewerStock): PantryFoods {
  const supplied = suppliedGrams(index)
  return {
    atHome: [...supplied.keys()],
    gramsAtHome: JSON.stringify(Object.fromEntries(supplied)),
    ending: ending.length === 0 ? [] : [...suppliedGrams(indexStock(ending)).keys()],
    assumed: [...assumed],
  }
}
