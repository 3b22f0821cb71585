import { daysUntil, formatDay, today } from '../text/format.ts'

export interface DayOf<Entry> {
  /** `YYYY-MM-DD` */
  day: string
  /** Dziś · Wczoraj, 19 listopada · 17 listopada */
  heading: string
  entries: Entry[]
}

/** Entries by the day in Poland they were made on, in their order. */
export function groupByDay<Entry extends { created_at: string }>(entries: readonly Entry[], now: Date = new Date()): DayOf<Entry>[] {
  const days = Map.groupBy(entries, ({ created_at }) => today(new Date(created_at)))
  return [...days].map(([day, ofDay]) => ({ day, heading: headingOf(day, now), entries: ofDay }))
}

function headingOf(day: string, now: Date): string {
  const distance = daysUntil(day, now)
  if (distance === 0) return 'Dziś'
  return distance === -1 ? `Wczoraj, ${formatDay(day, now)}` : formatDay(day, now)
}
