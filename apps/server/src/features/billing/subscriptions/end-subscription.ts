import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { awardPoints, countUnspentPoints } from '../../points/index.ts'
import { grantReference } from './grant-points.ts'
import { type EndReason, ended } from './subscription-state.ts'
import { type SubscriptionRow, subscriptionStateOf, updateAccountPlan, updateSubscriptionState } from './subscriptions.queries.ts'

/** Ends a subscription under the lock of its payer: the account is Free from this moment. */
export async function endSubscription(trx: Trx, context: AppContext, subscription: SubscriptionRow, why: EndReason): Promise<void> {
  await updateSubscriptionState(trx, subscription.id, ended(subscriptionStateOf(subscription), why), context.clock.now())
  await updateAccountPlan(trx, subscription.user_id, { plan: 'free', isCancelled: false })
}

/** Removes the unspent points of the current period. */
export async function takePointsBack(trx: Trx, { id, user_id: userId, period_number, grants }: SubscriptionRow): Promise<void> {
  for (let number = 1; number <= grants; number++) {
    const reference = grantReference(id, period_number, number)
    const unspent = await countUnspentPoints(trx, userId, { reason: 'plan_grant', reference })
    if (unspent > 0) await awardPoints(trx, { userId, amount: -unspent, reason: 'plan_grant_returned', reference })
  }
}
