import { deviceStore } from '../../../lib/device-store.ts'
import { KEPT_TIMERS } from './kept-timers.ts'
import type { Timer } from './timer.ts'

/** Nobody waits for a dish for so long after its timer has ended. */
const FORGOTTEN_MS = 12 * 3_600_000

let known: { text: string | undefined; timers: readonly Timer[] } = { text: undefined, timers: [] }

/** The timers of this device, in the order in which they were started; the same for all tabs. */
export const timerStore = {
  /** The same array as long as nothing changes. */
  read: (): readonly Timer[] => {
    const text = deviceStore.find(KEPT_TIMERS)
    if (text !== known.text) known = { text, timers: parseTimers(text) }
    return known.timers
  },
  change(edit: (timers: readonly Timer[]) => readonly Timer[]): void {
    const kept = edit(timerStore.read()).filter(({ endsAt }) => endsAt === null || Date.now() - endsAt < FORGOTTEN_MS)
    deviceStore.save(KEPT_TIMERS, kept.length === 0 ? undefined : JSON.stringify(kept))
  },
  subscribe: deviceStore.subscribe,
}

function parseTimers(text: string | undefined): Timer[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTimer) : []
  } catch {
    return []
  }
}

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const FIELDS: { [Field in keyof Timer]: (value: unknown) => boolean } = {
  id: isText,
  recipeId: isText,
  title: isText,
  servings: isNumber,
  method: isText,
  step: isNumber,
  label: isText,
  seconds: isNumber,
  endsAt: (value) => value === null || isNumber(value),
  pausedMs: isNumber,
  rung: (value) => typeof value === 'boolean',
}

/** Another version of the app may have kept them in another shape. */
function isTimer(value: unknown): value is Timer {
  if (typeof value !== 'object' || value === null) return false
  const kept = new Map(Object.entries(value))
  return Object.entries(FIELDS).every(([field, fits]) => fits(kept.get(field)))
}
