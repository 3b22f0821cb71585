import { useSyncExternalStore } from 'react'
import { deviceStore } from '../storage/device-store.ts'
import { alarm } from './alarm.ts'
import { extended, paused, phaseOf, resumed, started, type Timer, type TimerPreset } from './timer.ts'
import { TIMERS_KEY } from './timers-key.ts'

/** Nobody waits for a dish for so long after its timer has ended. */
const EXPIRY_MS = 12 * 3_600_000

let cachedTimers: { text: string | undefined; timers: readonly Timer[] } = { text: undefined, timers: [] }

/** The timers of this device, in the order in which they were started; the same for all tabs. */
export const timerStore = {
  /** The same array as long as nothing changes. */
  read: (): readonly Timer[] => {
    const text = deviceStore.find(TIMERS_KEY)
    if (text !== cachedTimers.text) cachedTimers = { text, timers: parseTimers(text) }
    return cachedTimers.timers
  },
  change(edit: (timers: readonly Timer[]) => readonly Timer[]): void {
    const kept = edit(timerStore.read()).filter(({ endsAt }) => endsAt === null || Date.now() - endsAt < EXPIRY_MS)
    deviceStore.save(TIMERS_KEY, kept.length === 0 ? undefined : JSON.stringify(kept))
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

/** What a tap does to a timer. Whatever is done to one, its alarm has been heard. */
export const timerActions = {
  start(preset: TimerPreset): void {
    alarm.prepare()
    timerStore.change((timers) => [...timers.filter(({ id }) => id !== preset.id), started(preset, Date.now())])
  },
  pause: (id: string) => changeTimer(id, paused),
  resume: (id: string) => changeTimer(id, resumed),
  /** What the space bar does: starts, stops, goes on; silences what is over. */
  toggle(preset: TimerPreset): void {
    const timer = timerStore.read().find(({ id }) => id === preset.id)
    if (!timer) return timerActions.start(preset)
    const act = { running: timerActions.pause, paused: timerActions.resume, over: timerActions.remove }
    act[phaseOf(timer, Date.now())](preset.id)
  },
  prolong: (id: string) => changeTimer(id, extended),
  remove: (id: string): void => {
    alarm.silence()
    timerStore.change((timers) => timers.filter((timer) => timer.id !== id))
  },
}

function changeTimer(id: string, change: (timer: Timer, now: number) => Timer): void {
  alarm.prepare()
  alarm.silence()
  timerStore.change((timers) => timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)))
}

const TICK_MS = 250

function subscribeToTicks(listener: () => void): () => void {
  const ticking = setInterval(listener, TICK_MS)
  return () => clearInterval(ticking)
}
const never = () => () => undefined

/**
 * Every timer of this device, and the moment they are looked at, again and again as long as one of them runs: the end of the current
 * quarter of a second, in milliseconds since 1970.
 */
export function useTimers(): { timers: readonly Timer[]; now: number } {
  const timers = useSyncExternalStore(timerStore.subscribe, timerStore.read)
  const ticking = timers.some(({ endsAt }) => endsAt !== null)
  const tick = useSyncExternalStore(ticking ? subscribeToTicks : never, () => Math.floor(Date.now() / TICK_MS))
  return { timers, now: (tick + 1) * TICK_MS }
}
