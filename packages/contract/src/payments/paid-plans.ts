import { z } from 'zod'

/** The plans that are sold. */
export const paidPlanSchema = z.enum(['premium', 'premium_super'])
export type PaidPlan = z.output<typeof paidPlanSchema>

export const billingCycleSchema = z.enum(['monthly', 'yearly'])
export type BillingCycle = z.output<typeof billingCycleSchema>
