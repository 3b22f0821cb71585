import { FOODS } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import { type StockIndex, type Supply, suppliersOf } from './index-stock.ts'
import { ENOUGH } from './match-stock.ts'
import type { NeededIngredient } from './stocked-product.ts'

/** What an ingredient is looked for by in lists of many recipes: its food, or `?` and its name where the food table does not know it. */
export function stockKey({ food, name }: Pick<NeededIngredient, 'food' | 'name'>): string {
  return food ?? `?${fold(name.trim())}`
}

/** More than any recipe takes. */
const UNKNOWN_GRAMS = 1e9

/**
 * All that a pantry supplies, by itself or by what cooks alike, by key: how many grams a recipe may ask for so that there is enough of it.
 * Where nobody knows the amount any will do.
 */
export function suppliedGrams(stock: StockIndex): Map<string, number> {
  const foods = stock.pantry.flatMap(({ foodId, isOut }) => (foodId === null || isOut ? [] : foodId))
  const known = foodsServedBy(foods).map((food) => ({ food, name: food }))
  const unknown = stock.pantry.flatMap(({ foodId, name }) => (foodId === null ? { food: null, name } : []))
  return new Map(
    [...known, ...unknown].flatMap((ingredient) => {
      const supplies = stock.suppliesOf(ingredient)
      return supplies.length === 0 ? [] : [[stockKey(ingredient), gramsOf(supplies) / ENOUGH] as const]
    }),
  )
}

function gramsOf(supplies: readonly Supply[]): number {
  return supplies.reduce((sum, { amount, gramsPerUnit }) => {
    return sum + (amount === null || gramsPerUnit === null ? UNKNOWN_GRAMS : amount.quantity * gramsPerUnit)
  }, 0)
}

/** The foods that some foods do for: themselves, what they cook alike with, and their parts. */
export function foodsServedBy(foods: readonly string[]): string[] {
  servedBy ??= indexServed()
  const index = servedBy
  return [...new Set(foods.flatMap((food) => index.get(food) ?? []))]
}

let servedBy: ReadonlyMap<string, readonly string[]> | undefined

function indexServed(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const { id } of FOODS)
    for (const { food } of suppliersOf(id)) {
      const served = index.get(food)
      if (served) served.push(id)
      else index.set(food, [id])
    }
  return index
}
