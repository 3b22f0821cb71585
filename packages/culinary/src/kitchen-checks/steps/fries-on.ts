import { findFoodById } from '@spizarka/knowledge'
import type { CheckFinding } from '../checked-dish.ts'
import type { ReadClause } from './read-steps.ts'
import { hasWord } from './step-words.ts'

/** Minutes for which fish may fry on while something else does: from here on it falls apart, or is dry. */
const MAX_ON_MINUTES = 2

/** Fish and seafood that were fried until they are done, and stay in the pan while vegetables fry: those go in first, or the fish comes out. */
export function checkFriesOn(clauses: readonly ReadClause[]): CheckFinding[] {
  return clauses.flatMap(({ heat, foods, minutes, step, isBeside }, place): CheckFinding[] => {
    const fish = foods.find(isOfTheSea)
    if (fish === undefined || isBeside || heat[0] !== 'fry' || minutes === null) return []
    const after = clauses.slice(place + 1)
    const out = after.findIndex((each) => hasWord(each.folded, 'panEmptied') || hasWord(each.folded, 'driedOff'))
    const inPan = out < 0 ? after : after.slice(0, out)
    const on = inPan.reduce((sum, each) => sum + (isOfAnother(each, fish) ? (each.minutes ?? 0) : 0), 0)
    if (on <= MAX_ON_MINUTES) return []
    const message = `${findFoodById(fish)?.name ?? fish}: smaży się dalej ${on} min z resztą; usmaż resztę wcześniej albo wyjmij`
    return [{ check: 'fries-on', message, step, food: fish }]
  })
}

function isOfAnother({ heat, foods, isCollective, isBeside, hasOwnPot }: ReadClause, fish: string): boolean {
  return heat[0] === 'fry' && !isBeside && !hasOwnPot && !isCollective && foods.length > 0 && !foods.includes(fish)
}

function isOfTheSea(food: string): boolean {
  const row = findFoodById(food)
  return (
    row !== null && (row.aisle === 'fish' || row.aisle === 'frozen') && row.origin.some((each) => each === 'fish' || each === 'seafood')
  )
}
