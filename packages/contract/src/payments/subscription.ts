import { z } from 'zod'
import { planSchema } from '../account/accounts.ts'
import { daySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { moneySchema } from '../shared/money.ts'
import { billingCycleSchema } from './subscription-products.ts'

const tag = 'payments'

/** How a subscription stands. `none`: nothing was ever bought, also where an administrator gave the plan. */
export const subscriptionStateSchema = z.enum(['none', 'active', 'past_due', 'cancelled', 'ended'])
export type SubscriptionState = z.output<typeof subscriptionStateSchema>

/** The running subscription of the caller, or the last one. Days are Warsaw's; all but `plan`, `state`, `renews`, `attempts` are null where there is none. */
export const subscriptionSchema = z.object({
  /** The plan that the account has now, whatever it has it from. */
  plan: planSchema,
  product_id: z.int().nullable(),
  billing_cycle: billingCycleSchema.nullable(),
  state: subscriptionStateSchema,
  current_period_start: daySchema.nullable(),
  /** The first day that is not paid for: access lasts until it begins. */
  current_period_end: daySchema.nullable(),
  /** Whether another period will be charged. */
  renews: z.boolean(),
  /** The day before `current_period_end`; after a failed charge, the day of the next try. Null where nothing will be charged. */
  next_charge_on: daySchema.nullable(),
  next_amount: moneySchema.nullable(),
  /** Tries that failed since the last paid period. */
  attempts: z.int(),
  /** The card is being charged at this moment: what happens to it is not known yet, and nobody should pay twice. */
  is_charging: z.boolean(),
  /** The last digits of the card as the operator shows them; null while there is none. */
  card_mask: z.string().nullable(),
  /** `YYYY-MM`: the last month in which that card is good. */
  card_expires: z.string().nullable(),
  /** The last day of withdrawing from the contract, or from its renewal; null once it is over. */
  can_withdraw_until: daySchema.nullable(),
  /** What a withdrawal today would give back; null where there is none. */
  withdrawal_refund: moneySchema.nullable(),
})
export type Subscription = z.output<typeof subscriptionSchema>

export const readSubscription = endpoint({
  method: 'GET',
  path: '/subscription/',
  tag,
  summary: 'The plan of the caller, what is paid for, and what will be charged.',
  response: subscriptionSchema,
})

const messageSchema = z.object({ message: z.string() })

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/payments/cancel-subscription/',
  tag,
  summary: 'Nothing more will be charged; the plan stays until the end of the paid period.',
  response: messageSchema,
  errors: ['subscription_not_cancellable'],
  idempotent: true,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/payments/resume-subscription/',
  tag,
  summary: 'Takes a cancellation back while the paid period lasts.',
  response: messageSchema,
  errors: ['subscription_not_resumable'],
  idempotent: true,
})

export const withdrawFromSubscription = endpoint({
  method: 'POST',
  path: '/payments/withdraw/',
  tag,
  summary: 'Withdraws from the contract within 14 days: the unused days are paid back, the plan ends at once.',
  response: z.object({ refund: moneySchema, message: z.string() }),
  errors: ['withdrawal_not_possible', 'payments_off', 'refund_refused'],
  idempotent: true,
})
