import { EXTRA_NAMES } from './extra-names.ts'
import type { Food } from './food.ts'
import { ADDITIONS } from './foods/additions.ts'
import { BAKERY } from './foods/bakery.ts'
import { BAKING } from './foods/baking.ts'
import { DAIRY } from './foods/dairy.ts'
import { DRINKS } from './foods/drinks.ts'
import { FISH } from './foods/fish.ts'
import { FROZEN_READY } from './foods/frozen-ready.ts'
import { FRUIT } from './foods/fruit.ts'
import { GRAINS } from './foods/grains.ts'
import { HOUSEHOLD } from './foods/household.ts'
import { JARS } from './foods/jars.ts'
import { MEAT } from './foods/meat.ts'
import { OILS_SAUCES } from './foods/oils-sauces.ts'
import { PULSES } from './foods/pulses.ts'
import { SPICES } from './foods/spices.ts'
import { SWEETS_SNACKS } from './foods/sweets-snacks.ts'
import { VEGETABLES } from './foods/vegetables.ts'
import { withImpliedTags } from './implied-tags.ts'
import { withUncertainContents } from './uncertain-contents.ts'

export type { Aisle, Allergen, Food, Nutrition, Origin, Storage, Unit } from './food.ts'

const ROWS: readonly Food[] = [
  ...ADDITIONS,
  ...BAKERY,
  ...BAKING,
  ...DAIRY,
  ...DRINKS,
  ...FISH,
  ...FROZEN_READY,
  ...FRUIT,
  ...GRAINS,
  ...HOUSEHOLD,
  ...JARS,
  ...MEAT,
  ...OILS_SAUCES,
  ...PULSES,
  ...SPICES,
  ...SWEETS_SNACKS,
  ...VEGETABLES,
]

/** Every food the kitchen knows, aisle by aisle, with the names of `extra-names.ts`, what only a label tells and what follows from its kind added to its row. */
export const FOODS: readonly Food[] = ROWS.map((row) => {
  const food = withImpliedTags(withUncertainContents(row))
  const extra = EXTRA_NAMES[food.id]
  return extra === undefined ? food : { ...food, also: [...(food.also ?? []), ...extra] }
})

let byId: ReadonlyMap<string, Food> | undefined

/** The food of that id, or null. */
export function findFoodById(id: string): Food | null {
  byId ??= new Map(FOODS.map((food) => [food.id, food]))
  return byId.get(id) ?? null
}
