import { validateSteps } from '../recipes/index.ts'
import { checkBland } from './bland.ts'
import type { CheckedDish, CheckedEater, CheckFinding } from './checked-dish.ts'
import { checkNamedFoods, checkTimers, checkTitle } from './named-foods.ts'
import { checkPortions } from './portions.ts'
import { checkBrowning, checkCutInTime, checkServingOrder } from './serving-order.ts'
import { checkCooking } from './steps/cooked-through.ts'
import { checkGreens } from './steps/greens.ts'
import { checkPreparation, checkPrepared } from './steps/preparation.ts'
import { readSteps } from './steps/read-steps.ts'
import { checkDrained, scheduleOf } from './steps/schedule.ts'
import { stepFindings } from './steps/step-findings.ts'
import { checkTimes, checkVessels } from './steps/times-and-vessels.ts'
import { checkWater } from './steps/water.ts'
import { checkAmounts, checkCounts, checkTexts } from './texts.ts'

/** Grams of a food in all of a dish, by its id. */
function gramsIn({ ingredients }: CheckedDish): (food: string) => number {
  return (food) => ingredients.reduce((sum, each) => sum + (each.food === food ? each.grams : 0), 0)
}

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
    ...(eater.isServed ? checkCounts(dish) : []),
    ...checkTexts(dish),
    ...checkPreparation(dish, clauses),
    ...checkPrepared(dish, clauses),
    ...checkCooking(dish, clauses),
    ...checkPortions(dish, eater, clauses),
    ...(eater.isServed ? checkBland(dish) : []),
    ...checkTimes(dish, clauses),
    ...checkVessels(dish, clauses),
    ...checkWater(dish, clauses),
    ...checkServingOrder(clauses),
    ...checkCutInTime(clauses),
    ...checkDrained(scheduleOf(clauses, gramsIn(dish))),
    ...checkBrowning(clauses),
    ...checkGreens(dish, clauses),
  ]
}
