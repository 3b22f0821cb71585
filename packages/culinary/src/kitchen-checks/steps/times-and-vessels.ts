import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { type CheckedDish, type CheckFinding, ofAll } from '../checked-dish.ts'
import { pansFilled } from '../pan-load.ts'
import type { ReadClause } from './read-steps.ts'
import { foldWords, hasWord } from './step-words.ts'
import { minutesOfTurns } from './turns.ts'

/** Whether the minutes of a dish are those that its steps take. */
export function checkTimes({ activeMinutes, totalMinutes }: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const { mostTimes, spareMinutes, overlapShare } = KITCHEN_CHECKS.limits
  const timed = clauses.filter(({ minutes }) => minutes !== null)
  const inTurn = timed.reduce((sum, { isBeside, minutes }) => sum + (isBeside ? 0 : (minutes ?? 0)), 0) + minutesOfTurns(clauses)
  const all = timed.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
  if (inTurn * (1 - overlapShare) > totalMinutes)
    return [ofAll('time-too-short', `kroki trwają razem ${Math.round(inTurn)} min, a danie ${totalMinutes}`)]
  const isLong = totalMinutes > mostTimes * (activeMinutes + all) + spareMinutes
  return isLong && !clauses.some(({ folded }) => hasWord(folded, 'longWaits'))
    ? [ofAll('time-too-long', `danie trwa ${totalMinutes} min, a praca i kroki razem ${Math.round(activeMinutes + all)}`)]
    : []
}

/** Whether pan, pot and oven hold it. */
export function checkVessels({ kind, ingredients, steps }: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const { panG, panKinds, potG, ovenG } = KITCHEN_CHECKS.limits
  const gramsOf = (foods: ReadonlySet<string>): number =>
    ingredients.reduce((sum, { food, grams }) => sum + (foods.has(food) ? grams : 0), 0)
  if (steps.some(({ text }) => hasWord(foldWords(text), 'inTurns'))) return []
  const all = gramsOf(new Set(ingredients.map(({ food }) => food)))
  if (clauses.some(({ heat }) => heat.includes('bake'))) {
    // Potatoes beside a roast are boiled in a pot of their own.
    const boiled = new Set(clauses.flatMap(({ hasOwnPot, foods }) => (hasOwnPot ? foods : [])))
    const baked = all - gramsOf(boiled)
    return baked > ovenG ? [ofAll('vessel', `${Math.round(baked)} g nie mieści się w piekarniku naraz`)] : []
  }
  const pans = pansFilled(clauses, steps).map(({ foods }) => gramsOf(new Set(foods.filter((food) => !findFoodById(food)?.isWater))))
  const fried = Math.max(0, ...pans)
  if (panKinds.includes(kind) && fried > panG) return [ofAll('vessel', `${Math.round(fried)} g nie mieści się na patelni; smaż na raty`)]
  return all > potG ? [ofAll('vessel', `${Math.round(all)} g nie mieści się w garnku`)] : []
}
