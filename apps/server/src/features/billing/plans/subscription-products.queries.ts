import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'

/** What is sold, cheaper plans and shorter periods first, each with its price of now and the lowest of the days that the law names. */
export async function listProducts(db: Db | Trx, now: Date) {
  return (
    db
      .selectFrom('subscription_products as product')
      .innerJoin('subscription_prices as price', 'price.product_id', 'product.id')
      .where('price.valid_from', '<=', now)
      .where((where) => where.or([where('price.valid_to', 'is', null), where('price.valid_to', '>', now)]))
      .select([
        'product.id',
        'product.plan_type',
        'product.billing_cycle',
        'product.name',
        'product.ai_points_granted',
        'price.amount_grosze',
      ])
      // A reduction is compared with the thirty days before it began.
      .select(
        sql<number>`coalesce((
        select min(other.amount_grosze) from subscription_prices as other
        join (
          select case when price.amount_grosze < earlier.amount_grosze then price.valid_from else ${now}::timestamptz end as at
          from (select 1) as one
          left join lateral (
            select amount_grosze from subscription_prices
            where product_id = product.id and valid_to = price.valid_from
          ) as earlier on true
        ) as reduction on true
        where other.product_id = product.id and other.valid_from < reduction.at
          and coalesce(other.valid_to, 'infinity') > reduction.at - interval '30 days'
      ), price.amount_grosze)`.as('lowest_grosze'),
      )
      .orderBy('product.id')
      .execute()
  )
}
export type ProductRow = Awaited<ReturnType<typeof listProducts>>[number]

export async function findProduct(db: Db | Trx, id: number, now: Date): Promise<ProductRow | undefined> {
  return (await listProducts(db, now)).find((product) => product.id === id)
}

/** A product whatever its price, as a payment names it. */
export async function getSoldProduct(trx: Trx, id: number) {
  return trx
    .selectFrom('subscription_products')
    .where('id', '=', id)
    .select(['id', 'name', 'plan_type', 'billing_cycle', 'ai_points_granted'])
    .executeTakeFirstOrThrow()
}
