import { BAKERY } from './foods/bakery.ts'
import { BAKING } from './foods/baking.ts'
import { DRINKS } from './foods/drinks.ts'
import { FRUIT } from './foods/fruit.ts'
import { GRAINS } from './foods/grains.ts'
import { HOUSEHOLD } from './foods/household.ts'
import { JARS } from './foods/jars.ts'
import { OILS_SAUCES } from './foods/oils-sauces.ts'
import { PULSES } from './foods/pulses.ts'
import { SPICES } from './foods/spices.ts'
import { SWEETS_SNACKS } from './foods/sweets-snacks.ts'
import { VEGETABLES } from './foods/vegetables.ts'
import type { Food } from './food.ts'

export type { Aisle, Allergen, Food, Nutrition, Origin, Storage, Unit } from './food.ts'

/** Every food the kitchen knows, aisle by aisle. */
export const FOODS: readonly Food[] = [
  ...BAKERY,
  ...BAKING,
  ...DRINKS,
  ...FRUIT,
  ...GRAINS,
  ...HOUSEHOLD,
  ...JARS,
  ...OILS_SAUCES,
  ...PULSES,
  ...SPICES,
  ...SWEETS_SNACKS,
  ...VEGETABLES,
]

let byId: ReadonlyMap<string, Food> | undefined

/** The food of that id, or null. */
export function findFoodById(id: string): Food | null {
  byId ??= new Map(FOODS.map(food => [food.id, food]))
  return byId.get(id) ?? null
}
