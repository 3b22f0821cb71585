import type { RecipeIngredient, RecipeSummary } from '@spizarka/contract/recipe-parts'
import { insteadOf } from '@spizarka/culinary/compose'
import { beforeName } from '@spizarka/culinary/inflection'
import { type IngredientStock, isAtHome, isTapWater, matchIndexedStock, type NeededIngredient } from '@spizarka/culinary/stock'
import { findFoodById } from '@spizarka/knowledge'
import { categoryOf } from '../../pantry/index.ts'
import { productsOf, type StoredIngredient } from '../content/content.ts'
import { isSeasoning, isWater, MIN_WEIGHED_G } from '../facts/recipe-facts.ts'
import type { Viewer, ViewerStock } from './viewer.ts'

/** The ingredients as the contract shows them; `stocks` say what the viewer's pantry has of each. */
export function presentIngredients(
  ingredients: readonly StoredIngredient[],
  stocks: readonly (RecipeIngredient['stock'] | undefined)[],
): RecipeIngredient[] {
  return ingredients.map((ingredient, place) => {
    const { line, food: foodId, grams, quantity, measure, optional, part, replaces } = ingredient
    const food = foodId === null ? null : findFoodById(foodId)
    return {
      line,
      name: productsOf(ingredient)
        .map(({ name }) => name)
        .join(', '),
      food_id: foodId,
      category: categoryOf({ foodId, isSpice: food?.spice ?? false }),
      tile: food?.look?.tile ?? null,
      quantity,
      measure,
      grams,
      optional,
      is_water: isWater(foodId),
      part,
      replaces: replaces === null ? null : beforeName('zamiast', replaces),
      stock: stocks[place] ?? null,
    }
  })
}

type Stock = NonNullable<RecipeIngredient['stock']>

/** What the viewer's pantry says of each ingredient, for the recipe's servings times a factor; nulls for guests. */
export function stockOf(ingredients: readonly StoredIngredient[], { stock }: Viewer, servingsFactor = 1): (Stock | null)[] {
  return stock ? stockOfMatches(ingredients, matchProducts(ingredients, stock, servingsFactor), stock) : ingredients.map(() => null)
}

/** The same of what `matchProducts` found. */
export function stockOfMatches(
  ingredients: readonly StoredIngredient[],
  found: readonly IngredientStock[],
  stock: ViewerStock,
): (Stock | null)[] {
  const needed = neededOf(ingredients)
  let place = 0
  return ingredients.map((ingredient) => {
    const from = place
    const own = found.slice(from, (place += 1 + ingredient.also.length))
    // Of several products in a line the one that is not there is what one wants to know of, then the one that another stands in for.
    const match =
      own.find((each) => !isAtHome(each)) ??
      own.find(({ status }) => status !== 'have') ??
      own.find(({ standIns }) => standIns.length > 0) ??
      own[0]
    return match ? presentStock(match, needed[from + own.indexOf(match)]?.name ?? ingredient.name, stock) : null
  })
}

/** What the pantry holds of each product that the lines name, in their order; what stands in for one is named by whoever shows it. */
export function matchProducts(
  ingredients: readonly StoredIngredient[],
  { index }: NonNullable<Viewer['stock']>,
  servingsFactor = 1,
): IngredientStock[] {
  return matchIndexedStock(neededOf(ingredients), index, servingsFactor, { standIns: true })
}

const needs = new WeakMap<readonly StoredIngredient[], readonly NeededIngredient[]>()

/** Every product that the lines name, as a pantry is asked for it: as bought where that is known. */
function neededOf(ingredients: readonly StoredIngredient[]): readonly NeededIngredient[] {
  let needed = needs.get(ingredients)
  if (!needed) {
    const products = ingredients.flatMap((ingredient) => productsOf(ingredient))
    needed = products.map(({ name, food, grams, bought }) => ({ name, food, grams: bought ?? grams }))
    needs.set(ingredients, needed)
  }
  return needed
}

