import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { mostSaltOf } from '../../kitchen-checks/index.ts'
import { scaleAmount } from '../../units/index.ts'
import { isPureSalt } from '../choices/salt-to-taste.ts'
import { nameLine } from '../food-names.ts'
import type { BaseIngredient } from './base-dish.ts'
import type { ScaledIngredient } from './scale-dish.ts'

/** Grams of salt a serving to which a dish is salted for whoever must do with little of it. */
const LITTLE_G = 1.2
/** Of that, what a dish that is salty by itself still gets of salt: a pinch for three. */
const LEAST_G = 0.17
/** Less than this no quarter of a teaspoon measures, grams. */
const LEAST_SPOONED_G = 1.25
const PINCH = 'szczypta'

/**
 * The ingredients of a dish for so many servings with its salt as a hand measures it: what is less than a quarter of a teaspoon is told in
 * pinches, and not rounded up to one. There is no more of it than dish and salt together may have: a plate of that kind, or one of whoever must avoid salt.
 */
export function suitSalt(
  scaled: readonly ScaledIngredient[],
  { factor, servings, avoidsSalt, kind }: { factor: number; servings: number; avoidsSalt: boolean; kind: DishKind },
): readonly ScaledIngredient[] {
  const own = scaled.reduce((sum, { base }) => sum + (isPureSalt(base.food) ? base.grams * factor : 0), 0)
  if (own === 0) return scaled
  const share = Math.min(1, roomForSalt(scaled, servings, avoidsSalt ? LITTLE_G : mostSaltOf(kind)) / own)
  return scaled.map((each) => (isPureSalt(each.base.food) ? withSalt(each, factor * share, share < 1) : each))
}

/** Grams of salt that may still go into a dish beside what its foods bring. */
function roomForSalt(scaled: readonly ScaledIngredient[], servings: number, most: number): number {
  const brought = scaled.reduce((sum, { base, grams }) => sum + (isPureSalt(base.food) ? 0 : saltIn(base.food, grams)), 0)
  return Math.max(LEAST_G * servings, most * servings - brought)
}

function withSalt(scaled: ScaledIngredient, factor: number, isLess: boolean): ScaledIngredient {
  const { base } = scaled
  const grams = base.grams * factor
  if (base.amount === null || (factor === 1 && grams >= LEAST_SPOONED_G)) return scaled
  if (grams < LEAST_SPOONED_G) return inPinches(base, grams) ?? scaled
  if (!isLess) return scaled
  const quantity = scaleAmount(base.amount.quantity, base.amount.measure, factor, base.food)
  const weighed = (base.grams * quantity) / base.amount.quantity
  return { ...scaled, quantity, grams: weighed, bought: weighed * base.boughtPerUsed }
}

/** Told in pinches, whatever its line measures it in. */
function inPinches(base: BaseIngredient, grams: number): ScaledIngredient | null {
  const pinch = findFoodById(base.food)?.measures?.[PINCH]
  if (pinch === undefined) return null
  const pinches = Math.max(1, Math.round(grams / pinch))
  const written = base.grams / pinch
  const line = nameLine(base.row, Math.max(1, Math.round(written)), PINCH)
  const weighed = pinches * pinch
  return {
    base: { ...base, line, amount: { quantity: written, measure: PINCH } },
    quantity: pinches,
    grams: weighed,
    bought: weighed * base.boughtPerUsed,
  }
}

function saltIn(food: string, grams: number): number {
  return ((findFoodById(food)?.nutrition?.saltG ?? 0) * grams) / 100
}
