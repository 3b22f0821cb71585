import { randomUUID } from 'node:crypto'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { InitiatedPayment } from '@spizarka/contract/payments'
import { planOf } from '@spizarka/contract/plans'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { forgetKey, once } from '../../../platform/idempotency/once.ts'
import { readDiscount } from '../discount-codes/apply-discount-code.ts'
import { findProduct, getSoldProduct, type ProductRow } from '../plans/subscription-products.queries.ts'
import { findRunningSubscription, lockPayer, type Payer, type SubscriptionRow } from '../subscriptions/subscriptions.queries.ts'
import { valueOfUnusedDays } from '../subscriptions/unused-days.ts'
import { completePayment } from './complete-payment.ts'
import { openAtOperator, returnUrl, waitUntilOpened } from './open-at-operator.ts'
import { hasOpenCharge, insertPayment, type PaymentRow } from './payments.queries.ts'

interface Purchase {
  productId: number
  isRecurring: boolean
  /** For a plan whose renewal failed: whether the new card replaces the old one. */
  changesCard?: boolean
  /** In capitals. */
  code?: string
  /** The origin under which the payer's browser reached us, without a trailing slash. */
  origin: string
}

/**
 * Starts a purchase: the payment is stored first and then opened at the operator, so that its notification always finds it. Throws AppError
 * `subscription_product_unknown`, `plan_already_active`, `renewal_under_way`, `upgrade_to_shorter`, `discount_code_…`, `payments_off`,
 * `payment_not_started`.
 */
export async function initiatePayment(context: AppContext, call: CallIdentity, purchase: Purchase): Promise<InitiatedPayment> {
  let isFirst = false
  const begun = await once(context.db, call, async (trx) => {
    isFirst = true
    return present(await beginPayment(trx, context, call.userId, purchase))
  })
  const payment = isFirst ? await openAtOperator(context, begun.session_id, purchase) : await waitUntilOpened(context, begun.session_id)
  if (payment?.payment_link) return { ...begun, payment_link: payment.payment_link }
  // A refused call does not use up its key.
  await forgetKey(context.db, call)
  throw new AppError('payment_not_started')
}

function present(payment: PaymentRow): InitiatedPayment {
  return {
    payment_link: '',
    session_id: payment.session_id,
    amount: toMoney(payment.amount_grosze),
    currency: CURRENCY,
    credit: toMoney(payment.credit_grosze),
  }
}

async function beginPayment(trx: Trx, context: AppContext, userId: number, purchase: Purchase): Promise<PaymentRow> {
  const now = context.clock.now()
  const product = await findProduct(trx, purchase.productId, now)
  if (!product) throw new AppError('subscription_product_unknown')
  const payer = await lockPayer(trx, userId)
  if (!payer?.isChargeable) throw new AppError('user_not_found')
  const running = await findRunningSubscription(trx, userId)
  if (running?.state === 'past_due' && running.product_id === product.id && purchase.code === undefined)
    return beginOverduePayment(trx, context, running, purchase)
  requireUpgrade(payer, running, product)
  const discount = purchase.code === undefined ? undefined : await readDiscount(trx, { code: purchase.code, product, userId, at: now })
  if (!context.payments) throw new AppError('payments_off')

  const credit = running ? await valueOfUnusedDays(trx, running, dayInWarsaw(now)) : 0
  const price = product.amount_grosze
  const amount = Math.max(price - (discount?.grosze ?? 0) - credit, 0)
  const session_id = randomUUID()
  const payment = await insertPayment(trx, {
    session_id,
    user_id: userId,
    product_id: product.id,
    product_name: product.name,
    kind: 'purchase',
    amount_grosze: amount,
    price_grosze: price,
    discount_grosze: discount?.grosze ?? 0,
    credit_grosze: credit,
    credited_payment_id: running && credit > 0 ? running.payment_id : null,
    discount_code_id: discount?.codeId ?? null,
    is_recurring: purchase.isRecurring,
    payment_link: amount === 0 ? returnUrl(purchase.origin, session_id) : null,
    created_at: now,
  })
  if (amount === 0 && !(await completePayment(trx, context, payment, null))) throw new AppError('discount_code_used_up')
  return payment
}

/** Starts a payment by the owner for the period whose charge failed. Refused while a charge is under way, so that nobody pays twice. */
async function beginOverduePayment(
  trx: Trx,
  context: AppContext,
  subscription: SubscriptionRow,
  { isRecurring, changesCard = true }: Purchase,
): Promise<PaymentRow> {
  if (await hasOpenCharge(trx, subscription.id)) throw new AppError('renewal_under_way')
  if (!context.payments) throw new AppError('payments_off')
  const product = await getSoldProduct(trx, subscription.product_id)
  return insertPayment(trx, {
    session_id: randomUUID(),
    user_id: subscription.user_id,
    product_id: product.id,
    product_name: product.name,
    kind: 'overdue',
    subscription_id: subscription.id,
    period_number: subscription.period_number + 1,
    amount_grosze: subscription.price_grosze,
    price_grosze: subscription.price_grosze,
    is_recurring: isRecurring,
    replaces_card: isRecurring && changesCard,
    created_at: context.clock.now(),
  })
}

/** A downgrade is a cancellation and a later purchase; a paid year cannot be exchanged for a month. */
function requireUpgrade(payer: Payer, running: SubscriptionRow | undefined, product: ProductRow): void {
  if (!planOf(product.plan_type).isAbove(payer.plan)) throw new AppError('plan_already_active')
  if (running?.billing_cycle === 'yearly' && product.billing_cycle === 'monthly') throw new AppError('upgrade_to_shorter')
}
