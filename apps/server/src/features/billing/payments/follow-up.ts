import { PERIOD_DAYS } from '@spizarka/contract/subscription-products'
import type { MailMessage } from '@spizarka/integrations/mail'
import { addDays } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { issueCorrection, issueInvoice, sellerOf } from '../../invoices/index.ts'
import { sendMessage } from '../../mail/index.ts'
import { findMailedSubscription, getMailedPayment, getMailedRefund, type MailedSubscription } from '../mails/mailed-facts.queries.ts'
import { type ConfirmedOrder, orderConfirmedMail, sentBackMail, withdrawnMail } from '../mails/order-mails.ts'
import {
  cancelledMail,
  cardExpiresMail,
  chargeFailedMail,
  planEndedMail,
  renewalReminderMail,
  resumedMail,
} from '../mails/subscription-mails.ts'
import type { Day } from '../subscriptions/subscription-state.ts'

/** A billing event, handled once, in the transaction in which it happened. */
export type BillingEvent =
  /** A purchase or a renewal is paid; `paymentId` is completed. */
  | { kind: 'paid'; userId: number; paymentId: number; subscriptionId: number; isRenewal: boolean }
  /** Money of a completed payment went back: `refundId` is done. */
  | { kind: 'refunded'; userId: number | null; paymentId: number; refundId: number }
  /** Money that bought nothing goes back in full: a second payment of a running plan, a code that gave out meanwhile. */
  | { kind: 'sent_back'; userId: number | null; paymentId: number; refundId: number }
  | { kind: 'reminded'; userId: number; subscriptionId: number; chargeOn: Day }
  /** `nextTryOn` is null where it was the last try, and the plan is over. */
  | { kind: 'charge_failed'; userId: number; subscriptionId: number; paymentId: number; nextTryOn: Day | null }
  | { kind: 'cancelled'; userId: number; subscriptionId: number; endsOn: Day }
  | { kind: 'resumed'; userId: number; subscriptionId: number }
  | { kind: 'withdrawn'; userId: number; subscriptionId: number; refundGrosze: number }
  /** The paid period is over, and nothing follows it. */
  | { kind: 'ended'; userId: number; subscriptionId: number }

/** Issues the documents and mails of an event, in the event's transaction. */
export async function followUp(trx: Trx, context: AppContext, event: BillingEvent): Promise<void> {
  for (const mail of await mailsOf(trx, context, event)) await context.jobs.enqueue(trx, sendMessage, mail)
  // Last, because taking an invoice number locks the counter for everybody else.
  if (event.kind === 'paid') await issueInvoice(trx, context, event.paymentId)
  if (event.kind === 'refunded') await issueCorrection(trx, context, event.refundId)
}

/** The mails to the payer. Renewals are announced by their invoice, refunds by their correction, and the end of a cancelled plan was announced when it was cancelled. */
async function mailsOf(trx: Trx, context: AppContext, event: BillingEvent): Promise<MailMessage[]> {
  const { kind } = event
  if (kind === 'refunded' || kind === 'ended' || (kind === 'paid' && event.isRenewal)) return []
  if (kind === 'sent_back') return sentBackMails(trx, context, event.refundId)
  const subscription = await findMailedSubscription(trx, event.subscriptionId)
  if (!subscription) return []
  const to = { address: subscription.email, publicUrl: context.publicUrl }
  const { name: productName, price_grosze: amount, period_end: periodEnd, card_mask: cardMask } = subscription
  switch (kind) {
    case 'paid': {
      const payment = await getMailedPayment(trx, event.paymentId)
      return [orderConfirmedMail(to, orderOf(subscription, payment), sellerOf(context.settings))]
    }
    case 'reminded': {
      const { chargeOn } = event
      const reminder = renewalReminderMail(to, { productName, chargeOn, amount, cardMask })
      const expiresOn = subscription.card_expires_on
      return expiresOn !== null && expiresOn < chargeOn ? [reminder, cardExpiresMail(to, { cardMask, expiresOn, chargeOn })] : [reminder]
    }
    case 'charge_failed':
      return [
        event.nextTryOn === null
          ? planEndedMail(to, { productName })
          : chargeFailedMail(to, { productName, amount, nextTryOn: event.nextTryOn }),
      ]
    case 'cancelled':
      return [cancelledMail(to, { productName, periodEnd })]
    case 'resumed':
      return [resumedMail(to, { productName, chargeOn: addDays(periodEnd, -1), amount })]
    case 'withdrawn':
      return [withdrawnMail(to, { productName, refund: event.refundGrosze, at: context.clock.now() })]
  }
}

async function sentBackMails(trx: Trx, { publicUrl }: AppContext, refundId: number): Promise<MailMessage[]> {
  const { email, product_name: productName, amount_grosze: refund, why } = await getMailedRefund(trx, refundId)
  if (email === null) return []
  return [sentBackMail({ address: email, publicUrl }, { productName, refund, isDuplicate: why === 'duplicate' })]
}

function orderOf(subscription: MailedSubscription, payment: Awaited<ReturnType<typeof getMailedPayment>>): ConfirmedOrder {
  const { price_grosze: amount, period_end: periodEnd, billing_cycle: cycle } = subscription
  return {
    productName: payment.product_name,
    paid: payment.amount_grosze,
    contractOn: subscription.contract_on,
    periodStart: subscription.period_start,
    periodEnd,
    renewal: subscription.is_recurring ? { chargeOn: addDays(periodEnd, -1), amount, periodDays: PERIOD_DAYS[cycle] } : null,
    orderNumber: payment.p24_order_id === null ? null : String(payment.p24_order_id),
  }
}
