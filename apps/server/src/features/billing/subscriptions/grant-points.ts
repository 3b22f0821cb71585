import type { Trx } from '../../../platform/db/connect.ts'
import { awardPoints } from '../../points/index.ts'
import { granted, type SubscriptionState } from './subscription-state.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

type Granted = Pick<SubscriptionRow, 'id' | 'user_id' | 'ai_points_granted'>

/** Grants the next package of points of the current period, once however often it is called. */
export async function grantPoints(trx: Trx, subscription: Granted, subscriptionState: SubscriptionState): Promise<SubscriptionState> {
  const { user_id: userId, ai_points_granted: amount } = subscription
  await awardPoints(trx, {
    userId,
    amount,
    reason: 'plan_grant',
    reference: grantReference(subscription.id, subscriptionState.period, subscriptionState.grants + 1),
  })
  return granted(subscriptionState)
}

/** The name of one package in the ledger. */
export function grantReference(subscriptionId: number, period: number, number: number): string {
  return `subscription:${subscriptionId}:${period}:${number}`
}
