import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type StepFault, validateSteps } from '../recipes/index.ts'
import { type CheckedDish, type CheckedEater, type CheckFinding, type KitchenCheck, ofAll } from './checked-dish.ts'
import { checkNamedFoods, checkPromise, checkTimers, checkTitle } from './named-foods.ts'
import { checkPortions } from './portions.ts'
import { checkSalting } from './salting.ts'
import { selects } from './select-foods.ts'
import { checkBrowning, checkCutInTime, checkServedLast, checkServingOrder } from './serving-order.ts'
import { checkStarch } from './starch.ts'
import { checkCooking } from './steps/cooked-through.ts'
import { checkFriesOn } from './steps/fries-on.ts'
import { checkGreens } from './steps/greens.ts'
import { checkPreparation, checkPrepared } from './steps/preparation.ts'
import { readSteps } from './steps/read-steps.ts'
import { checkDrained, scheduleOf } from './steps/schedule.ts'
import { checkTimes, checkVessels } from './steps/times-and-vessels.ts'
import { checkRawSpices, checkSouredMilk } from './steps/too-early.ts'
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
    ...checkPromise(dish),
    ...checkNamedFoods(dish),
    ...checkTimers(dish),
    ...checkAmounts(dish),
    ...(eater.isServed ? checkCounts(dish) : []),
    ...checkTexts(dish),
    ...checkPreparation(dish, clauses),
    ...checkPrepared(dish, clauses),
    ...checkCooking(dish, clauses),
    ...checkPortions(dish, eater, clauses),
    ...(eater.isServed ? [...checkBland(dish), ...checkSalting(dish, eater, clauses), ...checkStarch(dish, eater)] : []),
    ...checkTimes(dish, clauses),
    ...checkVessels(dish, clauses),
    ...checkWater(dish, clauses),
    ...checkServingOrder(clauses),
    ...checkCutInTime(clauses),
    ...checkDrained(scheduleOf(clauses, gramsIn(dish))),
    ...checkBrowning(clauses),
    ...checkGreens(dish, clauses),
    ...checkSouredMilk(dish, clauses),
    ...checkRawSpices(dish, clauses),
    ...checkFriesOn(clauses),
    ...checkServedLast(clauses),
  ]
}

/** A salad that stands on groats, pasta, potatoes or pulses and has nothing sour in it. */
function checkBland({ kind, ingredients, servings }: CheckedDish): CheckFinding[] {
  if (kind !== 'salad') return []
  const { bland, sour } = KITCHEN_CHECKS.limits
  const filling = ingredients.reduce((sum, { food, grams }) => sum + (selects(bland, food) ? grams : 0), 0)
  if (filling < bland.fromG * servings || ingredients.some(({ food }) => selects(sour, food))) return []
  return [ofAll('bland', 'sałatka nie ma w sobie niczego kwaśnego; dodaj cytrynę, ocet albo kiszonkę')]
}

/** Of the faults that an author must mend, those that a cook would meet: the others are of form alone. */
const CHECKS: Readonly<Partial<Record<StepFault['code'], readonly [check: KitchenCheck, says: string]>>> = {
  'unused-ingredient': ['unused', 'żaden krok tego nie używa'],
  'unlisted-use': ['not-listed', 'krok tego używa, a nie ma tego w składnikach'],
  'use-not-named': ['unused', 'krok ma tego użyć, a o tym nie mówi'],
  'oven-without-temperature': ['oven-cold', 'krok z piekarnikiem nie podaje temperatury'],
  'timer-beyond-time': ['timer', 'minutnik dłuższy niż całe danie'],
  'machine-never-set': ['machine', 'żaden krok nie ustawia urządzenia'],
  'bowl-too-small': ['machine', 'tyle gramów nie mieści się w naczyniu'],
  'machine-outside-variant': ['machine', 'ustawienie urządzenia, którego nie ma'],
  'machine-time': ['machine', 'ustawienie bez jednego czasu'],
  'machine-heat': ['machine', 'takiej temperatury urządzenie nie ma'],
  'machine-speed': ['machine', 'takich obrotów urządzenie nie ma'],
  'machine-fast-while-hot': ['machine', 'za szybkie obroty na gorąco'],
  'text-form': ['text', 'krok za krótki, za długi, bez wielkiej litery albo bez kropki'],
}

/** Faults of steps as findings of the kitchen. */
function stepFindings(faults: readonly StepFault[]): CheckFinding[] {
  return faults.flatMap(({ code, step, about }) => {
    const found = CHECKS[code]
    return found ? [{ check: found[0], message: about === '' ? found[1] : `${about}: ${found[1]}`, step, food: null }] : []
  })
}
