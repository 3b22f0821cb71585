import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckedDish, CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import type { ReadClause } from './read-steps.ts'
import { hasWord } from './step-words.ts'

/**
 * Whether groats or rice that drink up all they are boiled in get about as much of it as they drink: with half as much again a one-pot dish is a
 * porridge, with half of it the grain stays hard.
 */
export function checkWater({ kind, ingredients, steps }: CheckedDish, clauses: readonly ReadClause[]): CheckFinding[] {
  const { water, steamedOffG } = KITCHEN_CHECKS.portions
  if (!water.kinds.includes(kind)) return []
  const boiled = clauses.flatMap((clause, place) => (clause.heat[0] === 'boil' && !clause.hasOwnPot ? { clause, place } : []))
  return ingredients.flatMap(({ food }): CheckFinding[] => {
    const grain = findFoodById(food)
    if (!grain?.cookedYield || !selects(water.grains, food)) return []
    const first = boiled.find(({ clause }) => steps[clause.step]?.uses?.includes(food))
    if (!first) return []
    const { step } = first.clause
    const after = clauses.slice(first.place)
    // Strained, or poured over in a bowl: as much as there is.
    if (after.some((clause) => clause.step === step && hasWord(clause.folded, 'strained'))) return []
    const used = new Set(steps.slice(0, step + 1).flatMap(({ uses = [] }) => uses))
    const isInPot = steps[step]?.uses?.some((each) => findFoodById(each)?.isWater) === true
    if (!isInPot) return []
    const liquid = ingredients.reduce((sum, each) => sum + (used.has(each.food) && isLiquid(each.food) ? each.grams : 0), 0)
    const minutes = after.reduce((sum, each) => sum + (each.step === step && each.heat.length > 0 ? (each.minutes ?? 0) : 0), 0)
    const drunk = drunkBy(ingredients, used) + steamedOffG * minutes
    const share = liquid / drunk
    if (share >= water.share[0] && share <= water.share[1]) return []
    const message = `${grain.name}: ${Math.round(liquid)} g płynu, a wypije około ${Math.round(drunk)} g`
    return [{ check: 'water', message, step, food }]
  })
}

function isLiquid(food: string): boolean {
  return findFoodById(food)?.isWater === true || selects(KITCHEN_CHECKS.portions.water.liquids, food)
}

/** Grams that all that is dry takes up, of what is in the pot: lentils beside the rice drink too. */
function drunkBy(ingredients: CheckedDish['ingredients'], used: ReadonlySet<string>): number {
  return ingredients.reduce((sum, { food, grams }) => sum + (used.has(food) ? grams * ((findFoodById(food)?.cookedYield ?? 1) - 1) : 0), 0)
}
