import { mostInServing, type SafetyProfile } from '../../../safety/index.ts'
import type { ScaledIngredient } from './scale-dish.ts'

/** Less than this part of what is in a dish, and it is another dish. */
const LEAST_PART = 0.5

/**
 * The ingredients with no more of each in a serving than a warning for this eater names as the most: "do 100 g dziennie" is no dish with 150. Null
 * where a dish would be left with less than half of it.
 */
export function withinLimits(
  scaled: readonly ScaledIngredient[],
  servings: number,
  profile: Pick<SafetyProfile, 'conditions'>,
): readonly ScaledIngredient[] | null {
  if (profile.conditions.length === 0) return scaled
  const limited: ScaledIngredient[] = []
  for (const each of scaled) {
    const part = (mostInServing(each.base.row, profile) * servings) / each.grams
    if (part < LEAST_PART) return null
    const fitting = part < 1 ? inPart(each, part) : each
    if (!fitting) return null
    limited.push(fitting)
  }
  return limited
}

/** Steps in which a kitchen measures: grams and millilitres, and all else in halves. */
const MASS_STEP = 5
const OTHER_STEP = 0.5

/** As much as can be measured and is no more than that part; null where that is nothing. */
function inPart(each: ScaledIngredient, part: number): ScaledIngredient | null {
  const { base, quantity, grams, bought } = each
  if (quantity === null || base.amount === null) return { ...each, grams: grams * part, bought: bought * part }
  const step = base.amount.measure === 'g' || base.amount.measure === 'ml' ? MASS_STEP : OTHER_STEP
  const fitting = Math.floor((quantity * part) / step + 1e-6) * step
  const by = fitting / quantity
  return fitting === 0 ? null : { ...each, quantity: fitting, grams: grams * by, bought: bought * by }
}
