import { initiateDiscountedPayment, initiatePayment } from '@spizarka/contract/payments'
import type { SubscriptionProduct } from '@spizarka/contract/subscription-products'
import { useEffect } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { orderMemory, screenBeforePlans } from '../../../lib/plans/order-memory.ts'
import { readSession } from '../../../lib/session/session.ts'
import { NO_CONNECTION } from '../../../lib/text/texts.ts'

interface Order {
  product: SubscriptionProduct
  /** A code that has been checked. */
  code?: string | undefined
  /** Of the plan whose renewal failed: whether it is paid with a card that takes the place of the old one. */
  changesCard?: boolean
}

/** Orders a product and goes to the paywall; busy until the page is left. */
export function useOrder() {
  const keys = useIdempotencyKey()
  const order = useExclusiveMutation({
    mutationFn: ({ product: { id }, code, changesCard }: Order) => {
      const body = { product_id: id, enable_recurring: true }
      const idempotencyKey = keys.keyFor(JSON.stringify([id, code, changesCard]))
      return code === undefined
        ? call(initiatePayment, { body: { ...body, ...(changesCard !== undefined && { change_card: changesCard }) }, idempotencyKey })
        : call(initiateDiscountedPayment, { body: { ...body, discount_code: code }, idempotencyKey })
    },
    onSuccess: ({ payment_link, session_id }, { product }) => {
      keys.succeeded()
      orderMemory.save({
        sessionId: session_id,
        product: product.name,
        points: readSession().user?.ai_points ?? 0,
        from: screenBeforePlans(),
      })
      window.location.assign(payment_link)
    },
  })
  const { reset } = order
  useEffect(() => {
    // Back from the paywall by the browser's own arrow: the page is as it was left, busy.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [reset])
  return { ...order, leaving: order.isPending || order.isSuccess }
}

/** What is said of a call about payments that failed: the server's words, or the catalogue's. */
export function describePaymentFailure(error: unknown, otherwise: string): string {
  return isApiError(error) ? (error.error ?? error.detail ?? otherwise) : NO_CONNECTION
}
