import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** A product that its owner keeps buying, or a spice that ran out. */
export interface RegularPurchase {
  name: string
  /** On so many days it came into the pantry. */
  times: number
  at_home: boolean
}

/** Brought home on this many different days, a product is bought regularly. */
const MIN_PURCHASE_DAYS = 2

/** What a user brought home on several days since a moment, and spices that are out: what is not at home first, then the most often bought. */
export async function listRegularPurchases(db: Db, ownerId: number, since: Date, limit: number): Promise<RegularPurchase[]> {
  const { rows } = await sql<RegularPurchase>`
    select (array_agg(product.product_name order by product.id desc))[1] as name, bought.times::integer as times,
      bool_or(product.removed_at is null and product.in_stock) as at_home
    from pantry_products as product
    cross join lateral (
      select count(distinct (change.created_at at time zone 'Europe/Warsaw')::date) as times
      from pantry_changes as change
      join pantry_products as same on same.id = change.product_id
      where same.owner_id = product.owner_id and same.product_key = product.product_key
        and change.owner_id = product.owner_id and change.created_at >= ${since}
        and change.kind in ('added', 'restocked') and change.source <> 'undo' and change.undone_at is null
    ) as bought
    where product.owner_id = ${ownerId}
    group by product.product_key, bought.times
    having bought.times >= ${MIN_PURCHASE_DAYS} or bool_or(product.is_spice and product.removed_at is null and not product.in_stock)
    order by at_home, times desc, name
    limit ${limit}
  `.execute(db)
  return rows
}
