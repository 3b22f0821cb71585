import { listIntakeSessions } from '@spizarka/contract/intake'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { spendPoints } from '../../lib/session.ts'

const CHANGED = [listIntakeSessions, listPointHistory]

/** What follows an accepted submission: its points are spent here as on the server, and lists that name it are out of date. */
export function useSubmitted(cost: number): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    spendPoints(cost)
    await Promise.all(CHANGED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })))
  }
}
