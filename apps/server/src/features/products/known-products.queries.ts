import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'

/** What is known here about a code; the fields of the other source are null. */
export interface KnownProductRow {
  name: string
  brands: string | null
  /** Of a product that users named. */
  quantity: Decimal | null
  unit: 'g' | 'ml' | 'szt' | null
  /** Of a record of Open Food Facts: number and unit. */
  off_quantity: string | null
  fetched_at: Date | null
  refresh_asked_at: Date | null
}

/**
 * What is known about a code to this user: what they said themselves, else what two or more users say in the same words, else the
 * record of Open Food Facts, of whatever age.
 */
export async function findKnownProduct(db: Db, userId: number, gtin: string): Promise<KnownProductRow | undefined> {
  const { rows } = await sql<KnownProductRow>`
    select name, brands, quantity, unit, off_quantity, fetched_at, refresh_asked_at from (
      select 1 as rank, name, null as brands, quantity, unit, null as off_quantity,
        null::timestamptz as fetched_at, null::timestamptz as refresh_asked_at
      from user_products where gtin = ${gtin} and owner_id = ${userId}
      union all (
        select 2, (array_agg(name order by stated_at, owner_id))[1], null, quantity, unit, null, null, null
        from user_products where gtin = ${gtin}
        group by folded_name, quantity, unit having count(*) > 1
        order by count(*) desc, min(stated_at) limit 1
      )
      union all
      select 3, name, brands, null, null, quantity, fetched_at, refresh_asked_at from off_products where gtin = ${gtin}
    ) as known
    order by rank limit 1
  `.execute(db)
  return rows[0]
}
