import { DECISION_UNDO_SECONDS } from '@spizarka/contract/limits'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** A decision that can still be taken back. */
export interface LastDecision {
  about: 'publication' | 'report'
  /** Of what was decided. */
  id: string
  /** `„Leczo”: opublikowany` */
  words: string
  /** By this browser's clock, in milliseconds. */
  until: number
}

let current: LastDecision | undefined
const listeners = new Set<() => void>()

function set(next: LastDecision | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

const store = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => current,
}

/** The decision made last, for as long as it can be taken back, whichever page of moderators is open. */
export const lastDecision = {
  made: (decision: Omit<LastDecision, 'until'>) => set({ ...decision, until: Date.now() + DECISION_UNDO_SECONDS * 1000 }),
  forget: () => set(undefined),
}

/** The last decision with the seconds that are left to take it back; undefined once there are none. */
export function useLastDecision(): (LastDecision & { secondsLeft: number }) | undefined {
  const decision = useSyncExternalStore(store.subscribe, store.read)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!decision) return
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= decision.until) lastDecision.forget()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [decision])
  if (!decision) return undefined
  const secondsLeft = Math.min(DECISION_UNDO_SECONDS, Math.max(0, Math.ceil((decision.until - now) / 1000)))
  return secondsLeft > 0 ? { ...decision, secondsLeft } : undefined
}
