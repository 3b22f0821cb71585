import type { PointMovement } from '@spizarka/contract/points'
import { daysUntil, formatDay, today } from '../../lib/format.ts'

export interface LedgerDay {
  day: string
  /** Dziś · Wczoraj, 19 listopada · 17 listopada */
  heading: string
  movements: PointMovement[]
}

/** The movements by the day in Poland they were made on, in their order. */
export function groupByDay(movements: readonly PointMovement[], now: Date = new Date()): LedgerDay[] {
  const days = Map.groupBy(movements, ({ created_at }) => today(new Date(created_at)))
  return [...days].map(([day, ofDay]) => ({ day, heading: headingOf(day, now), movements: ofDay }))
}

function headingOf(day: string, now: Date): string {
  const distance = daysUntil(day, now)
  if (distance === 0) return 'Dziś'
  return distance === -1 ? `Wczoraj, ${formatDay(day, now)}` : formatDay(day, now)
}
