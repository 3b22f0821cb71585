import { FOODS } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import type { StockIndex, Supply } from './index-stock.ts'
import { ENOUGH } from './match-stock.ts'
import type { NeededIngredient } from './stocked-product.ts'
import { suppliersOf } from './suppliers.ts'

/** What an ingredient is looked for by in lists of many recipes: its food, or `?` and its name where the food table does not know it. */
export function stockKey({ food, name }: Pick<NeededIngredient, 'food' | 'name'>): string {
  return food ?? `?${fold(name.trim())}`
}

/** More than any recipe takes. */
const UNKNOWN_GRAMS = 1e9

/**
 * All that a pantry supplies, by itself or by what cooks alike and is named, by key: how many grams a recipe may ask for so that there is enough of it.
 * Where nobody knows the amount any will do.
 */
export function suppliedGrams(stock: StockIndex): Map<string, number> {
  const foods = stock.pantry.flatMap(({ foodId, isOut }) => (foodId === null || isOut ? [] : foodId))
  const known = foodsServedBy(foods).map((food) => ({ food, name: food }))
  const unknown = stock.pantry.flatMap(({ foodId, name }) => (foodId === null ? { food: null, name } : []))
  return new Map(
    [...known, ...unknown].flatMap((ingredient) => {
      const supplies = stock.suppliesOf(ingredient)
      return supplies.length === 0 ? [] : [[stockKey(ingredient), mostGrams(supplies)] as const]
    }),
  )
}

/** The most that may be asked for. A part of a bunch makes up no more than its share, so that what it gives grows with what is asked for. */
function mostGrams(supplies: readonly Supply[]): number {
  let [least, most] = [0, gramsFor(supplies, Number.POSITIVE_INFINITY) / ENOUGH]
  if (supplies.every(({ ofBunch }) => ofBunch === null)) return most
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (least + most) / 2
    if (gramsFor(supplies, middle) >= middle * ENOUGH) least = middle
    else most = middle
  }
  return least
}

const BISECTIONS = 40

/** What there is towards so many grams. */
function gramsFor(supplies: readonly Supply[], needed: number): number {
  return supplies.reduce((sum, { amount, gramsPerUnit, ofBunch }) => {
    const grams = amount === null || gramsPerUnit === null ? UNKNOWN_GRAMS : amount.quantity * gramsPerUnit
    return sum + (ofBunch === null ? grams : Math.min(grams, ofBunch.most * needed))
  }, 0)
}

/** The foods that some foods do for: themselves, what they cook alike with, their parts, and the bunches that they are parts of. */
export function foodsServedBy(foods: readonly string[]): string[] {
  servedBy ??= indexServed()
  const index = servedBy
  return [...new Set(foods.flatMap((food) => index.get(food) ?? []))]
}

let servedBy: ReadonlyMap<string, readonly string[]> | undefined

function indexServed(): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const { id, bunchOf = {} } of FOODS)
    for (const food of [...suppliersOf(id).map((each) => each.food), ...Object.keys(bunchOf)]) {
      const served = index.get(food)
      if (served) served.push(id)
      else index.set(food, [id])
    }
  return index
}
