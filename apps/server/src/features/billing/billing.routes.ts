import * as profile from '@spizarka/contract/billing'
import { validateDiscountCode } from '@spizarka/contract/discount-codes'
import * as payments from '@spizarka/contract/payments'
import * as subscription from '@spizarka/contract/subscription'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Route } from '../../platform/http/route.ts'
import { adminRoutes } from './admin/admin-billing.routes.ts'
import { findBillingProfile, upsertBillingProfile } from './billing-profiles.queries.ts'
import { presentPricing, readDiscount } from './discount-codes/apply-discount-code.ts'
import { initiatePayment } from './payments/initiate-payment.ts'
import { readPaymentStatus } from './payments/read-payment-status.ts'
import { receiveNotification } from './payments/receive-notification.ts'
import { readProducts } from './plans/read-products.ts'
import { findProduct } from './plans/subscription-products.queries.ts'
import { cancelSubscription, resumeSubscription } from './subscriptions/manage-subscription.ts'
import { readSubscription } from './subscriptions/read-subscription.ts'
import { withdrawFromSubscription } from './subscriptions/withdraw-from-subscription.ts'
import { tillPages } from './till/till.routes.ts'

const EMPTY_PROFILE: profile.BillingProfile = {
  company_name: '',
  full_name: '',
  nip: '',
  address_line: '',
  postal_code: '',
  city: '',
  country: '',
}

/** What invoices are made out to; plans, payments and codes. */
export function routes(route: Route, context: AppContext): void {
  adminRoutes(route, context)
  const { db, clock, rateLimits, settings } = context
  const countTry = (userId: number) => rateLimits.take('payment', String(userId), settings.RATE_PAYMENT_USER)

  route(profile.readBillingProfile, async ({ user }) => (await findBillingProfile(db, user.id)) ?? EMPTY_PROFILE)
  route(profile.saveBillingProfile, async ({ user, body }) => {
    await upsertBillingProfile(db, user.id, body, clock.now())
    return body
  })

  route(listSubscriptionProducts, () => readProducts(context))
  route(subscription.readSubscription, async ({ user }) => readSubscription(context, user))
  route(subscription.cancelSubscription, async ({ identity }) => cancelSubscription(context, identity))
  route(subscription.resumeSubscription, async ({ identity }) => resumeSubscription(context, identity))
  route(subscription.withdrawFromSubscription, async ({ identity }) => withdrawFromSubscription(context, identity))

  route(payments.initiatePayment, async ({ identity, user, body, url }) => {
    await countTry(user.id)
    const { product_id: productId, enable_recurring: isRecurring, change_card: changesCard } = body
    return initiatePayment(context, identity, { productId, isRecurring, changesCard, origin: new URL(url).origin })
  })
  route(payments.initiateDiscountedPayment, async ({ identity, user, body, url }) => {
    await countTry(user.id)
    const { product_id: productId, enable_recurring: isRecurring, discount_code: code } = body
    return initiatePayment(context, identity, { productId, isRecurring, code, origin: new URL(url).origin })
  })
  route(payments.readPaymentStatus, async ({ user, params }) => readPaymentStatus(context, user.id, params.sessionId))
  route(payments.receiveP24Notification, async ({ body }) => {
    await receiveNotification(context, body)
    return { status: 'OK' as const }
  })
  route(validateDiscountCode, async ({ user, query }) => {
    // Limited, so that codes cannot be guessed.
    await countTry(user.id)
    const now = clock.now()
    const product = await findProduct(db, query.product_id, now)
    if (!product) throw new AppError('subscription_product_unknown')
    const discount = await readDiscount(db, { code: query.code, product, userId: user.id, at: now })
    return { message: 'Kod rabatowy działa.', pricing: presentPricing(product, discount) }
  })
}

/** The built-in till. */
export function pages(app: FastifyInstance, context: AppContext): void {
  tillPages(app, context)
}
