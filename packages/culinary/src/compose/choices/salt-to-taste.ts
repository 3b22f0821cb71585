import { type Food, findFoodById, isOneOf } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { SEASONING_RULES } from '@spizarka/knowledge/seasonings'
import type { DishKind, DishWithChoices, ListedIngredient } from '@spizarka/knowledge/types'
import { isPureSalt, saltIn } from '../../kitchen-checks/index.ts'
import { nameLine } from '../food-names.ts'
import { scaleListed } from './scale-listed.ts'

/** Less than a quarter of a teaspoon, grams. */
const LEAST_SPOONED_G = 1.5
/** Grams of salt in 100 g below which a food was never salted. */
const UNSALTED = 0.7
const PINCH = 'szczypta'
/** Share of the most salt that a serving may have to which a dish is salted, and grams of it whatever the most is: bread with ham is salty enough. */
const SALTED_TO = 0.75
const SALTED_TO_G = 1.8
/** Of the most salt, what may be on a whole plate, its bread and gherkins with it: spoons are round. */
const WHOLE_PLATE = 0.9

/**
 * The list of a filled dish with less salt where what was chosen brings its own: sausage, cheese and what comes out of a tin salt the pot
 * themselves, bread and gherkins on the plate do not. What the kitchen allows beside anything stays: no step is left without its salt.
 */
export function saltToTaste(listed: readonly ListedIngredient[], { kind, servings }: DishWithChoices): ListedIngredient[] {
  const { ownSaltG, kinds } = KITCHEN_CHECKS.portions
  const saltOfAll = (those: (each: ListedIngredient) => boolean): number =>
    listed.reduce((sum, each) => sum + (those(each) ? saltOf(each) : 0), 0)
  const own = saltOfAll(isSalt)
  const brought = saltOfAll((each) => !isSalt(each))
  const inIt = saltOfAll((each) => !isSalt(each) && !liesBeside(each.ingredient.food, kind))
  const room = Math.min(saltedTo(kind) * servings - inIt, WHOLE_PLATE * kinds[kind].saltG[1] * servings - brought)
  if (own === 0 || room >= own) return [...listed]
  const least = Math.min(own, SALTED_TO * ownSaltG * servings)
  return listed.map((each) => (isSalt(each) ? withLess(each, Math.max(least, room) / own) : each))
}

/**
 * Whether what else is in a dish of that kind salts it to taste: bacon beside gherkins wants no pinch more; a pot of soup always does, and so
 * does raw meat or fish, which no gherkin beside it salts. Grams are for all its servings.
 */
export function isSaltedEnough(ingredients: readonly { food: string; grams: number }[], kind: DishKind, servings: number): boolean {
  if (kind === 'soup' || ingredients.some(({ food }) => isUnsaltedFlesh(food))) return false
  const brought = ingredients.reduce(
    (sum, { food, grams }) => sum + (isPureSalt(food) || liesBeside(food, kind) ? 0 : saltIn(food, grams)),
    0,
  )
  return brought >= saltedTo(kind) * servings
}

/** Meat and fish as they come from the butcher. */
function isUnsaltedFlesh(id: string): boolean {
  const food = findFoodById(id)
  return (food?.aisle === 'meat' || food?.aisle === 'fish') && saltIn(id, 100) < UNSALTED
}

/** Whether a food stands beside such a dish and salts none of it: the bread of a stew, and not that of a sandwich. */
function isBeside(food: string, kind: DishKind): boolean {
  return kind !== 'sandwich' && kind !== 'bread' && findFoodById(food)?.aisle === 'bakery'
}

/** Of dry heat or dry grain, so that pickles lie on the plate and salt neither meat nor groats. */
const DRY: ReadonlySet<DishKind> = new Set(['fry', 'roast', 'grain'])

/** Whether a food lies beside such a dish and salts none of it: its bread, and pickles beside dry heat. */
export function liesBeside(food: string, kind: DishKind): boolean {
  return isBeside(food, kind) || (DRY.has(kind) && isOneOf(food, SEASONING_RULES.pickled))
}

/** Grams of salt to which a serving of a kind of dish is salted. */
function saltedTo(kind: DishKind): number {
  return Math.min(SALTED_TO_G, SALTED_TO * KITCHEN_CHECKS.portions.kinds[kind].saltG[1])
}

/** Less of salt; what no spoon measures is told by the pinch. */
function withLess(salt: ListedIngredient, factor: number): ListedIngredient {
  const food = findFoodById(salt.ingredient.food)
  const grams = salt.ingredient.grams * factor
  if (!food || grams >= LEAST_SPOONED_G) return scaleListed(salt, factor)
  const pinch = food.measures?.[PINCH] ?? LEAST_SPOONED_G / 3
  return inPinches(salt, food, Math.max(1, Math.floor(grams / pinch)), pinch)
}

const toldInPinches = new WeakMap<ListedIngredient, Map<number, ListedIngredient>>()

/** The same object for as many, as an ingredient is that was scaled. */
function inPinches(salt: ListedIngredient, food: Food, pinches: number, pinch: number): ListedIngredient {
  const known = toldInPinches.get(salt) ?? new Map<number, ListedIngredient>()
  toldInPinches.set(salt, known)
  let told = known.get(pinches)
  if (!told) known.set(pinches, (told = countedInPinches(salt, food, pinches, pinch)))
  return told
}

function countedInPinches(salt: ListedIngredient, food: Food, pinches: number, pinch: number): ListedIngredient {
  return {
    ingredient: { ...salt.ingredient, grams: pinches * pinch, line: nameLine(food, pinches, PINCH) },
    reading: { ...salt.reading, amount: { quantity: pinches, measure: PINCH }, boughtGrams: pinches * pinch },
  }
}

function isSalt({ ingredient }: ListedIngredient): boolean {
  return isPureSalt(ingredient.food)
}

function saltOf({ ingredient: { food, grams } }: ListedIngredient): number {
  return saltIn(food, grams)
}
