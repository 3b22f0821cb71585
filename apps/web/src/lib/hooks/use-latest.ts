import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of what is drawn, for a handler or a timer that is made once. It is there before the browser takes the next key or tap, which a
 * passive effect is not: that runs after the paint, and a key in between would meet the value of the drawing before.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
