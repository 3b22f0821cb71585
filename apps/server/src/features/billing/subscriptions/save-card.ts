import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { findFirstOrder } from '../payments/payments.queries.ts'
import { findSubscription, type SubscriptionRow, updateCard } from './subscriptions.queries.ts'

/** The name by which the operator charges a subscription's card again, asked for where it is not known yet; null where there is none. */
export async function findCardReference(context: AppContext, subscription: SubscriptionRow): Promise<string | null> {
  if (subscription.card_reference !== null) return subscription.card_reference
  const orderId = await findFirstOrder(context.db, subscription.id)
  if (orderId === undefined) return null
  const card = await context.payments?.findCard(orderId)
  if (!card) return null
  await updateCard(context.db, subscription.id, {
    card_reference: card.reference,
    card_mask: card.mask,
    card_expires_on: card.expires === null ? null : lastDayOf(card.expires),
  })
  return card.reference
}

/** Remembers the card of a new subscription; without it the first renewal would ask. */
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
