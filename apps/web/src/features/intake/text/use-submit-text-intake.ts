import { ERRORS } from '@spizarka/contract/errors'
import { addFromText } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { useSubmitted } from '../use-submitted.ts'

/** Sends a typed list to be read, and resolves to its session; the same text is charged once, however often it is sent. */
export function useSubmitTextIntake() {
  const submitted = useSubmitted(COSTS.textIntake)
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (text: string) => {
      const { session_id } = await call(addFromText, { body: { text }, idempotencyKey: idempotency.keyFor(text) })
      if (!session_id) throw new Error('The answer has no session_id')
      return session_id
    },
    onSuccess: async () => {
      idempotency.succeeded()
      await submitted()
    },
  })
}

/** What to say about a list that could not be sent (SPEC section 8). */
export function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_text.text
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  return tooMany ?? 'Wystąpił błąd podczas wysyłania tekstu. Spróbuj ponownie.'
}
