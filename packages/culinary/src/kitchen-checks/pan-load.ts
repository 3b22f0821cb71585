import type { RecipeStep } from '@spizarka/knowledge'
import type { ReadClause } from './steps/read-steps.ts'
import { hasWord } from './steps/step-words.ts'

/**
 * What lies in the pan together, each time that something is fried: what was taken out of it no longer does, what goes in turns never all does. `isStewedToo`: also each
 * time that something is stewed in it, and what is put back to what is there.
 */
export function pansFilled(
  clauses: readonly ReadClause[],
  steps: readonly Pick<RecipeStep, 'uses'>[],
  { isStewedToo = false } = {},
): { clause: ReadClause; foods: readonly string[] }[] {
  const inPan = new Set<string>()
  let isServed = false
  return clauses.flatMap((clause) => {
    const { folded, heat, hasOwnPot, isCollective, minutes, step } = clause
    isServed ||= hasWord(folded, 'served')
    if (isServed || hasWord(folded, 'inTurns') || OUT_OF_PAN.test(folded)) return []
    if (hasWord(folded, 'panEmptied')) inPan.clear()
    const isInPan = heat.includes('fry') || (isStewedToo && (heat.includes('stew') || PUT_BACK.test(folded)))
    if (hasOwnPot || !isInPan) return []
    // "Polej sosem z patelni" puts nothing into it.
    for (const food of isCollective && minutes !== null ? (steps[step]?.uses ?? []) : clause.foods) inPan.add(food)
    return { clause, foods: [...inPan] }
  })
}

/** "Zawartość patelni", "tym, co z patelni": into a tin or onto a plate. */
const OUT_OF_PAN = / (?:zawartosc(?:ia)?|z) patelni /u
/** "Włóż z powrotem mięso". */
const PUT_BACK = / z powrotem /u
