import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { currencySchema, moneySchema } from '../shared/money.ts'
import { discountCodeSchema } from './discount-codes.ts'
import { productIdSchema } from './subscription-products.ts'

const tag = 'payments'

const orderSchema = z.object({
  product_id: productIdSchema,
  /** False for one period alone; the card is then not remembered. */
  enable_recurring: z.boolean().default(true),
})
/** The plan whose renewal fails can be ordered once more: that pays for the period that is due, at the contract's price. */
const payableSchema = orderSchema.extend({
  /** Of such a payment: true asks for a card, which takes the place of the one that was declined; false leaves that one, and any means will do. */
  change_card: z.boolean().default(true),
})

const initiatedSchema = z.object({
  /** Where the browser goes next: the operator's page, or the payment's own where there is nothing to pay. */
  payment_link: z.string(),
  session_id: z.uuid(),
  /** What is to be paid now. */
  amount: moneySchema,
  currency: currencySchema,
  /** Taken off for the unused days of a lower plan. */
  credit: moneySchema,
})
export type InitiatedPayment = z.output<typeof initiatedSchema>

const PURCHASE_ERRORS = [
  'subscription_product_unknown',
  'plan_already_active',
  'renewal_under_way',
  'upgrade_to_shorter',
  'payments_off',
  'payment_not_started',
] as const

export const initiatePayment = endpoint({
  method: 'POST',
  path: '/payments/initiate/',
  tag,
  summary: 'Begins to buy a plan, or to pay for the one whose renewal failed; nothing changes until it is paid.',
  body: payableSchema,
  response: initiatedSchema,
  errors: PURCHASE_ERRORS,
  idempotent: true,
})

export const initiateDiscountedPayment = endpoint({
  method: 'POST',
  path: '/payments/initiate-with-discount/',
  tag,
  summary: 'Begins to buy a plan at the price of a discount code; a price of nothing is completed at once.',
  body: orderSchema.extend({ discount_code: discountCodeSchema }),
  response: initiatedSchema,
  errors: [
    ...PURCHASE_ERRORS,
    'discount_code_unknown',
    'discount_code_ended',
    'discount_code_not_yet',
    'discount_code_used_up',
    'discount_code_used',
    'discount_code_other_product',
  ],
  idempotent: true,
})

export const paymentStatusSchema = z.object({
  p24_session_id: z.string(),
  p24_order_id: z.int().nullable(),
  amount: moneySchema,
  currency: currencySchema,
  /** `failed` is said 15 minutes after the start too; a payment that comes later still completes. */
  status: z.enum(['pending', 'completed', 'failed']),
})
export type PaymentStatus = z.output<typeof paymentStatusSchema>

export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/payments/status/:sessionId/',
  tag,
  summary: 'How a payment of the caller stands; the operator is asked where nothing was heard for ten seconds.',
  response: paymentStatusSchema,
  errors: ['payment_not_found'],
})

/** What Przelewy24 says of a payment that was made; the signature is over all but itself. */
export const p24NotificationSchema = z.object({
  merchantId: z.int(),
  posId: z.int(),
  sessionId: z.string().min(1).max(100),
  amount: z.int(),
  originAmount: z.int(),
  currency: z.string().max(3),
  orderId: z.int(),
  methodId: z.int(),
  statement: z.string().max(1000),
  sign: z.string().max(100),
})
export type P24Notification = z.output<typeof p24NotificationSchema>

export const receiveP24Notification = endpoint({
  method: 'POST',
  path: '/payments/notifications/p24/',
  access: 'public',
  tag,
  summary: 'The operator tells of a payment; once it is verified the plan begins. Safe in any order and number.',
  body: p24NotificationSchema,
  response: z.object({ status: z.literal('OK') }),
  errors: ['notification_not_signed', 'payment_not_found', 'notification_mismatch', 'payment_not_verified', 'payments_off'],
})
