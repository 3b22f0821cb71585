import { useEffect } from 'react'

/** The API's client and schemas, which the first view of a guest page does without. */
export const loadAuthCalls = () => import('./auth-calls.ts')

/** Fetches them while the visitor is still reading, so that the first click finds them in place. */
export function usePreloadAuthCalls(): void {
  useEffect(() => {
    // A failure shows itself when they are needed.
    loadAuthCalls().catch(() => undefined)
  }, [])
}
