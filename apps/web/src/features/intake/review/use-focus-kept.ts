import { useEffect, useRef } from 'react'

/** A container that takes the focus when what had it has left the list: a deleted row, a panel that has been settled. */
export function useFocusKept<Element extends HTMLElement>() {
  const container = useRef<Element>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current && document.activeElement === document.body) container.current?.focus({ preventScroll: true })
    first.current = false
  })
  return container
}
