import { findFoodById } from '@spizarka/knowledge'
import { type IngredientStock, isPartOf, type NeededIngredient, type StockIndex } from '../stock/index.ts'
import { isEnough, spareOf } from './choosing/shopping/spare.ts'
import type { DishNeed } from './plan-request.ts'

/**
 * What a dish needs of an ingredient: what it takes from the pantry under the name of what stands there, so that no other dish is sent the same
 * pack, and the rest under its own. `ingredient`: its place in the recipe.
 */
export function needsOfIngredient(need: NeededIngredient, found: IngredientStock, stock: StockIndex, ingredient: number): DishNeed[] {
  const { food, name, grams } = need
  const { status, needed, available, takes, product } = found
  if (food === null || grams === null) return [{ food, name, grams, ingredient }]
  if (takes.length === 0) return [{ ...(status === 'uncertain' ? namedAs(food, name, product, stock) : { food, name }), grams, ingredient }]
  // What is short of a need by less than a cook minds is not bought: the dish is made with what there is.
  const isShort = status === 'have' && needed !== null && available !== null && available < needed
  const all = isShort ? roundDown((grams * available) / needed) : grams
  const supplies = stock.suppliesOf(need)
  let rest = all
  const held: DishNeed[] = []
  for (const take of takes) {
    const named = namedAs(food, name, take.product, stock)
    const perUnit = supplies.find((supply) => supply.product === take.product)?.gramsPerUnit ?? null
    if (named.food === food || perUnit === null) continue
    const taken = Math.min(rest, roundDown(take.quantity * perUnit))
    const before = held.find((other) => other.food === named.food)
    if (before) before.grams = (before.grams ?? 0) + taken
    else held.push({ ...named, grams: taken, ingredient })
    rest -= taken
  }
  const isAllThere =
    status === 'have' && held.length > 0 && takes.every(({ product: from }) => namedAs(food, name, from, stock).food !== food)
  const row = findFoodById(food)
  // Nor for what is short of it by a crumb, beside what stands there under another name.
  const isCrumb = row !== null && held.length > 0 && isEnough(all - rest, all, spareOf(row))
  return isAllThere || isCrumb || (held.length > 0 && rest < LEAST_G) ? held : [...held, { food, name, grams: rest, ingredient }]
}

/** Less than that is left by rounding. */
const LEAST_G = 0.5

/** The food and name of a product that an ingredient is taken from; those of the ingredient where that is only a part of it: the juice of a lemon. */
function namedAs(food: string, name: string, product: number | null, { pantry }: StockIndex): Pick<DishNeed, 'food' | 'name'> {
  const there = product === null ? null : (pantry[product]?.foodId ?? null)
  const row = there === null || isPartOf(food, there) ? null : findFoodById(there)
  return row ? { food: row.id, name: row.name } : { food, name }
}

function roundDown(grams: number): number {
  return Math.floor(grams * 10) / 10
}
