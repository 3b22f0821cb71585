import { useEffect, useState } from 'react'
import { fireAndForget } from '../fire-and-forget.ts'

/** Keeps the screen on while it is shown; false where the browser cannot, or will not: when the battery is low, say. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let asking = false
    let left = false
    const hold = async () => {
      // A hidden page gets none, and one that is hidden loses it.
      if (document.visibilityState !== 'visible' || asking || (lock && !lock.released)) return
      asking = true
      const given = await navigator.wakeLock.request('screen').catch(() => undefined)
      asking = false
      if (left || !given) return given?.release()
      lock = given
      setHeld(true)
      given.addEventListener('release', () => setHeld(false))
    }
    const again = fireAndForget(hold)
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      left = true
      document.removeEventListener('visibilitychange', again)
      fireAndForget(async () => lock?.release())()
    }
  }, [])
  return held
}
