import { useSyncExternalStore } from 'react'
import type { Timer } from './timer.ts'
import { timerStore } from './timer-store.ts'

const TICK_MS = 250

function everyTick(listener: () => void): () => void {
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
  const tick = useSyncExternalStore(ticking ? everyTick : never, () => Math.floor(Date.now() / TICK_MS))
  return { timers, now: (tick + 1) * TICK_MS }
}
