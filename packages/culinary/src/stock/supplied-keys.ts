import { FOODS } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import type { StockIndex } from './index-stock.ts'
import type { NeededIngredient } from './stocked-product.ts'

/** What an ingredient is looked for by in lists of many recipes: its food, or `?` and its name where the food table does not know it. */
export function stockKey({ food, name }: Pick<NeededIngredient, 'food' | 'name'>): string {
  return food ?? `?${fold(name.trim())}`
}

/** The keys of all that a pantry supplies in whatever amount, by itself or by what cooks alike. */
export function suppliedKeys(stock: StockIndex): string[] {
  const supplies = (ingredient: Pick<NeededIngredient, 'food' | 'name'>) => stock.suppliesOf(ingredient).length > 0
  const foods = FOODS.filter(({ id, name }) => supplies({ food: id, name })).map(({ id }) => id)
  const unknown = stock.pantry.filter(({ foodId, name }) => foodId === null && supplies({ food: null, name }))
  return [...foods, ...new Set(unknown.map(({ name }) => stockKey({ food: null, name })))]
}
