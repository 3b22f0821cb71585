import { ERRORS } from '@spizarka/contract/errors'
import { addFromReceipt } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { useRef } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { newIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { useSubmitted } from '../use-submitted.ts'

/** Sends a picture to be read, and resolves to its session; the same picture is charged once, however often it is sent. */
export function useSubmitReceipt() {
  const submitted = useSubmitted(COSTS.receiptIntake)
  const keys = useRef(new WeakMap<File, string>())
  return useExclusiveMutation({
    mutationFn: async (file: File) => {
      const idempotencyKey = keys.current.get(file) ?? newIdempotencyKey()
      keys.current.set(file, idempotencyKey)
      const { session_id } = await call(addFromReceipt, { file, idempotencyKey })
      if (!session_id) throw new Error('The answer has no session_id')
      return session_id
    },
    onSuccess: submitted,
  })
}

/** What to say about a picture that could not be sent (SPEC section 8). */
export function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_receipt.text
  // The server's own words about the file or the pace.
  const said = isApiError(error)
    ? (error.fieldMessage('file') ?? (error.status === 413 || error.status === 429 ? error.detail : undefined))
    : undefined
  return said ?? 'Wystąpił błąd podczas przesyłania pliku. Spróbuj ponownie.'
}
