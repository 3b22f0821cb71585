import { toMoney } from '@spizarka/contract/money'
import { PaymentError, type RefundOutcome } from '@spizarka/integrations/payments'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { forgetKey, once } from '../../../platform/idempotency/once.ts'
import { followUp } from '../payments/follow-up.ts'
import { findOpenRefund, findPayment, findRefund, lockPayment, type RefundRow } from '../payments/payments.queries.ts'
import { askForRefund, closeRefund, requestRefund } from '../payments/refund-payment.ts'
import { endSubscription, takePointsBack } from './end-subscription.ts'
import { withdrawableUntil } from './subscription-state.ts'
import { findRunningSubscription, lockPayer, subscriptionStateOf } from './subscriptions.queries.ts'
import { valueOfUnusedDays } from './unused-days.ts'

interface Withdrawal {
  refund: string
  message: string
}

interface StartedWithdrawal extends Withdrawal {
  /** Null where there is nothing to pay back. */
  refundId: number | null
}

/**
 * Withdraws from the contract: the operator pays back what is unused, and only then the plan ends. Throws AppError
 * `withdrawal_not_possible`, `payments_off`, `refund_refused`.
 */
export async function withdrawFromSubscription(context: AppContext, call: CallIdentity): Promise<Withdrawal> {
  const { refundId, ...answer } = await once(context.db, call, (trx) => beginWithdrawal(trx, context, call.userId))
  if (refundId === null) return answer
  // A repeated call asks again, since the first may have died: with the same reference the operator refunds once.
  if (await payBack(context, refundId)) return answer
  await forgetKey(context.db, call)
  throw new AppError('refund_refused')
}

async function beginWithdrawal(trx: Trx, context: AppContext, userId: number): Promise<StartedWithdrawal> {
  const today = dayInWarsaw(context.clock.now())
  const subscription = (await lockPayer(trx, userId)) && (await findRunningSubscription(trx, userId))
  if (!subscription || withdrawableUntil(subscriptionStateOf(subscription), today) === null) throw new AppError('withdrawal_not_possible')
  const payment = await lockPayment(trx, subscription.payment_id)
  const grosze = await valueOfUnusedDays(trx, subscription, today)
  const message = 'Odstąpienie od umowy przyjęte. Plan się zakończył.'
  if (grosze === 0) {
    await endWithdrawn(trx, context, userId, 0)
    return { refund: toMoney(0), message, refundId: null }
  }
  if (!context.payments) throw new AppError('payments_off')
  // A refund whose answer was lost is asked for again under its reference, not a second time.
  const open = await findOpenRefund(trx, payment.id)
  if (open && open.why !== 'withdrawal') throw new AppError('refund_refused')
  const refund = open ?? (await requestRefund(trx, context, payment, { grosze, why: 'withdrawal' }))
  return { refund: toMoney(refund.amount_grosze), message: `${message} Zwrot jest w drodze.`, refundId: refund.id }
}

/** Asks the operator for the refund and ends the plan once it agrees; false where it refuses or the outcome is unknown. */
async function payBack(context: AppContext, refundId: number): Promise<boolean> {
  const refund = await findRefund(context.db, refundId)
  const payment = refund && (await findPayment(context.db, refund.payment_id))
  if (!refund || !payment) return false
  try {
    const outcome = await askForRefund(context, payment, refund)
    await closeWithdrawal(context, refund, outcome)
    return outcome.kind === 'accepted'
  } catch (error) {
    // The hourly job finds out whether it was accepted.
    if (error instanceof PaymentError) return false
    throw error
  }
}

/** Stores the operator's answer to a withdrawal's refund; if it agrees, the plan ends. */
export async function closeWithdrawal(context: AppContext, refund: RefundRow, outcome: RefundOutcome): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const payment = await findPayment(trx, refund.payment_id)
    const payer = payment?.user_id == null ? undefined : await lockPayer(trx, payment.user_id)
    if (!(await closeRefund(trx, context, refund.id, outcome))) return
    const running = payer && (await findRunningSubscription(trx, payer.id))
    if (outcome.kind === 'accepted' && running?.payment_id === refund.payment_id)
      await endWithdrawn(trx, context, payer?.id ?? 0, refund.amount_grosze)
  })
}

async function endWithdrawn(trx: Trx, context: AppContext, userId: number, refundGrosze: number): Promise<void> {
  const subscription = await findRunningSubscription(trx, userId)
  if (!subscription) return
  await takePointsBack(trx, subscription)
  await endSubscription(trx, context, subscription, 'withdrawn')
  await followUp(trx, context, { kind: 'withdrawn', userId, subscriptionId: subscription.id, refundGrosze })
}
