import { type DishKind, findFoodById, isOneOf } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type CheckedDish, type CheckedEater, type CheckFinding, ofAll } from './checked-dish.ts'
import { isSweet, mostSaltOf } from './portions.ts'
import type { ReadClause } from './steps/read-steps.ts'

/** Salt of all servings of a dish, grams. */
export interface SaltBalance {
  /** What is in all that is salted together: salt itself, sausage, broth, and what meat has by nature. */
  has: number
  /** As much as the weight of that wants. */
  wants: number
  /** As much as may be on all plates, whatever brings it. */
  most: number
}

interface Weighed {
  food: string
  grams: number
}

/** Grams of salt in 100 g from which a food is salt itself. */
const PURE = 90

/** The salt of a dish by its weight; null for kinds that are not salted so, and for what is sweet. `liesBeside`: what is on the plate and seasons nothing of it. */
export function saltBalance(
  { kind, ingredients, servings }: { kind: DishKind; ingredients: readonly Weighed[]; servings: number },
  clauses: readonly ReadClause[],
  liesBeside: (food: string) => boolean = () => false,
): SaltBalance | null {
  const { salting } = KITCHEN_CHECKS.portions
  if (!salting.kinds.includes(kind) || isSweet({ ingredients })) return null
  const apart = new Set(clauses.flatMap(({ folded, foods }) => (SALTED_APART.test(folded) ? foods : [])))
  let [has, wants, aside] = [0, 0, 0]
  for (const { food, grams } of ingredients) {
    const salt = saltIn(food, grams)
    if (isBread(food) || apart.has(food) || liesBeside(food)) aside += salt
    else {
      has += salt
      wants += (rateOf(food, kind) * grams) / 100
    }
  }
  return { has, wants, most: salting.wholePlate * mostSaltOf(kind) * servings - aside }
}

/** Boiled in salted water, or salted in a bowl of its own beside the dish. */
const SALTED_APART = /(?<!\p{L})(?:osolon|lekko (?:po)?sol|lekko posol)/u

/** Grams of salt that 100 g want. */
function rateOf(food: string, kind: DishKind): number {
  if (isPureSalt(food)) return 0
  const { rates, defaultG } = KITCHEN_CHECKS.portions.salting
  return rates.find(({ foods, kinds }) => isOneOf(food, foods) && (kinds?.includes(kind) ?? true))?.g ?? defaultG
}

function isBread(food: string): boolean {
  return findFoodById(food)?.aisle === 'bakery'
}

/** Whether a food is salt itself. */
export function isPureSalt(food: string): boolean {
  return saltIn(food, 100) >= PURE
}

/** Grams of salt in so many grams of a food; none in what has no figure. */
export function saltIn(food: string, grams: number): number {
  return ((findFoodById(food)?.nutrition?.saltG ?? 0) * grams) / 100
}

/** A dish with salt that is nothing for its weight: half a teaspoon on two kilos. */
export function checkSalting(dish: CheckedDish, eater: CheckedEater, clauses: readonly ReadClause[]): CheckFinding[] {
  const isSalted = dish.ingredients.some(({ food }) => isPureSalt(food))
  if (!isSalted || eater.avoidsSalt || eater.eatsLittle) return []
  const balance = saltBalance(dish, clauses)
  if (!balance) return []
  const least = KITCHEN_CHECKS.portions.salting.least * Math.min(balance.wants, balance.most)
  if (balance.has >= least) return []
  return [ofAll('too-little-salt', `tyle dania chce ${balance.wants.toFixed(1)} g soli, a ma ${balance.has.toFixed(1)}`)]
}
