import { z } from 'zod'
import { addDays, addHours, dayInWarsaw } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { followUp } from '../payments/follow-up.ts'
import {
  findPayment,
  hasOpenCharge,
  isBeingPaid,
  listOpenRefunds,
  listUnsettled,
  type PaymentRow,
  type RefundRow,
  updatePendingFailed,
} from '../payments/payments.queries.ts'
import { FAIL_AFTER_MINUTES } from '../payments/read-payment-status.ts'
import { sendRefund } from '../payments/refund-payment.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { abandonCharge, beginCharge, charge, failCharge } from './charge-renewal.ts'
import { endSubscription } from './end-subscription.ts'
import { grantPoints } from './grant-points.ts'
import { type DueStep, nextChargeOn, reminded, type SubscriptionState, stepsDue } from './subscription-state.ts'
import {
  findRunningSubscription,
  listPossiblyDue,
  lockPayer,
  type Payer,
  type SubscriptionRow,
  subscriptionStateOf,
  updateSubscriptionState,
} from './subscriptions.queries.ts'
import { closeWithdrawal } from './withdraw-from-subscription.ts'

/** A step that was done or is due. */
export interface DoneStep {
  kind: DueStep
  user_id: number
}

/** After this time an answer of the operator is not expected any more, and it is asked. */
const SETTLE_AFTER_HOURS = 1
const PAGE_SIZE = 200
/** The earliest step before a charge is the reminder. */
const LOOKAHEAD_DAYS = 8

/** Lists what is due for all subscriptions, without doing it. */
export async function listDue(context: AppContext): Promise<DoneStep[]> {
  const due: DoneStep[] = []
  await forEachPossiblyDue(context, async (userId) => {
    const steps = await context.db.transaction().execute(async (trx) => (await lockDue(trx, context, userId))?.steps ?? [])
    due.push(...steps.map((kind) => ({ kind, user_id: userId })))
  })
  return due
}

/**
 * Does what is due at the clock's time: charges whose outcome is open are settled first, then each subscription takes its steps, every one in a
 * transaction of its own. Safe to run twice, concurrently, and after an outage: each step is decided under the payer's lock.
 */
export async function runDue(context: AppContext): Promise<DoneStep[]> {
  const done: DoneStep[] = await settleOpen(context)
  await settleRefunds(context)
  await forEachPossiblyDue(context, async (userId) => {
    // One failure must not hold up the others.
    await takeSteps(context, userId, done).catch((error: unknown) => context.log.error({ err: error, user: userId }, 'billing step failed'))
  })
  return done
}

async function forEachPossiblyDue(context: AppContext, visit: (userId: number) => Promise<void>): Promise<void> {
  const today = dayInWarsaw(context.clock.now())
  const days = { today, chargedBefore: addDays(today, 1), remindedBefore: addDays(today, LOOKAHEAD_DAYS) }
  for (let after = 0; ; ) {
    const rows = await listPossiblyDue(context.db, days, { after, limit: PAGE_SIZE })
    for (const { user_id } of rows) await visit(user_id)
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = last.id
  }
}

interface Due {
  payer: Payer
  subscription: SubscriptionRow
  subscriptionState: SubscriptionState
  steps: DueStep[]
}

async function lockDue(trx: Trx, { clock, payments }: AppContext, userId: number): Promise<Due | undefined> {
  const payer = await lockPayer(trx, userId)
  const subscription = payer && (await findRunningSubscription(trx, userId))
  if (!payer || !subscription) return undefined
  const subscriptionState = subscriptionStateOf(subscription)
  const now = clock.now()
  // A user who is just paying is waited for, but only on the day of the charge, so that it cannot be put off forever.
  const isAwaited = dayInWarsaw(now) === nextChargeOn(subscriptionState) && (await isBeingPaid(trx, subscription.id, payableSince(now)))
  const isChargeable = payments !== undefined && !isAwaited && !(await hasOpenCharge(trx, subscription.id))
  // An account that is blocked or deleted is never charged: what it paid for runs out.
  const asOwned = payer.isChargeable ? subscriptionState : { ...subscriptionState, isRecurring: false }
  return { payer, subscription, subscriptionState, steps: stepsDue(asOwned, dayInWarsaw(now), { isChargeable }) }
}

/** Payments begun before this cannot be completed any more. */
const payableSince = (now: Date) => new Date(now.getTime() - FAIL_AFTER_MINUTES * 60_000)

