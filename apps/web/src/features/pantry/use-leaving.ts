import { useState } from 'react'
import { passFocusOn } from './pass-focus-on.ts'

// --duration-base, after which the row has closed.
const LEAVE_MS = 200

/** Lets a row close before it is taken away. */
export function useLeaving(onLeft: () => void) {
  const [leaving, setLeaving] = useState(false)
  return {
    leaving,
    leave: () => {
      if (leaving) return
      passFocusOn()
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        onLeft()
        return
      }
      setLeaving(true)
      setTimeout(() => {
        setLeaving(false)
        onLeft()
      }, LEAVE_MS)
    },
  }
}
