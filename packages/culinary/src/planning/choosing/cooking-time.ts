import type { PlanDish } from '../plan-dish.ts'

/** Nobody stands at the stove for an hour twice on a day off, nor for longer than half of one twice on a workday. */
export const LONG = { workday: { minutes: 31, second: 20 }, dayOff: { minutes: 50, second: 7 } }

/** What nobody spends at the stove on a workday, all meals together, and what each further minute costs. */
const DAY_MINUTES = 65
export const MINUTE_OF_DAY = 0.9

/** Minutes that a dish adds to a workday beyond what anybody has. */
export function beyondDay(minutes: number, { facts }: PlanDish): number {
  return Math.max(0, minutes + facts.totalMinutes - DAY_MINUTES) - Math.max(0, minutes - DAY_MINUTES)
}

export function takesLong({ facts }: PlanDish, day: keyof typeof LONG): boolean {
  return facts.totalMinutes >= LONG[day].minutes
}
