import { useSyncExternalStore } from 'react'
import { today } from '../../../lib/text/format.ts'

/** The day for which the server drew this page (`data-day`), which it has to be hydrated as. */
let prerenderedDay = typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset['day']

/** In a server: the day that the next page is drawn for. */
export function prerenderForDay(day: string): void {
  prerenderedDay = day
}

/** The day in Poland on which a document is read: as the server said, or later, where the page has stood open or was kept. */
export function useDayOfReading(): string {
  return useSyncExternalStore(neverChanges, dayOfReading, () => prerenderedDay ?? today())
}

function dayOfReading(): string {
  const now = today()
  return prerenderedDay !== undefined && prerenderedDay > now ? prerenderedDay : now
}

const neverChanges = () => () => undefined
