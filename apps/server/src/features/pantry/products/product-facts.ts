import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { productKey } from '@spizarka/culinary/matching'
import { parseGroceries } from '@spizarka/culinary/parse'
import { type Aisle, findFoodById } from '@spizarka/knowledge'
import { toNumber } from '../../../platform/db/decimal.ts'
import type { KnownRates, ProductRow } from './products.queries.ts'

/** What a product's name says: what it is known by, its row of the food table if it has one, and whether it is a spice. */
interface ProductIdentity {
  productKey: string
  foodId: string | null
  isSpice: boolean
}

/** Identifies a product by the name its owner gave it, with the parser of typed lists. */
export function identifyProduct(name: string): ProductIdentity {
  const [item, another] = parseGroceries(name)
  const known = item && !another && item.problem === null ? item : undefined
  return { productKey: productKey(name), foodId: known?.foodId ?? null, isSpice: known?.isSpice ?? false }
}

const SHELF_OF_AISLE: Record<Aisle, PantryCategory> = {
  dairy: 'dairy',
  cheese: 'dairy',
  eggs: 'dairy',
  vegetables: 'produce',
  fruit: 'produce',
  meat: 'meat',
  'cold-cuts': 'meat',
  fish: 'meat',
  bakery: 'bakery',
  'flour-and-groats': 'dry',
  'pasta-and-rice': 'dry',
  'pulses-nuts-seeds': 'dry',
  baking: 'dry',
  breakfast: 'dry',
  'cans-and-jars': 'jars',
  'oils-and-vinegars': 'sauces',
  sauces: 'sauces',
  frozen: 'frozen',
  'ready-meals': 'ready',
  'plant-based': 'dairy',
  baby: 'other',
  sweets: 'sweets',
  snacks: 'sweets',
  'hot-drinks': 'drinks',
  drinks: 'drinks',
  alcohol: 'drinks',
  spices: 'spices',
  household: 'household',
}

/** The shelf a product goes to unless its owner moves it. */
export function categoryOf(product: { foodId: string | null; isSpice: boolean }): PantryCategory {
  if (product.isSpice) return 'spices'
  const food = product.foodId === null ? null : findFoodById(product.foodId)
  return food ? SHELF_OF_AISLE[food.aisle] : 'other'
}

/** The unit a product is usually kept in; pieces for what the food table does not know. */
export function usualUnit(foodId: string | null): Unit {
  return (foodId === null ? null : findFoodById(foodId))?.unit ?? 'pieces'
}

/** Of a product of which its owner taught nothing. */
export const NO_RATES: KnownRates = { gramsPerPiece: null, mlPerPiece: null, gramsPerMl: null }

/** How many `to` are in one `from`; null when the rate is not known. */
export function unitsPerUnit(from: Unit, to: Unit, rates: KnownRates): number | null {
  if (from === to) return 1
  if (from === 'pieces') return to === 'grams' ? rates.gramsPerPiece : rates.mlPerPiece
  if (to === 'pieces') return inverse(from === 'grams' ? rates.gramsPerPiece : rates.mlPerPiece)
  return from === 'ml' ? rates.gramsPerMl : inverse(rates.gramsPerMl)
}

function inverse(rate: number | null): number | null {
  return rate === null ? null : 1 / rate
}

/** What is known of a product's units: what its owner taught, else what the food table says. */
export function ratesOf(row: ProductRow): KnownRates {
  const food = row.food_id === null ? null : findFoodById(row.food_id)
  return {
    gramsPerPiece: toNumber(row.grams_per_piece) ?? food?.gramsPerPiece ?? null,
    mlPerPiece: toNumber(row.ml_per_piece) ?? food?.mlPerPiece ?? null,
    gramsPerMl: toNumber(row.grams_per_ml) ?? food?.density ?? null,
  }
}

/** How many `to` are in one `from` of a product: by what its owner taught, else by the food table; null when neither says. */
export function rateBetween(from: Unit, to: Unit, taught: KnownRates, foodId: string | null): number | null {
  const food = foodId === null ? null : findFoodById(foodId)
  return unitsPerUnit(from, to, {
    gramsPerPiece: taught.gramsPerPiece ?? food?.gramsPerPiece ?? null,
    mlPerPiece: taught.mlPerPiece ?? food?.mlPerPiece ?? null,
    gramsPerMl: taught.gramsPerMl ?? food?.density ?? null,
  })
}
