import { ERRORS } from '@spizarka/contract/errors'
import { addFromBarcodes } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { useSubmitted } from '../use-submitted.ts'
import { toQuantityText } from './scanned/pack-amount.ts'
import { amountOf, type ScannedItem } from './scanned/scanned-item.ts'

/** Sends the found products to review, and resolves to their session; the same list is charged once, however often it is sent. */
export function useSubmitScanned() {
  const submitted = useSubmitted(COSTS.barcodeIntake)
  const idempotency = useIdempotencyKey()
  return useExclusiveMutation({
    mutationFn: async (found: readonly ScannedItem[]) => {
      const items = found.map((item) => ({
        product_name: item.name,
        quantity: toQuantityText(amountOf(item)),
        ...(item.brands !== null && { brands: item.brands }),
      }))
      const { session_id } = await call(addFromBarcodes, { body: { items }, idempotencyKey: idempotency.keyFor(JSON.stringify(items)) })
      if (!session_id) throw new MissingSession('The answer has no session_id')
      return session_id
    },
    onSuccess: async () => {
      idempotency.succeeded()
      await submitted()
    },
  })
}

class MissingSession extends Error {}

/** What to say about products that could not be sent (SPEC section 8). */
export function describeSubmitFailure(error: unknown): string {
  if (isApiError(error, 402)) return ERRORS.points_short_barcode.text
  const tooMany = isApiError(error, 429) ? error.detail : undefined
  if (tooMany !== undefined) return tooMany
  // A success that promised a session and brought none.
  const answeredWell = error instanceof MissingSession || (isApiError(error) && error.status < 400)
  return answeredWell ? 'Nie otrzymałem ID sesji od serwera.' : 'Wystąpił błąd podczas wysyłania listy. Spróbuj ponownie.'
}
