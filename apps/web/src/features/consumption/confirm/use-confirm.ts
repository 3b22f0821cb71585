import { confirmConsumption } from '@spizarka/contract/consumption'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { invalidateCooking } from '../../../lib/recipes/cooking-changed.ts'
import { keepOutcome } from '../done/outcome.ts'

/** Confirms what was cooked, once however often it is sent, and keeps what came of it for the screen after. */
export function useConfirm(recipeId: string) {
  const queryClient = useQueryClient()
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: (body: BodyIn<typeof confirmConsumption>) =>
      call(confirmConsumption, { params: { recipeId }, body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) }),
    onSuccess: (confirmed) => {
      idempotency.succeeded()
      keepOutcome(queryClient, { confirmed })
      return invalidateCooking(queryClient)
    },
  })
}

/** What is wrong with the leftovers, which are named and counted among the products: the plan's limit, or a name that means something else. */
export function leftoversRefused(error: unknown): 'limit' | 'name' | undefined {
  if (isApiError(error, 403)) return 'limit'
  return isApiError(error, 409) ? 'name' : undefined
}

/** Why nothing was taken, and what to do. */
export function describeFailure(error: unknown): string {
  if (!isApiError(error)) return 'Brak połączenia. Nic nie zeszło ze spiżarni, a to, co tu wpisane, zostaje. Spróbuj ponownie.'
  if (error.status === 404) return 'Tego przepisu już nie ma.'
  const [ofField] = Object.values(error.fields).flat()
  return error.detail ?? ofField ?? 'Nie udało się odjąć produktów ze spiżarni. Spróbuj ponownie.'
}
