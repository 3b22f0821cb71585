import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckFinding } from './checked-dish.ts'
import { selects } from './select-foods.ts'
import type { ReadClause } from './steps/read-steps.ts'
import { hasWord } from './steps/step-words.ts'

/**
 * What gets cold: potatoes that are drained, or a plate that is filled, long before the rest is done. What goes on in the meantime ("w tym
 * czasie") is waited for by nobody, and what is put into the pan again is warmed there.
 */
export function checkServingOrder(clauses: readonly ReadClause[]): CheckFinding[] {
  const { mostDrainedMinutes, mostPlatedMinutes, waiting, sticky, mostStickyMinutes } = KITCHEN_CHECKS.limits
  return clauses.flatMap((clause, place): CheckFinding[] => {
    const after = clauses.slice(place + 1)
    if (hasWord(clause.folded, 'plated')) {
      const minutes = minutesOf(after)
      const message = `na talerzach, a na ogniu jeszcze ${minutes} min: wystygnie; nałóż na końcu`
      return minutes > mostPlatedMinutes ? [{ check: 'gets-cold', message, step: clause.step, food: null }] : []
    }
    if (!hasWord(clause.folded, 'strained')) return []
    const before = clauses.slice(0, place + 1)
    // "Odcedź." is said of what was boiled in the sentence before it.
    const { foods: drained = [] } = before.findLast(({ step, foods }) => step === clause.step && foods.length > 0) ?? {}
    const [food] = drained.filter((each) => selects(waiting, each))
    if (food === undefined || !isBoiledApart(food, before)) return []
    const again = after.findIndex(({ foods }) => foods.includes(food))
    const until = again < 0 ? after : after.slice(0, again)
    if (isMeantToCool(clause, until)) return []
    const minutes = minutesOf(until)
    // What is warmed up in the pan or the oven does not mind, unless it is one lump by then.
    const next = after[again]
    if (next && next.heat.length > 0 && !hasWord(next.folded, 'plated'))
      return minutes > mostStickyMinutes && selects(sticky, food) && !isRinsed(clause, after) ? [stuck(food, clause.step, minutes)] : []
    const message = `${findFoodById(food)?.name ?? food}: odcedzone, a reszta trwa jeszcze ${minutes} min; ugotuj to w tym czasie`
    return minutes > mostDrainedMinutes ? [{ check: 'gets-cold', message, step: clause.step, food }] : []
  })
}

/** What is peeled or cut once the plates are filled: everybody waits for the one with the knife. */
export function checkCutInTime(clauses: readonly ReadClause[]): CheckFinding[] {
  const from = clauses.findIndex(({ folded }) => hasWord(folded, 'served'))
  if (from < 0) return []
  return clauses.slice(from + 1).flatMap(({ folded, foods, namesFoods, step, isBeside }): CheckFinding[] => {
    const [food] = foods
    if (food === undefined || !namesFoods || isBeside || !(hasWord(folded, 'cut') || hasWord(folded, 'peel'))) return []
    return [{ check: 'cut-late', message: `${findFoodById(food)?.name ?? food}: krojone dopiero po podaniu; pokrój wcześniej`, step, food }]
  })
}

/** What is stirred into a dish, or drained for it, once it was said to be served. */
export function checkServedLast(clauses: readonly ReadClause[]): CheckFinding[] {
  const from = clauses.findIndex(({ folded, isBeside }) => !isBeside && CALLED.test(folded))
  if (from < 0) return []
  return clauses.slice(from + 1).flatMap(({ folded, foods, step }, place): CheckFinding[] => {
    // "Kaszę odcedź i podaj obok" serves what stands aside.
    const isServing = folded.includes(' odcedz ') && CALLED.test(clauses[from + place + 2]?.folded ?? '')
    if (!WORKED.test(folded) || isServing || folded.includes(' nastepn')) return []
    return [{ check: 'served-early', message: 'praca po podaniu; podaj na końcu', step, food: foods[0] ?? null }]
  })
}

const CALLED = /^ (?:podawaj|podaj) /u
const WORKED = /^ (?:\w+ ){0,2}(?:wmieszaj|odcedz|dodaj|dolej|zagotuj|gotuj|smaz|dus) /u

/** Cold water or a spoon of fat keeps it apart. */
function isRinsed({ step }: ReadClause, after: readonly ReadClause[]): boolean {
  return after.some((clause) => clause.step === step && hasWord(clause.folded, 'keptApart'))
}

function stuck(food: string, step: number, minutes: number): CheckFinding {
  const message = `${findFoodById(food)?.name ?? food}: odcedzone ${minutes} min wcześniej, sklei się; ugotuj to w tym czasie`
  return { check: 'gets-cold', message, step, food }
}

function isMeantToCool({ step }: ReadClause, until: readonly ReadClause[]): boolean {
  return until.some((clause) => clause.heat.includes('bake') || (clause.step === step && clause.waits))
}

function isBoiledApart(food: string, before: readonly ReadClause[]): boolean {
  return before.some(({ foods, heat, hasOwnPot }) => foods.includes(food) && heat.includes('boil') && hasOwnPot)
}

/** Minutes on the stove or in the oven that are waited for. */
function minutesOf(clauses: readonly ReadClause[]): number {
  return clauses.reduce((sum, { heat, minutes, isBeside }) => sum + (heat.length === 0 || isBeside ? 0 : (minutes ?? 0)), 0)
}

/** What is to turn brown in a pan that liquid was poured into: it stews there, and stays grey. */
export function checkBrowning(clauses: readonly ReadClause[]): CheckFinding[] {
  let isWet = false
  return clauses.flatMap(({ folded, foods, heat, step, hasOwnPot, isBeside }): CheckFinding[] => {
    if (isBeside || hasWord(folded, 'panEmptied') || hasWord(folded, 'driedOff') || heat.includes('bake')) isWet = false
    if (hasOwnPot) return []
    if (hasWord(folded, 'wetted') && hasWord(folded, 'watery')) isWet = true
    if (!isWet || heat[0] !== 'fry' || !hasWord(folded, 'browned')) return []
    return [
      { check: 'browned-late', message: 'zrumienić można tylko na suchej patelni, przed wlaniem płynu', step, food: foods[0] ?? null },
    ]
  })
}
