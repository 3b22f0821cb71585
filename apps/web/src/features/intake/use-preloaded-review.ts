import { useEffect } from 'react'

/** The screen after a submission: its code is there by the time the answer is. */
export function usePreloadedReview(): void {
  useEffect(() => {
    // A failure shows itself when the screen is opened.
    import('./review/ReviewScreen.tsx').catch(() => undefined)
  }, [])
}
