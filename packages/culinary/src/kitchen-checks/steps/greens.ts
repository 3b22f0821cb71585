import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckedDish, CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import type { ReadClause } from './read-steps.ts'
import { hasWord } from './step-words.ts'

/** Tender leaves that fry or stew beside something that takes long: spinach under a fish. What simmers in a soup or is baked in a filling is meant to be soft. */
export function checkGreens(
  { kind, ingredients }: Pick<CheckedDish, 'kind' | 'ingredients'>,
  clauses: readonly ReadClause[],
): CheckFinding[] {
  const { greens, mostGreenMinutes } = KITCHEN_CHECKS.limits
  if (kind === 'soup') return []
  return ingredients.flatMap(({ food }): CheckFinding[] => {
    if (!selects(greens, food)) return []
    const from = clauses.findIndex(({ foods, heat, hasOwnPot }) => foods.includes(food) && isPan(heat) && !hasOwnPot)
    if (from < 0) return []
    const after = clauses.slice(from)
    const out = after.findIndex(({ folded }) => hasWord(folded, 'panEmptied'))
    const minutes = after
      .slice(0, out < 0 ? after.length : out)
      .reduce((sum, clause) => sum + (isBesideIt(clause) ? 0 : (clause.minutes ?? 0)), 0)
    if (minutes <= mostGreenMinutes) return []
    const message = `${findFoodById(food)?.name ?? food}: ${minutes} min na ogniu, a więdnie w dwie; dołóż na koniec`
    return [{ check: 'greens-long', message, step: clauses[from]?.step ?? null, food }]
  })
}

function isPan(heat: ReadClause['heat']): boolean {
  return heat[0] === 'fry' || heat[0] === 'stew'
}

/** Groats that are warmed up stand in their own pot. */
function isBesideIt({ heat, foods, hasOwnPot, isBeside, waits }: ReadClause): boolean {
  const isOfStarch = foods.length > 0 && foods.every((food) => selects(KITCHEN_CHECKS.limits.waiting, food))
  return !isPan(heat) || hasOwnPot || isBeside || waits || isOfStarch
}
