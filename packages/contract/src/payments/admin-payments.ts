import { z } from 'zod'
import { daySchema, idSchema, lineSchema, pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { currencySchema, groszeSchema, moneySchema } from '../shared/money.ts'
import { discountCodeSchema } from './discount-codes.ts'
import { productIdSchema } from './subscription-products.ts'

const tag = 'admin'
const access = 'admin'

/**
 * How a payment stands: begun, paid, not paid, or paid and given back (`refunded`, all or a part). `failed` with an order number: the
 * money came and was sent back at once.
 */
export const PAYMENT_STATES = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]
const paymentStateSchema = z.enum(PAYMENT_STATES)

export const adminPaymentSchema = z.object({
  id: idSchema,
  session_id: z.string(),
  /** Null once the account is gone, as is its login. */
  user_id: z.int().nullable(),
  username: z.string().nullable(),
  product_name: z.string(),
  amount: moneySchema,
  /** What was given back of it. */
  refunded: moneySchema,
  currency: currencySchema,
  state: paymentStateSchema,
  p24_order_id: z.int().nullable(),
  /** The operator's last word on it; never a card number. */
  operator_says: z.string(),
  created_at: timestampSchema,
})
export type AdminPayment = z.output<typeof adminPaymentSchema>

export const listPaymentsAsAdmin = endpoint({
  method: 'GET',
  path: '/admin/payments/',
  access,
  tag,
  summary: 'All payments, newest first.',
  query: pageQuerySchema.extend({ state: paymentStateSchema.optional(), search: lineSchema(LIMITS.email).default('') }),
  response: pageOf(adminPaymentSchema),
  errors: ['invalid_page'],
})

export const refundPaymentAsAdmin = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund/',
  access,
  tag,
  summary: 'Gives back what a payment brought, or a part of it.',
  body: z.object({ amount_grosze: groszeSchema.min(1).optional(), reason: lineSchema(LIMITS.awardReason).min(1) }),
  response: adminPaymentSchema,
  errors: ['not_found', 'payments_off', 'payment_not_refundable', 'refund_too_big', 'refund_refused_detail'],
  idempotent: true,
})

const codeFields = {
  /** Latin letters, digits and hyphens; kept in capitals. */
  code: discountCodeSchema.refine((code) => /^[A-Z\d-]{3,40}$/.test(code), {
    error: 'Kod musi mieć od 3 do 40 znaków: litery bez polskich znaków, cyfry i myślniki.',
  }),
  kind: z.enum(['percent', 'amount']),
  /** Per cent, 1 to 100, or grosze. */
  value: groszeSchema.min(1),
  /** Null for every product. */
  product_ids: z.array(productIdSchema).min(1).max(20).nullable(),
  valid_from: timestampSchema.nullable(),
  /** The first moment at which it is over; null for never. */
  valid_to: timestampSchema.nullable(),
  max_uses: z.int().min(1).max(1_000_000).nullable(),
  once_per_user: z.boolean(),
}

/** A code as it is made: what is left out is for everything, forever, without a limit and once a user. */
export const discountCodeFormSchema = z
  .object({
    ...codeFields,
    product_ids: codeFields.product_ids.default(null),
    valid_from: codeFields.valid_from.default(null),
    valid_to: codeFields.valid_to.default(null),
    max_uses: codeFields.max_uses.default(null),
    once_per_user: codeFields.once_per_user.default(true),
  })
  .refine(({ kind, value }) => kind !== 'percent' || value <= 100, { path: ['value'], error: 'Procent musi być od 1 do 100.' })

export const adminDiscountCodeSchema = z.object({
  ...codeFields,
  id: idSchema,
  code: z.string(),
  value: z.int(),
  product_ids: z.array(z.int()).nullable(),
  /** Completed payments with it. */
  uses: z.int(),
})
export type AdminDiscountCode = z.output<typeof adminDiscountCodeSchema>