async function takeSteps(context: AppContext, userId: number, done: DoneStep[]): Promise<void> {
  for (;;) {
    const taken = await context.db.transaction().execute(async (trx) => {
      const due = await lockDue(trx, context, userId)
      const [step] = due?.steps ?? []
      const isLast = due?.steps.length === 1
      return due && step && { step, isLast, before: due.subscription, payment: await takeStep(trx, context, due, step) }
    })
    if (!taken) return
    done.push({ kind: taken.step, user_id: userId })
    if (taken.payment && (await charge(context, taken.before, taken.payment)).isEnded) done.push({ kind: 'end', user_id: userId })
    // All steps of today are known at once: none makes another one due.
    if (taken.isLast) return
  }
}

/** Takes one step; for a charge, returns the payment to charge at the operator. */
async function takeStep(
  trx: Trx,
  context: AppContext,
  { subscription, subscriptionState }: Due,
  step: DueStep,
): Promise<PaymentRow | undefined> {
  const now = context.clock.now()
  const { id: subscriptionId, user_id: userId } = subscription
  switch (step) {
    case 'points':
      await updateSubscriptionState(trx, subscriptionId, await grantPoints(trx, subscription, subscriptionState), now)
      return undefined
    case 'reminder':
      await updateSubscriptionState(trx, subscriptionId, reminded(subscriptionState), now)
      await followUp(trx, context, {
        kind: 'reminded',
        userId,
        subscriptionId,
        chargeOn: nextChargeOn(subscriptionState) ?? subscriptionState.end,
      })
      return undefined
    case 'end':
      await endSubscription(trx, context, subscription, 'period_over')
      await followUp(trx, context, { kind: 'ended', userId, subscriptionId })
      return undefined
    default:
      return beginCharge(trx, context, subscription)
  }
}

/** Settles payments without a notification; unpaid ones fail. */
async function settleOpen(context: AppContext): Promise<DoneStep[]> {
  const { db, clock } = context
  const now = clock.now()
  const begunBefore = payableSince(now)
  const done: DoneStep[] = []
  for (const payment of await listUnsettled(db, { chargedBefore: addHours(now, -SETTLE_AFTER_HOURS), begunBefore })) {
    const settled = await settlePayment(context, payment)
    if (settled === 'done' || settled === 'unknown') continue
    if (payment.kind !== 'renewal') {
      if (settled === 'declined' || payment.created_at <= begunBefore) await updatePendingFailed(db, payment.id, 'not paid', now)
      continue
    }
    // Its worker died before it asked the operator.
    if (settled === 'unheard' && payment.charged_at === null) await abandonCharge(context, payment, 'never asked for')
    else if ((await failCharge(context, payment, 'not paid')).isEnded) done.push({ kind: 'end', user_id: payment.user_id ?? 0 })
  }
  return done
}

/** Finds out what happened to refunds whose answer was lost. */
async function settleRefunds(context: AppContext): Promise<void> {
  for (const refund of await listOpenRefunds(context.db, addHours(context.clock.now(), -SETTLE_AFTER_HOURS))) {
    if (refund.why === 'withdrawal') await settleWithdrawal(context, refund)
    else await context.db.transaction().execute((trx) => context.jobs.enqueue(trx, sendRefund, { refundId: refund.id }))
  }
}

/** The plan ends only if the operator accepted the refund; otherwise the user may ask again. */
async function settleWithdrawal(context: AppContext, refund: RefundRow): Promise<void> {
  const payment = await findPayment(context.db, refund.payment_id)
  if (payment?.p24_order_id == null || !context.payments) return
  const known = await context.payments.findRefund({ refundUuid: refund.refund_uuid, orderId: payment.p24_order_id }).catch(() => undefined)
  if (known === undefined) return
  await closeWithdrawal(context, refund, known ?? { kind: 'refused', says: 'never arrived' })
}

/** The hourly work of all subscriptions. */
export const runBilling = defineJob({
  name: 'billing.run-due',
  payload: z.object({}),
  retries: 2,
  retryDelaySeconds: 60,
  expireSeconds: 3000,
  concurrency: 1,
  async handle(context) {
    const done = await runDue(context)
    if (done.length > 0) context.log.info({ steps: done.length }, 'billing done')
  },
  // The next hour's does it all.
  onExhausted: async () => {},
})
