import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { currencySchema, moneySchema } from '../shared/money.ts'
import { type BillingCycle, billingCycleSchema, type PaidPlan, paidPlanSchema } from './paid-plans.ts'

export { type BillingCycle, billingCycleSchema, type PaidPlan, paidPlanSchema }

/** The days of one paid period. */
export const PERIOD_DAYS: Readonly<Record<BillingCycle, number>> = { monthly: 30, yearly: 365 }

/** Identifier of a subscription product; clients that keep identifiers as text may send it so. */
export const productIdSchema = z.union([
  z.int().min(1).max(1_000_000),
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number),
])

export const subscriptionProductSchema = z.object({
  id: z.int(),
  plan_type: paidPlanSchema,
  billing_cycle: billingCycleSchema,
  /** Of one period, tax included. */
  price: moneySchema,
  currency: currencySchema,
  name: z.string(),
  /** Of 30 days, for the yearly ones too. */
  ai_points_granted: z.int(),
  /** The lowest price of the 30 days before the last reduction began; without one, of the last 30 days. */
  lowest_price_30_days: moneySchema,
})
export type SubscriptionProduct = z.output<typeof subscriptionProductSchema>

export const listSubscriptionProducts = endpoint({
  method: 'GET',
  path: '/subscription-products/',
  access: 'public',
  tag: 'payments',
  summary: 'What can be bought, cheaper plans and shorter periods first.',
  response: z.array(subscriptionProductSchema),
})
