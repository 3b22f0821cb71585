import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { isPureSalt, isSweet, leastSaltOf, mostSaltOf, saltIn } from '../../../kitchen-checks/index.ts'
import { scaleAmount } from '../../../units/index.ts'
import { nameLine } from '../../food-names.ts'
import type { BaseIngredient } from '../base-dish.ts'
import type { ScaledIngredient } from './scale-dish.ts'

/** Grams of salt a serving to which a dish is salted for whoever must do with little of it. */
const LITTLE_G = 1.2
/** Of that, what a dish that is salty by itself still gets of salt: a pinch for three. */
const LEAST_G = 0.17
/** A recipe that is bland by a pinch is salted by so much more at the most; beyond that its cook meant it so. */
const MOST_MORE = 1.5
/** Less than this no quarter of a teaspoon measures, grams. */
const LEAST_SPOONED_G = 1.25
const PINCH = 'szczypta'

/**
 * The ingredients of a dish for so many servings with its salt as a hand measures it: what is less than a quarter of a teaspoon is told in
 * pinches, and not rounded up to one. There is no more of it than dish and salt together may have: a plate of that kind, or one of whoever must avoid salt; and no less by
 * a pinch than such a plate has.
 */
export function suitSalt(
  scaled: readonly ScaledIngredient[],
  { factor, servings, avoidsSalt, kind }: { factor: number; servings: number; avoidsSalt: boolean; kind: DishKind },
): readonly ScaledIngredient[] {
  const own = scaled.reduce((sum, { base }) => sum + (isPureSalt(base.food) ? base.grams * factor : 0), 0)
  if (own === 0) return scaled
  const most = Math.min(1, roomForSalt(scaled, servings, avoidsSalt ? LITTLE_G : mostSaltOf(kind)) / own)
  const share = most < 1 || avoidsSalt ? most : Math.max(1, lackOfSalt(scaled, servings, kind) / own)
  return scaled.map((each) => (isPureSalt(each.base.food) ? withSalt(each, factor * share, Math.sign(share - 1)) : each))
}

/** Grams of salt that may still go into a dish beside what its foods bring. */
function roomForSalt(scaled: readonly ScaledIngredient[], servings: number, most: number): number {
  const brought = scaled.reduce((sum, { base, grams }) => sum + (isPureSalt(base.food) ? 0 : saltIn(base.food, grams)), 0)
  return Math.max(LEAST_G * servings, most * servings - brought)
}

/** Grams of salt without which a dish is bland; 0 where that is what it is meant to be. */
function lackOfSalt(scaled: readonly ScaledIngredient[], servings: number, kind: DishKind): number {
  const [own, brought] = [0, 1].map((place) =>
    scaled.reduce((sum, { base, grams }) => sum + (isPureSalt(base.food) === (place === 0) ? saltIn(base.food, grams) : 0), 0),
  ) as [number, number]
  const least = leastSaltOf(kind) * servings
  if (own + brought >= least || least - brought > MOST_MORE * own) return 0
  return isSweet({ ingredients: scaled.map(({ base, grams }) => ({ food: base.food, grams })) }) ? 0 : least - brought
}

/** `change`: 1 where it is to be no less than that, -1 where it is to be no more. */
function withSalt(scaled: ScaledIngredient, factor: number, change: number): ScaledIngredient {
  const { base } = scaled
  const grams = base.grams * factor
  if (base.amount === null || (factor === 1 && grams >= LEAST_SPOONED_G)) return scaled
  if (grams < LEAST_SPOONED_G || (change > 0 && base.amount.measure === PINCH)) return inPinches(base, grams, change > 0) ?? scaled
  if (change === 0) return scaled
  const quantity = scaleAmount(base.amount.quantity, base.amount.measure, factor, base.food)
  const weighed = (base.grams * quantity) / base.amount.quantity
  return { ...scaled, quantity, grams: weighed, bought: weighed * base.boughtPerUsed }
}

/** So many grams of salt as a spoon measures them, and in pinches what none does; as it was where its line tells no amount. */
export function ofSalt<Salt extends ScaledIngredient>(salt: Salt, grams: number): Salt {
  const { base } = salt
  if (base.amount === null) return salt
  const pinched = grams < LEAST_SPOONED_G ? inPinches(base, grams, false) : null
  if (pinched) return { ...salt, ...pinched }
  const spoon = base.row.measures?.[SPOON]
  const spooned = base.amount.measure === PINCH && spoon !== undefined ? inSpoons(base, spoon) : base
  const { quantity: written, measure } = spooned.amount ?? base.amount
  const quantity = scaleAmount(written, measure, grams / base.grams, base.food)
  const weighed = (base.grams * quantity) / written
  return { ...salt, base: spooned, quantity, grams: weighed, bought: weighed * base.boughtPerUsed }
}

const SPOON = 'łyżeczka'

/** The line of what is told in pinches as one that is told in teaspoons. */
function inSpoons(base: BaseIngredient, spoon: number): BaseIngredient {
  const quantity = base.grams / spoon
  return { ...base, line: nameLine(base.row, quantity, SPOON), amount: { quantity, measure: SPOON } }
}

/** Told in pinches, whatever its line measures it in. */
function inPinches(base: BaseIngredient, grams: number, isLeast: boolean): ScaledIngredient | null {
  const pinch = findFoodById(base.food)?.measures?.[PINCH]
  if (pinch === undefined) return null
  const pinches = isLeast ? Math.ceil(grams / pinch) : Math.max(1, Math.round(grams / pinch))
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