export const listDiscountCodes = endpoint({
  method: 'GET',
  path: '/admin/discount-codes/',
  access,
  tag,
  summary: 'Discount codes, newest first.',
  query: pageQuerySchema,
  response: pageOf(adminDiscountCodeSchema),
  errors: ['invalid_page'],
})

export const createDiscountCode = endpoint({
  method: 'POST',
  path: '/admin/discount-codes/',
  access,
  tag,
  summary: 'Makes a discount code.',
  status: 201,
  body: discountCodeFormSchema,
  response: adminDiscountCodeSchema,
  errors: ['discount_code_taken', 'discount_code_products'],
})

export const updateDiscountCode = endpoint({
  method: 'PATCH',
  path: '/admin/discount-codes/:id/',
  access,
  tag,
  summary: 'Changes a discount code for payments that begin from now on; what is left out stays.',
  body: z.object(codeFields).partial(),
  response: adminDiscountCodeSchema,
  errors: ['not_found', 'discount_code_taken', 'discount_code_products', 'discount_code_percent'],
})

/** A price of a product and the days it held. */
export const productPriceSchema = z.object({ amount: moneySchema, valid_from: timestampSchema, valid_to: timestampSchema.nullable() })

export const adminProductSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Newest first. */
  prices: z.array(productPriceSchema),
})
export type AdminProduct = z.output<typeof adminProductSchema>

export const listProductPrices = endpoint({
  method: 'GET',
  path: '/admin/subscription-products/',
  access,
  tag,
  summary: 'What is sold, with every price it ever had.',
  response: z.array(adminProductSchema),
})

export const changeProductPrice = endpoint({
  method: 'POST',
  path: '/admin/subscription-products/:id/prices/',
  access,
  tag,
  summary: 'Gives a product another price from now on; subscriptions that run keep theirs.',
  status: 201,
  body: z.object({ amount_grosze: groszeSchema.min(100) }),
  response: adminProductSchema,
  errors: ['not_found'],
})

/** One night's look at the operator's list. */
export const reconciliationSchema = z.object({
  /** The last of the days that were looked at. */
  day: daySchema,
  compared_at: timestampSchema,
  /** Payments of those days that the operator names, and that we have. */
  theirs: z.int(),
  ours: z.int(),
  /** On how many the two do not agree. */
  disagreements: z.int(),
})
export type Reconciliation = z.output<typeof reconciliationSchema>

export const listReconciliations = endpoint({
  method: 'GET',
  path: '/admin/payment-reconciliations/',
  access,
  tag,
  summary: 'When payments were held against the operator’s list, newest first, also where all agreed.',
  query: pageQuerySchema,
  response: pageOf(reconciliationSchema),
  errors: ['invalid_page'],
})

/** A payment on which the operator's list and ours do not agree. */
export const paymentAlarmSchema = z.object({
  id: idSchema,
  day: daySchema,
  session_id: z.string(),
  kind: z.enum(['paid_there_not_here', 'paid_here_not_there', 'amount_differs']),
  details: z.string(),
  /** What was done about it; empty until then. */
  note: z.string(),
  resolved_at: timestampSchema.nullable(),
})
export type PaymentAlarm = z.output<typeof paymentAlarmSchema>

export const listPaymentAlarms = endpoint({
  method: 'GET',
  path: '/admin/payment-alarms/',
  access,
  tag,
  summary: 'Where the operator and we do not agree, newest first; those that wait alone with `open=true`.',
  query: pageQuerySchema.extend({ open: z.enum(['true', 'false']).default('false') }),
  response: pageOf(paymentAlarmSchema),
  errors: ['invalid_page'],
})

export const resolvePaymentAlarm = endpoint({
  method: 'POST',
  path: '/admin/payment-alarms/:id/resolve/',
  access,
  tag,
  summary: 'Says what was done about an alarm.',
  body: z.object({ note: lineSchema(LIMITS.awardReason).min(1) }),
  response: paymentAlarmSchema,
  errors: ['not_found', 'payment_alarm_resolved'],
})
