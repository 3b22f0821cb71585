import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { productKey } from '@spizarka/culinary/matching'
import { parseGroceries } from '@spizarka/culinary/parse'
import { type Aisle, findFoodById } from '@spizarka/knowledge'

/** What a product's name says: what it is known by, its row of the food table if it has one, and whether it is a spice. */
interface ProductIdentity {
  productKey: string
  foodId: string | null
  isSpice: boolean
}

/** Identifies a product by the name that its owner gave it, with the eyes that read a typed list. */
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
