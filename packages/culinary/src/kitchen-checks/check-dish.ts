import { validateSteps } from '../recipes/index.ts'
import type { CheckedDish, CheckedEater, CheckFinding } from './checked-dish.ts'
import { checkCooking } from './cooked-through.ts'
import { checkNamedFoods, checkTimers, checkTitle } from './named-foods.ts'
import { checkPortions } from './portions.ts'
import { checkPreparation } from './preparation.ts'
import { readSteps } from './read-steps.ts'
import { checkBrowning, checkServingOrder } from './serving-order.ts'
import { stepFindings } from './step-findings.ts'
import { checkAmounts, checkTexts } from './texts.ts'
import { checkTimes, checkVessels } from './times-and-vessels.ts'
import { checkWater } from './water.ts'

/** Everything that a cook would object to in a written dish, whoever wrote it. What is right of a dish for one eater may be wrong for another. */
export function checkDish(dish: CheckedDish, eater: CheckedEater = {}): CheckFinding[] {
  const listed = [...new Set(dish.ingredients.map(({ food }) => food))]
  const clauses = readSteps(dish.steps, listed)
  return [
    ...stepFindings(validateSteps(dish, dish.steps, dish.totalMinutes, dish.devices)),
    ...checkTitle(dish),
    ...checkNamedFoods(dish),
    ...checkTimers(dish),
    ...checkAmounts(dish),
    ...checkTexts(dish),
    ...checkPreparation(dish, clauses),
    ...checkCooking(dish, clauses),
    ...checkPortions(dish, eater, clauses),
    ...checkTimes(dish, clauses),
    ...checkVessels(dish, clauses),
    ...checkWater(dish, clauses),
    ...checkServingOrder(clauses),
    ...checkBrowning(clauses),
  ]
}
