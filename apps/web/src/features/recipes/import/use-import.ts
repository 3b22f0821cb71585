import type { BodyIn } from '@spizarka/contract/endpoint'
import { importRecipe } from '@spizarka/contract/recipe-sessions'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { StillCooking } from '../../../lib/recipes/use-recipe-session.ts'
import { NO_CONNECTION } from '../../../lib/texts.ts'

/** Has a page or a text read as a recipe, and resolves to the session; the same is read once, however often it is sent. */
export function useImport() {
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (body: BodyIn<typeof importRecipe>) => {
      const { session_id } = await call(importRecipe, { body, idempotencyKey: idempotency.keyFor(JSON.stringify(body)) })
      return session_id
    },
    onSuccess: () => idempotency.succeeded(),
  })
}

/** Why no recipe came of it; what was wrong with the address stands at its field instead. */
export function describeFailure(error: unknown): string | undefined {
  if (error instanceof StillCooking) return 'Czytanie trwa dłużej niż zwykle. Spróbuj ponownie za chwilę albo wklej tekst przepisu.'
  if (!isApiError(error)) return NO_CONNECTION
  if (error.fieldMessage('url') !== undefined) return undefined
  const [ofField] = Object.values(error.fields).flat()
  return error.error ?? error.detail ?? ofField ?? 'Nie udało się odczytać przepisu. Spróbuj ponownie.'
}
