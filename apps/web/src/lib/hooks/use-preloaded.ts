import { useEffect } from 'react'

/** Fetches the code of the screen that comes after this one, so that it is there by the time it is opened; `load` is one and the same function each time. */
export function usePreloaded(load: () => Promise<unknown>): void {
  useEffect(() => {
    // A failure shows itself when the screen is opened.
    load().catch(() => undefined)
  }, [load])
}
