import { createHash, randomUUID } from 'node:crypto'
import { isSigned, type PaymentOperator, type PaymentOrder, type SavedCard, signNotification } from '@spizarka/integrations/payments'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { receiveNotification } from '../payments/receive-notification.ts'
import {
  addTillRefund,
  findTillTransaction,
  insertTillTransaction,
  listPaidTillTransactions,
  type TillTransaction,
  updateTillState,
} from './till.queries.ts'

const MERCHANT = { merchantId: 1, posId: 1 } as const
const DECLINING = 'till-declines'

/**
 * An operator for whoever tries the product: it takes no money, and tells of payments as the real one does. It is in the app's own database,
 * so that every process is at the same till; `secret` signs what it tells.
 */
export function createTill(
  { db, jobs, clock, publicUrl }: Pick<AppContext, 'db' | 'jobs' | 'clock' | 'publicUrl'>,
  secret: string,
): PaymentOperator & NonNullable<AppContext['till']> {
  const crc = createHash('sha256').update(`till:${secret}`).digest('hex')

  function opened(order: PaymentOrder, remembersCard: boolean) {
    const { sessionId, amount, description, returnUrl } = order
    return {
      token: randomUUID(),
      session_id: sessionId,
      amount_grosze: amount,
      description,
      return_url: returnUrl,
      remembers_card: remembersCard,
      created_at: clock.now(),
    }
  }

  return {
    merchant: MERCHANT,
    async createFirst({ rememberCard, ...order }) {
      const transaction = { ...opened(order, rememberCard), state: 'open', card_reference: null } as const
      await insertTillTransaction(db, transaction)
      // The browser stays with the name by which it knows us: another would not be signed in there.
      const { origin } = URL.canParse(order.returnUrl) ? new URL(order.returnUrl) : { origin: publicUrl }
      return { paymentLink: `${origin}/dev/till/${transaction.token}` }
    },
    async chargeSaved({ cardReference, ...order }) {
      const isPaid = !cardReference.startsWith(DECLINING)
      const transaction = { ...opened(order, false), state: isPaid ? 'paid' : 'declined', card_reference: cardReference } as const
      await db.transaction().execute(async (trx) => {
        await insertTillTransaction(trx, transaction)
        if (isPaid) await jobs.enqueue(trx, notifyOfTillPayment, { token: transaction.token })
      })
      return isPaid ? { kind: 'accepted' } : { kind: 'declined', says: '400 card declined' }
    },
    async status(sessionId) {
      const found = await findTillTransaction(db, { sessionId })
      if (!found) return { state: 'unknown', orderId: null, amount: 0, currency: '' }
      const { state, order_id, amount_grosze: amount } = found
      if (state === 'open' || state === 'declined')
        return { state: state === 'open' ? 'unpaid' : 'declined', orderId: null, amount, currency: 'PLN' }
      return { state, orderId: order_id, amount, currency: 'PLN' }
    },
    async verify({ orderId, amount, currency }) {
      const found = await findTillTransaction(db, { orderId })
      if (found?.amount_grosze !== amount || currency !== 'PLN') return false
      return updateTillState(db, found.token, { from: ['paid', 'verified'], state: 'verified' })
    },
    async findCard(orderId): Promise<SavedCard | null> {
      const reference = (await findTillTransaction(db, { orderId }))?.card_reference
      return reference ? { reference, mask: '**** 4242', expires: '2032-12' } : null
    },
    async refund({ refundUuid, orderId, amount }) {
      const isAdded = await addTillRefund(db, orderId, refundUuid, amount)
      return isAdded ? { kind: 'accepted' } : { kind: 'refused', says: '409 amount too high' }
    },
    async findRefund({ refundUuid, orderId }) {
      const found = await findTillTransaction(db, { orderId })
      return refundsSchema.parse(found?.refunds ?? {})[refundUuid] === undefined ? null : { kind: 'accepted' }
    },
    verifyNotification: (notification) => isSigned(notification, crc),
    async listPaid(from, until) {
      const paid = await listPaidTillTransactions(db, from, until)
      return paid.map(({ session_id, order_id, amount_grosze }) => ({
        sessionId: session_id,
        orderId: order_id,
        amount: amount_grosze,
        currency: 'PLN',
      }))
    },
    notificationOf({ sessionId, orderId, amount, currency }) {
      const whole = { ...MERCHANT, sessionId, amount, originAmount: amount, currency, orderId, methodId: 218, statement: `kasa-${orderId}` }
      return { ...whole, sign: signNotification(whole, crc) }
    },
    close: async () => {},
  }
}

const refundsSchema = z.record(z.string(), z.int())

/** What a visitor of the till can do. */
export type TillAction = 'pay' | 'pay_then_decline' | 'decline' | 'abandon' | 'pay_late'

/** How late a late payment comes. */
const LATE_PAYMENT_SECONDS = 60

/** Does at the till what its visitor chose; a transaction that is paid or declined stays so. */
export async function actAtTill(context: AppContext, transaction: TillTransaction, action: TillAction): Promise<void> {
  const { db, jobs } = context
  const { token, remembers_card } = transaction
  if (action === 'abandon') return
  if (action === 'decline') {
    await updateTillState(db, token, { from: ['open'], state: 'declined' })
    return
  }
  const reference = `${action === 'pay_then_decline' ? DECLINING : 'till-pays'}-${randomUUID()}`
  const card = remembers_card ? { card_reference: reference } : {}
  if (action === 'pay_late') {
    await db.transaction().execute((trx) => jobs.enqueue(trx, payLateAtTill, { token, card: reference }, LATE_PAYMENT_SECONDS))
    return
  }
  await db.transaction().execute(async (trx) => {
    const isPaid = await updateTillState(trx, token, { from: ['open', 'declined'], state: 'paid', ...card })
    if (isPaid) await jobs.enqueue(trx, notifyOfTillPayment, { token })
  })
  await notifyOfPayment(context, token)
}

/** Tells of a payment by the signed notification that any operator sends. */
async function notifyOfPayment(context: AppContext, token: string): Promise<void> {
  const transaction = await findTillTransaction(context.db, { token })
  if (transaction?.state !== 'paid' || !context.till) return
  const { session_id: sessionId, order_id: orderId, amount_grosze: amount } = transaction
  await receiveNotification(context, context.till.notificationOf({ sessionId, orderId, amount, currency: 'PLN' }))
}

/** Tells of a payment at the till as often as it takes. */
export const notifyOfTillPayment = defineJob({
  name: 'billing.tell-of-till-payment',
  payload: z.object({ token: z.uuid() }),
  retries: 7,
  retryDelaySeconds: 15,
  expireSeconds: 60,
  concurrency: 2,
  handle: (context, { token }) => notifyOfPayment(context, token),
  onExhausted: async () => {},
})

/** Pays at the till a while after its visitor has gone. */
export const payLateAtTill = defineJob({
  name: 'billing.pay-late-at-till',
  payload: z.object({ token: z.uuid(), card: z.string() }),
  retries: 3,
  retryDelaySeconds: 15,
  expireSeconds: 60,
  concurrency: 1,
  async handle(context, { token, card }) {
    const transaction = await findTillTransaction(context.db, { token })
    const brought = transaction?.remembers_card ? { card_reference: card } : {}
    await updateTillState(context.db, token, { from: ['open'], state: 'paid', ...brought })
    await notifyOfPayment(context, token)
  },
  onExhausted: async () => {},
})
