import { type MouseEvent, useEffect, useRef } from 'react'

const FIRST_REPEAT_MS = 450
const NEXT_REPEAT_MS = 110

/** Handlers of a button that acts on a click and, while `repeats`, again and again as long as it is held. */
export function useRepeat(act: () => void, repeats: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  const latest = useRef({ act, repeats })
  useEffect(() => {
    latest.current = { act, repeats }
    if (!repeats) clearTimeout(timer.current)
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const again = () => {
    held.current = true
    latest.current.act()
    timer.current = setTimeout(again, NEXT_REPEAT_MS)
  }
  const stop = () => clearTimeout(timer.current)

  return {
    onPointerDown: () => {
      held.current = false
      if (latest.current.repeats) timer.current = setTimeout(again, FIRST_REPEAT_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: MouseEvent) => {
      // The click that ends a long press has been acted on already; a click of the keyboard (detail 0) ends none.
      if (!held.current || event.detail === 0) latest.current.act()
      held.current = false
    },
  }
}
