import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { listCardOrders } from '../payments/payments.queries.ts'
import { findSubscription, type SubscriptionRow, updateCard } from './subscriptions.queries.ts'

/** The operator's reference of a subscription's card, fetched where it is not stored yet; null where there is none. */
export async function findCardReference(context: AppContext, subscription: SubscriptionRow): Promise<string | null> {
  if (subscription.card_reference !== null) return subscription.card_reference
  for (const orderId of await listCardOrders(context.db, subscription.id)) {
    const card = await context.payments?.findCard(orderId)
    if (!card) continue
    await updateCard(context.db, subscription.id, {
      card_reference: card.reference,
      card_mask: card.mask,
      card_expires_on: card.expires === null ? null : lastDayOf(card.expires),
    })
    return card.reference
  }
  return null
}

/** Replaces the card of a subscription by the one it has just been paid with. */
export async function replaceCard(trx: Trx, context: AppContext, subscriptionId: number): Promise<void> {
  await updateCard(trx, subscriptionId, { card_reference: null, card_mask: null, card_expires_on: null })
  await context.jobs.enqueue(trx, saveCard, { subscriptionId })
}

/** Stores the card of a new subscription; otherwise the first renewal fetches it. */
export const saveCard = defineJob({
  name: 'billing.save-card',
  payload: z.object({ subscriptionId: z.int() }),
  retries: 5,
  retryDelaySeconds: 30,
  expireSeconds: 60,
  concurrency: 2,
  async handle(context, { subscriptionId }) {
    const subscription = await findSubscription(context.db, subscriptionId)
    if (subscription) await findCardReference(context, subscription)
  },
  onExhausted: async () => {},
})

/** The last day of a month, `YYYY-MM`. */
function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
