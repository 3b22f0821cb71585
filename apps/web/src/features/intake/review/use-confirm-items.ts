import { confirmItems, listIntakeSessions } from '@spizarka/contract/intake'
import { listPantry, listPantryHistory, readPantrySummary } from '@spizarka/contract/pantry'
import { listPointHistory } from '@spizarka/contract/points'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { creditReview } from '../../../lib/session.ts'
import { pendingItemsKey } from './use-pending-items.ts'

const CHANGED = [listPantry, listPantryHistory, readPantrySummary, listIntakeSessions, listPointHistory]

/** Puts the list into the pantry, and credits here what the server has credited. */
export function useConfirmItems(sessionId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: () => call(confirmItems, { params: { sessionId }, idempotencyKey: idempotency.keyFor(sessionId) }),
    onSuccess: async ({ bonus_awarded, review_reward }) => {
      creditReview(bonus_awarded, review_reward)
      await Promise.all(CHANGED.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
    },
    onError: async (error) => {
      // The pantry has changed since the list was read: some items need a decision now.
      if (isApiError(error, 409)) await queryClient.invalidateQueries({ queryKey: pendingItemsKey(sessionId) })
    },
  })
}
