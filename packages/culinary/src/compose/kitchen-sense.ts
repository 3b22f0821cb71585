import { GATE } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type CheckedEater, checkDish, isPureSalt } from '../kitchen-checks/index.ts'
import type { SafetyProfile } from '../safety/index.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import type { ComposeRequest } from './request.ts'

/** Smaller than for whoever reads a dish again: lines are rounded, and "3 kajzerki" weigh 165 g where 180 g were meant. */
const TOLERANCE = 0.04

/**
 * A written dish with the ways of making it that a cook would not object to; null where that is not its own, so that the next best takes
 * its place.
 */
export function withSense(recipe: ComposedRecipe, kitchen: Kitchen): ComposedRecipe | null {
  const { request, leavesOut } = kitchen
  const known = eaterOf(kitchen)
  // Whoever wishes for a dish without salt, or for somebody small, finds it bland on purpose.
  const eater: CheckedEater = {
    ...known,
    tolerance: TOLERANCE,
    size: kitchen.servingSize ?? 1,
    avoidsSalt: known.avoidsSalt === true || [...leavesOut].some(isPureSalt),
    ...(eatsFreely(kitchen) && { stocked: (food: string) => gramsAtHome(food, kitchen) }),
  }
  const findings = checkDish({ ...recipe, devices: recipe.equipment }, eater)
  if (findings.length > 0) {
    request.onRefused?.(recipe.title, findings)
    return null
  }
  const variants = recipe.variants.filter((variant) => checkDish({ ...recipe, ...variant }, eater).length === 0)
  return variants.length === recipe.variants.length ? recipe : { ...recipe, variants }
}

/** Whether nobody at the table should have less of what fills, and the house is where all of it comes from. */
function eatsFreely({ request: { profile }, goesShopping, servingSize }: Kitchen): boolean {
  return !goesShopping && servingSize === undefined && profile.conditions.length + profile.styles.length === 0
}

function gramsAtHome(food: string, { stock }: Kitchen): number {
  return stock.suppliesOf({ food, name: '' }).reduce((sum, { amount, gramsPerUnit, standsIn }) => {
    const grams = amount === null || standsIn ? 0 : amount.quantity * (gramsPerUnit ?? 0)
    return sum + grams
  }, 0)
}

function eaterOf({ request, askedMeal = request.meal, asksForDish }: Kitchen): CheckedEater {
  // Whoever only says how it should be, or what of, sits down to a meal all the same.
  return checkedEater({ ...request, meal: askedMeal, wish: asksForDish === false ? null : request.wish })
}

/** Energy that a serving is filled up to, kcal, so that the dish is such a meal; undefined where any will do. */
export function leastKcalOf(kitchen: Kitchen): number | undefined {
  const { leastKcal } = eaterOf(kitchen)
  return leastKcal && MARGIN * leastKcal
}

/** What lines say is rounded: whoever reads a dish again finds a little less in it. */
const MARGIN = 1.03

/** What of a request and its profile makes a bound of the kitchen none. */
export function checkedEater({
  profile,
  kcal,
  meal = null,
  wish = null,
}: Pick<ComposeRequest, 'profile' | 'kcal'> & Partial<Pick<ComposeRequest, 'meal' | 'wish'>>): CheckedEater {
  const leastKcal = meal === null || kcal !== null || wish !== null ? undefined : KITCHEN_CHECKS.portions.mealKcal[meal]
  return {
    isServed: true,
    avoidsSalt: avoidsSalt(profile),
    eatsLittle: kcal !== null && kcal < KITCHEN_CHECKS.portions.smallMealKcal,
    ...(kcal !== null && { kcal }),
    ...(leastKcal !== undefined && { leastKcal }),
  }
}

/** Whether a condition or a style of theirs is to do with little salt. */
function avoidsSalt({ conditions, styles }: SafetyProfile): boolean {
  if (conditions.length + styles.length === 0) return false
  const rules = [...conditions.map((slug) => GATE.conditions[slug]), ...styles.map((slug) => GATE.styles[slug])]
  return rules.some((rule) => rule.rules.some(({ richIn }) => richIn?.includes('saltG')))
}