function presentStock(found: IngredientStock, name: string, { pantry }: NonNullable<Viewer['stock']>): Stock {
  const standIns = found.standIns.flatMap((place) => pantry[place]?.name ?? [])
  const product = found.product === null ? undefined : pantry[found.product]
  return {
    status: found.status,
    staple_id: found.staple !== null && isTapWater(found.staple) ? null : found.staple,
    product_id: product ? String(product.id) : null,
    product_name: product?.name ?? null,
    stand_in: standIns.length === 0 ? null : { product_names: standIns, instead_of: insteadOf(name) },
    unit: found.unit,
    needed: found.needed,
    available: found.available,
    best_before: product?.bestBefore ?? null,
  }
}

/** How many of the ingredients that are counted are there, in whatever amount where nobody knows it; null for guests. */
export function pantryMatchOf(
  ingredients: readonly StoredIngredient[],
  stocks: readonly (Stock | null)[],
  viewer: Viewer,
): { have: number; total: number } | null {
  if (!viewer.stock) return null
  const counted = countedStocks(ingredients, stocks, viewer.stock)
  return { have: counted.filter(({ stock }) => isAtHome(stock)).length, total: counted.length }
}

/** What that count takes for there though it is another food, to be named beside it. */
export function standInsOf(
  ingredients: readonly StoredIngredient[],
  stocks: readonly (Stock | null)[],
  { stock }: Viewer,
): Pick<RecipeSummary, 'stand_ins'> {
  if (!stock) return {}
  const standIns = countedStocks(ingredients, stocks, stock).flatMap((each) => (isAtHome(each.stock) && each.stock.stand_in) || [])
  return standIns.length === 0 ? {} : { stand_ins: standIns }
}

/**
 * The most servings, no fewer than half of a recipe's, that what is at home in too small an amount is enough for; the recipe's own where
 * nothing is short, or where it would not do even for these.
 */
export function servingsAtHome(
  ingredients: readonly StoredIngredient[],
  stocks: readonly (Stock | null)[],
  { stock }: Viewer,
  servings: number,
): number {
  if (!stock) return servings
  const least = Math.ceil(servings / 2)
  const enough = countedStocks(ingredients, stocks, stock)
    .map((each) => Math.floor(servings * partThere(each.stock) + 1e-6))
    .filter((each) => each >= least)
  return Math.min(servings, ...enough)
}

/** What is there of the counted ingredients, 0 to 1: each counts by the root of its weight, so that a sausage is more than a clove of garlic, and milk not all. */
export function shareAtHome(ingredients: readonly StoredIngredient[], stocks: readonly (Stock | null)[], { stock }: Viewer): number {
  if (!stock) return 0
  let [needed, there] = [0, 0]
  for (const each of countedStocks(ingredients, stocks, stock)) {
    const weight = Math.sqrt(Math.max(each.grams ?? 0, MIN_WEIGHED_G))
    needed += weight
    there += weight * partThere(each.stock)
  }
  return needed === 0 ? 0 : there / needed
}

function partThere(stock: Stock): number {
  if (isAtHome(stock)) return 1
  return stock.status === 'partly' && stock.needed ? Math.min(1, (stock.available ?? 0) / stock.needed) : 0
}

/** Names of the counted ingredients that are not there, or not enough of them. */
export function toBuyOf(ingredients: readonly StoredIngredient[], stocks: readonly (Stock | null)[], { stock }: Viewer): string[] {
  if (!stock) return []
  return countedStocks(ingredients, stocks, stock).flatMap((each) => (isAtHome(each.stock) ? [] : each.name))
}

/** What the count of a dish goes by: nothing optional, no water, no spices and herbs, and nothing that its viewer always has. */
function countedStocks(ingredients: readonly StoredIngredient[], stocks: readonly (Stock | null)[], { assumed }: ViewerStock) {
  return countedPlacesOf(ingredients).flatMap((place) => {
    const [ingredient, stock] = [ingredients[place], stocks[place]]
    if (!ingredient || !stock || (ingredient.food !== null && assumed.has(ingredient.food))) return []
    return { name: ingredient.name, grams: ingredient.grams, stock }
  })
}

const countedPlaces = new WeakMap<readonly StoredIngredient[], readonly number[]>()

function countedPlacesOf(ingredients: readonly StoredIngredient[]): readonly number[] {
  let places = countedPlaces.get(ingredients)
  if (!places) {
    places = ingredients.flatMap(({ food, optional }, place) => (optional || isWater(food) || isSeasoning(food) ? [] : place))
    countedPlaces.set(ingredients, places)
  }
  return places
}
