import type { Trx } from '../../../platform/db/connect.ts'

/** What mails say of a subscription, and where to; undefined once the account is gone. */
export async function findMailedSubscription(trx: Trx, subscriptionId: number) {
  return trx
    .selectFrom('subscriptions')
    .innerJoin('users', (join) => join.onRef('users.id', '=', 'subscriptions.user_id').on('users.deleted_at', 'is', null))
    .innerJoin('subscription_products as product', 'product.id', 'subscriptions.product_id')
    .where('subscriptions.id', '=', subscriptionId)
    .select([
      'users.email',
      'product.name',
      'subscriptions.billing_cycle',
      'subscriptions.is_recurring',
      'subscriptions.price_grosze',
      'subscriptions.contract_on',
      'subscriptions.period_start',
      'subscriptions.period_end',
      'subscriptions.card_mask',
      'subscriptions.card_expires_on',
    ])
    .executeTakeFirst()
}
export type MailedSubscription = NonNullable<Awaited<ReturnType<typeof findMailedSubscription>>>

export async function getMailedPayment(trx: Trx, paymentId: number) {
  return trx
    .selectFrom('payments')
    .where('id', '=', paymentId)
    .select(['product_name', 'amount_grosze', 'p24_order_id'])
    .executeTakeFirstOrThrow()
}

/** Money that went back, and whose it is; no address once the account is gone. */
export async function getMailedRefund(trx: Trx, refundId: number) {
  return trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'payments.user_id').on('users.deleted_at', 'is', null))
    .where('refunds.id', '=', refundId)
    .select(['users.email', 'payments.product_name', 'refunds.amount_grosze', 'refunds.why'])
    .executeTakeFirstOrThrow()
}
