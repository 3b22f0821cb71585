import { useSyncExternalStore } from 'react'
import { today } from '../../../lib/text/format.ts'

/** The day for which the server drew this page (`data-day`), which it has to be hydrated as. */
let drawnDay = typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset['day']

/** In a server: the day that the next page is drawn for. */
export function drawForDay(day: string): void {
  drawnDay = day
}

/** The day in Poland on which a document is read: as the server said, or later, where the page has stood open or was kept. */
export function useDayOfReading(): string {
  return useSyncExternalStore(neverTold, dayOfReading, () => drawnDay ?? today())
}

function dayOfReading(): string {
  const now = today()
  return drawnDay !== undefined && drawnDay > now ? drawnDay : now
}

const neverTold = () => () => undefined
