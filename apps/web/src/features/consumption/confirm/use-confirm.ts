import { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { invalidateCooking } from '../../../lib/recipes/cooking-changed.ts'
import { keepOutcome } from '../done/outcome.ts'
import { keptConsumption } from './kept-consumption.ts'

/** Confirms what was cooked, once however often it is sent, and keeps what came of it for the screen after. */
export function useConfirm(recipeId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof confirmConsumption>) =>
      call(confirmConsumption, { params: { recipeId }, body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) }),
    onSuccess: (confirmed) => {
      idempotency.succeeded()
      keptConsumption.forget(recipeId)
      keepOutcome(queryClient, { confirmed })
      return invalidateCooking(queryClient)
    },
  })
}
