import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckedDish, CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import type { ReadClause } from './read-steps.ts'
import { foldWords, hasWord } from './step-words.ts'

/** What is peeled or cut twice, or only once it is in the pot; florets of what has none. */
export function checkPreparation({ ingredients }: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const foods = ingredients.map(({ food }) => food)
  // One that stands on the list twice (in the dough and in the filling) is prepared twice.
  const single = foods.filter((food) => foods.indexOf(food) === foods.lastIndexOf(food) && !findFoodById(food)?.noPieces)
  return [...single.flatMap((food) => checkFood(food, clauses)), ...checkFlorets(clauses)]
}

/** What nobody eats as it is sold and no step peels, cuts or grates: sticks of carrot that are served and were never cut. */
export function checkPrepared({ ingredients, steps }: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const prepared = clauses.filter(({ folded }) => hasWord(folded, 'prepared'))
  return ingredients.flatMap(({ food, line }): CheckFinding[] => {
    if (!selects(KITCHEN_CHECKS.limits.whole, food) || hasWord(foldWords(line), 'prepared')) return []
    const name = findFoodById(food)?.name ?? food
    const called = foldWords(name).slice(0, CALLED)
    // "Paprykę pokrój" beside ground paprika names neither, "świeżą poszatkuj" no food at all.
    const isAbout = ({ foods, namesFoods, isCollective, step, folded }: ReadClause): boolean =>
      isCollective || foods.includes(food) || folded.includes(called) || (!namesFoods && steps[step]?.uses?.includes(food) === true)
    if (prepared.some(isAbout)) return []
    return [{ check: 'unprepared', message: `${name}: żaden krok tego nie obiera ani nie kroi`, step: null, food }]
  })
}

/** Letters by which a food is known whatever its case, the space before it counted. */
const CALLED = 5

function checkFood(food: string, clauses: readonly ReadClause[]): CheckFinding[] {
  const ofFood = clauses.flatMap((clause, place) => (clause.foods.includes(food) ? [{ clause, place }] : []))
  const whole = ofFood.filter(({ clause }) => !hasWord(clause.folded, 'part'))
  const name = findFoodById(food)?.name ?? food
  for (const manner of ['peel', 'cut'] as const) {
    const times = whole.filter(({ clause }) => hasWord(clause.folded, manner))
    for (const [at, { clause, place }] of times.entries()) {
      const before = times[at - 1]
      if (before && speaksOf(before.clause) && clause.namesFoods && !isTakenOut(clauses.slice(before.place, place + 1)) && !isSplit(ofFood))
        return [
          { check: 'prepared-twice', message: `${name}: ${manner === 'peel' ? 'obrane' : 'pokrojone'} dwa razy`, step: clause.step, food },
        ]
      const put = whole.find((each) => each.place < place && each.clause.namesFoods && hasWord(each.clause.folded, 'putIn'))
      if (put && put.clause.step < clause.step && clause.namesFoods && !isTakenOut(clauses.slice(put.place, place + 1)) && !isSplit(ofFood))
        return [
          { check: 'prepared-late', message: `${name}: najpierw w garnku, a dopiero potem obrane albo pokrojone`, step: clause.step, food },
        ]
    }
  }
  return []
}

/** Whether a clause says of what it speaks: "pokrój" behind "cebulę obierz i" is said of the onion alone. */
function speaksOf({ namesFoods, foods }: ReadClause): boolean {
  return namesFoods || foods.length === 1
}

function isTakenOut(between: readonly ReadClause[]): boolean {
  return between.some(({ folded }) => hasWord(folded, 'takenOut'))
}

/** Goes into the dish in parts: what is said of one is not said of the other. */
function isSplit(ofFood: readonly { clause: ReadClause }[]): boolean {
  return ofFood.some(({ clause }) => hasWord(clause.folded, 'part'))
}

function checkFlorets(clauses: readonly ReadClause[]): CheckFinding[] {
  return clauses.flatMap(({ folded, foods, step }): CheckFinding[] => {
    if (!hasWord(folded, 'florets') || foods.length === 0) return []
    return foods.some((food) => findFoodById(food)?.inFlorets)
      ? []
      : [
          {
            check: 'florets',
            message: `różyczek nie ma: ${foods.map((food) => findFoodById(food)?.name ?? food).join(', ')}`,
            step,
            food: foods[0] ?? null,
          },
        ]
  })
}
