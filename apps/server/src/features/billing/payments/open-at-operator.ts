import { setTimeout as sleep } from 'node:timers/promises'
import { PaymentError } from '@spizarka/integrations/payments'
import type { AppContext } from '../../../platform/context.ts'
import { findMailAddress } from '../../accounts/index.ts'
import { findPaymentBySession, type PaymentRow, updatePayment, updatePendingFailed } from './payments.queries.ts'

/** How long a call waits for a payment that another call with the same key has begun. */
const OPENING_TIMEOUT_MS = 12_000

/** Opens a payment at the operator, who gives the address to pay at; undefined where that fails, and the payment is then failed. */
export async function openAtOperator(
  context: AppContext,
  sessionId: string,
  { origin }: { origin: string },
): Promise<PaymentRow | undefined> {
  const { db, payments, log, clock } = context
  const payment = await findPaymentBySession(db, sessionId)
  if (!payment || !payments || payment.payment_link !== null) return payment
  try {
    const address = await findMailAddress(db, payment.user_id ?? 0)
    const { paymentLink } = await payments.createFirst({
      sessionId,
      amount: payment.amount_grosze,
      currency: 'PLN',
      description: `Spiżarka ${payment.product_name}`,
      email: address ?? '',
      returnUrl: returnUrl(origin, sessionId),
      notifyUrl: notifyUrl(context),
      rememberCard: payment.kind === 'overdue' ? payment.replaces_card : payment.is_recurring,
    })
    await updatePayment(db, payment.id, { payment_link: paymentLink })
    return { ...payment, payment_link: paymentLink }
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    log.warn({ session: sessionId, reason: error.message }, 'a payment could not be opened')
    await updatePendingFailed(db, payment.id, error.message.slice(0, 200), clock.now())
    return undefined
  }
}

/** The payment of another call with the same key, once that has opened it; undefined where it could not. */
export async function waitUntilOpened({ db }: AppContext, sessionId: string): Promise<PaymentRow | undefined> {
  for (const deadline = Date.now() + OPENING_TIMEOUT_MS; ; await sleep(50)) {
    const payment = await findPaymentBySession(db, sessionId)
    if (payment?.payment_link) return payment
    if (payment?.state !== 'pending' || Date.now() > deadline) return undefined
  }
}

/** Where the browser comes back to after paying. */
export function returnUrl(origin: string, sessionId: string): string {
  return `${origin}/payment-status/${sessionId}`
}

/** Where the operator sends its notifications. */
export function notifyUrl({ publicUrl }: AppContext): string {
  return `${publicUrl}/api/payments/notifications/p24/`
}
