import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckedDish, CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import type { ReadClause } from './read-steps.ts'
import { hasWord } from './step-words.ts'

/** Yoghurt and sour cream that boil: they come off the fire, or for a moment at the end. With flour or an egg in them they hold. */
export function checkSouredMilk({ ingredients }: Pick<CheckedDish, 'ingredients'>, clauses: readonly ReadClause[]): CheckFinding[] {
  const { curdles, holds, mostCurdleMinutes } = KITCHEN_CHECKS.limits
  if (ingredients.some(({ food }) => selects(holds, food))) return []
  return ingredients.flatMap(({ food }): CheckFinding[] => {
    if (!selects(curdles, food)) return []
    const at = clauses.findIndex(({ foods, folded, heat }) => foods.includes(food) && heat.some(isWet) && !hasWord(folded, 'takenOut'))
    const from = clauses[at]
    if (!from || from.isBeside || from.hasOwnPot || !(from.givesHeat || ADDED.test(from.folded)) || isOffTheFire(clauses, at)) return []
    const minutes = clauses
      .slice(at)
      .reduce((sum, clause) => sum + (clause.isBeside || clause.hasOwnPot || !clause.heat.some(isWet) ? 0 : (clause.minutes ?? 0)), 0)
    if (minutes <= mostCurdleMinutes) return []
    const message = `${findFoodById(food)?.name ?? food}: ${minutes} min na ogniu, zwarzy się; dodaj na koniec, zahartowane`
    return [{ check: 'curdled', message, step: from.step, food }]
  })
}

/** Mixed with a salad beside the stove it does not boil. */
const ADDED = / (?:wlej|wmieszaj|dodaj|dolej) /u

/** "Zdejmij z ognia i wmieszaj śmietanę." */
function isOffTheFire(clauses: readonly ReadClause[], at: number): boolean {
  return clauses.slice(0, at).some(({ step, folded }) => step === clauses[at]?.step && folded.includes(' zdejmij '))
}

function isWet(manner: ReadClause['heat'][number]): boolean {
  return manner === 'boil' || manner === 'stew'
}

/** Curry powder that is stirred into what is done tastes of dust: it is warmed in fat or simmers along. */
export function checkRawSpices(
  { kind, ingredients }: Pick<CheckedDish, 'kind' | 'ingredients'>,
  clauses: readonly ReadClause[],
): CheckFinding[] {
  const { warmed } = KITCHEN_CHECKS.limits
  if (kind === 'salad' || !clauses.some(({ heat, hasOwnPot }) => heat.length > 0 && !hasOwnPot)) return []
  return ingredients.flatMap(({ food }): CheckFinding[] => {
    const at = selects(warmed, food) ? clauses.findIndex(({ foods }) => foods.includes(food)) : -1
    const from = clauses[at]
    if (!from || from.isBeside) return []
    const isWarmed = clauses
      .slice(at)
      .some((clause) => clause.heat.length > 0 && !clause.hasOwnPot && (clause.minutes !== null || isStirred(clause)))
    if (isWarmed || clauses.every(({ step, heat }) => step !== from.step || heat.length === 0)) return []
    const message = `${findFoodById(food)?.name ?? food}: surowe na koniec; wsyp wcześniej i podsmaż albo podgotuj`
    return [{ check: 'raw-spice', message, step: from.step, food }]
  })
}

/** "Mieszaj pół minuty", "po pół minuty, gdy zaczną skakać". */
function isStirred({ folded }: ReadClause): boolean {
  return [' mieszaj ', ' zapachn', ' pol minuty '].some((words) => folded.includes(words))
}
