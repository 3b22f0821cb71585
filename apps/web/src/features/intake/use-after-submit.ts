import { listIntakeSessions } from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { spendPoints } from '../../lib/session/session.ts'

const INVALIDATED = [listIntakeSessions, listPointHistory]

/** What follows an accepted submission: its points are spent here as on the server, and lists that name it are out of date. */
export function useAfterSubmit(cost: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    spendPoints(cost)
    await Promise.all(INVALIDATED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })))
  }
}

/** The screen after a submission: its code is there by the time the answer is. */
export function usePreloadReview(): void {
  useEffect(() => {
    // A failure shows itself when the screen is opened.
    import('./review/ReviewScreen.tsx').catch(() => undefined)
  }, [])
}
