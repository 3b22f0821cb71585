import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { CheckFinding } from '../checked-dish.ts'
import { selects } from '../select-foods.ts'
import type { ReadClause } from './read-steps.ts'
import { hasWord } from './step-words.ts'
import { minutesOfTurns } from './turns.ts'

/** What one cook does, clause after clause, with what boils by itself beside it. */
export interface Schedule {
  /** From the first cut to the table. */
  minutes: number
  /** What was drained after it had been done: its ids, the step that drains it, and the minutes that it lay in hot water. */
  late: readonly { foods: readonly string[]; step: number; minutes: number }[]
}

interface Pot {
  foods: readonly string[]
  /** At the earliest, and at the latest: "w tym czasie" is also the end of that time. */
  doneAt: number
  softAt: number
  step: number
  isBeside: boolean
}

/**
 * The minutes that steps take as a cook goes through them: what is peeled and cut takes its time by weight, what boils in a pot of its own does so
 * beside the rest until it is drained, "w tym czasie" is done while the last thing is waited for. Grams are those of a food in the whole dish.
 */
export function scheduleOf(clauses: readonly ReadClause[], gramsOf: (food: string) => number): Schedule {
  const { cutGInAMinute } = KITCHEN_CHECKS.limits
  const cut = new Set<string>()
  const late: { foods: readonly string[]; step: number; minutes: number }[] = []
  let pots: Pot[] = []
  let now = 0
  // Where the work stands that is done while something else is waited for.
  let beside = 0
  let inStep: { step: number; foods: readonly string[] } | null = null
  for (const { step, foods, folded, heat, minutes, waits, isBeside, hasOwnPot } of clauses) {
    if (foods.length > 0) inStep = { step, foods }
    let at = isBeside ? beside : now
    const begun = at
    if (hasWord(folded, 'cut') || hasWord(folded, 'peel')) {
      for (const food of foods) if (!cut.has(food)) at += gramsOf(food) / cutGInAMinute
      for (const food of foods) cut.add(food)
    }
    const takes = heat.length > 0 || waits ? (minutes ?? 0) : 0
    if (takes > 0 && heat[0] === 'boil' && (hasOwnPot || isInPlainWater(foods, folded))) {
      pots.push({ foods, doneAt: at + takes, softAt: Math.max(at, now) + takes, step, isBeside })
      // What is done while it boils begins when it is on the stove.
      if (!isBeside) beside = at
    } else at += takes
    if (hasWord(folded, 'strained')) {
      const drained = foods.length > 0 ? foods : inStep?.step === step ? inStep.foods : []
      for (const pot of pots.filter((each) => each.foods.some((food) => drained.includes(food)))) {
        // "Gotuj 20 minut. Odcedź.": as soon as that is over, whatever is cooked meanwhile.
        const isAtOnce = pot.step === step
        if (!isAtOnce && at > pot.softAt) late.push({ foods: pot.foods, step, minutes: at - pot.softAt })
        if (isAtOnce && pot.isBeside) beside = Math.max(beside, pot.doneAt)
        at = Math.max(at, pot.doneAt)
        pots = pots.filter((each) => each !== pot)
      }
    }
    if (isBeside) {
      beside = at
      now = Math.max(now, at)
    } else {
      if (at > begun) beside = begun
      now = at
    }
  }
  return { minutes: Math.max(now, ...pots.map(({ doneAt }) => doneAt)) + minutesOfTurns(clauses), late }
}

/** Potatoes of whoever must avoid salt boil in a pot of their own, too. */
function isInPlainWater(foods: readonly string[], folded: string): boolean {
  return folded.includes(' w wodzie ') && foods.length > 0 && foods.every((food) => selects(KITCHEN_CHECKS.limits.waiting, food))
}

/** What is soft long before it is drained: pasta that waits in its water until the vegetables beside it are done. */
export function checkDrained({ late }: Schedule): CheckFinding[] {
  const { waiting, mostInWaterMinutes } = KITCHEN_CHECKS.limits
  return late.flatMap(({ foods, step, minutes }): CheckFinding[] => {
    const food = foods.find((each) => selects(waiting, each))
    if (food === undefined || minutes <= mostInWaterMinutes) return []
    const message = `${findFoodById(food)?.name ?? food}: gotowe na ${Math.round(minutes)} min przed odcedzeniem; wstaw to później`
    return [{ check: 'over-boiled', message, step, food }]
  })
}
