import { useEffect, useRef } from 'react'

/** A container that takes the focus when what had it has left the list: a deleted row, a panel that has been settled. */
export function useFocusKept<Element extends HTMLElement>() {
  const container = useRef<Element>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current && isFocusLost()) container.current?.focus({ preventScroll: true })
    first.current = false
  })
  return container
}

function isFocusLost(): boolean {
  const focused = document.activeElement
  // A button in a dialog that has just been closed keeps the focus until the browser draws the next time.
  return focused === document.body || Boolean(focused?.closest('dialog:not([open])'))
}
