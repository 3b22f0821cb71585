import { addDays, dayInWarsaw } from '../../../platform/clock/clock.ts'
import { polishDay } from '../../../platform/clock/polish-day.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { followUp } from '../payments/follow-up.ts'
import { endSubscription } from './end-subscription.ts'
import { cancelled, resumed } from './subscription-state.ts'
import {
  findRunningSubscription,
  lockPayer,
  type SubscriptionRow,
  subscriptionStateOf,
  updateCancelled,
  updateSubscriptionState,
} from './subscriptions.queries.ts'

/** Cancels the renewal; the plan stays until the paid period ends. Throws AppError `subscription_not_cancellable`. */
export async function cancelSubscription(context: AppContext, call: CallIdentity): Promise<{ message: string }> {
  return once(context.db, call, async (trx) => {
    const now = context.clock.now()
    const subscription = await lockRunning(trx, call.userId)
    const subscriptionState = subscription && cancelled(subscriptionStateOf(subscription))
    if (!subscription || !subscriptionState) throw new AppError('subscription_not_cancellable')
    await updateSubscriptionState(trx, subscription.id, subscriptionState, now, { cancelled_at: now })
    await updateCancelled(trx, call.userId, true)
    await followUp(trx, context, { kind: 'cancelled', userId: call.userId, subscriptionId: subscription.id, endsOn: subscriptionState.end })
    if (dayInWarsaw(now) < subscriptionState.end) {
      const last = polishDay(addDays(subscriptionState.end, -1))
      return { message: `Subskrypcja nie odnowi się. Plan działa do końca dnia ${last}.` }
    }
    // The paid period is over already; the plan was only waiting for the next charge.
    await endSubscription(trx, context, subscription, 'period_over')
    return { message: 'Subskrypcja nie odnowi się. Opłacony okres już minął, więc masz teraz plan Free.' }
  })
}

/** Undoes a cancellation. Throws AppError `subscription_not_resumable`. */
export async function resumeSubscription(context: AppContext, call: CallIdentity): Promise<{ message: string }> {
  return once(context.db, call, async (trx) => {
    const now = context.clock.now()
    const subscription = await lockRunning(trx, call.userId)
    const subscriptionState = subscription && resumed(subscriptionStateOf(subscription), dayInWarsaw(now))
    if (!subscription || !subscriptionState) throw new AppError('subscription_not_resumable')
    await updateSubscriptionState(trx, subscription.id, subscriptionState, now, { cancelled_at: null })
    await updateCancelled(trx, call.userId, false)
    await followUp(trx, context, { kind: 'resumed', userId: call.userId, subscriptionId: subscription.id })
    return { message: 'Subskrypcja znowu się odnawia.' }
  })
}

async function lockRunning(trx: Trx, userId: number): Promise<SubscriptionRow | undefined> {
  return (await lockPayer(trx, userId)) && findRunningSubscription(trx, userId)
}
