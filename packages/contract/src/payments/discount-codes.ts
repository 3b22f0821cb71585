import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { moneySchema } from '../shared/money.ts'
import { productIdSchema } from './subscription-products.ts'

/** A discount code as somebody types it; small and capital letters are the same. */
export const discountCodeSchema = z
  .string()
  .max(100)
  .transform((text) => text.toWellFormed().trim().toUpperCase())
  .refine((code) => code !== '', { error: 'To pole nie może być puste.' })

export const pricingSchema = z.object({
  original_amount: moneySchema,
  discounted_amount: moneySchema,
  discount_amount: moneySchema,
  /** What the next period costs: a code is for the first payment alone. */
  next_amount: moneySchema,
})
export type Pricing = z.output<typeof pricingSchema>

export const validateDiscountCode = endpoint({
  method: 'GET',
  path: '/discount-codes/validate/',
  tag: 'payments',
  summary: 'What a code takes off a product for the caller; the credit of a lower plan is not in it.',
  query: z.object({ code: discountCodeSchema, product_id: productIdSchema }),
  response: z.object({ message: z.string(), pricing: pricingSchema }),
  errors: [
    'subscription_product_unknown',
    'discount_code_unknown',
    'discount_code_ended',
    'discount_code_not_yet',
    'discount_code_used_up',
    'discount_code_used',
    'discount_code_other_product',
  ],
})
