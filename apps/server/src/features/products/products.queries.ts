import type { LookedUpProduct } from '@spizarka/integrations/product-lookup'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
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

/** Figures per 100 g of the record of Open Food Facts, whoever named the product; null where it has none. */
export async function findLabelNutrition(db: Db, gtin: string): Promise<unknown> {
  const row = await db.selectFrom('off_products').where('gtin', '=', gtin).select('nutrition').executeTakeFirst()
  return row?.nutrition ?? null
}

/** Writes what a user says is sold under a code, instead of what they said before. */
export async function upsertUserProduct(
  db: Db,
  product: { gtin: string; ownerId: number; name: string; quantity: number; unit: 'g' | 'ml' | 'szt'; statedAt: Date },
): Promise<void> {
  const statement = { name: product.name, quantity: product.quantity.toFixed(3), unit: product.unit, stated_at: product.statedAt }
  await db
    .insertInto('user_products')
    .values({ gtin: product.gtin, owner_id: product.ownerId, ...statement })
    .onConflict((conflict) => conflict.columns(['gtin', 'owner_id']).doUpdateSet(statement))
    .execute()
}

/** Writes the record that Open Food Facts has just answered with. */
export async function upsertOffProduct(
  trx: Trx,
  { gtin, name, brands, quantity, nutrition, modifiedAt }: LookedUpProduct,
  at: Date,
): Promise<void> {
  const label = nutrition === null ? null : JSON.stringify(nutrition)
  const record = { name, brands, quantity, nutrition: label, modified_at: modifiedAt, fetched_at: at, refresh_asked_at: null }
  await trx
    .insertInto('off_products')
    .values({ gtin, ...record })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(record))
    .execute()
}

/** Writes records of a dump, each code once; a record here that is newer than the dump's stays. */
export async function upsertOffProducts(trx: Trx, products: readonly LookedUpProduct[], at: Date): Promise<void> {
  const column = <Key extends keyof LookedUpProduct>(key: Key) => products.map((product) => product[key])
  await sql`
    insert into off_products (gtin, name, brands, quantity, nutrition, modified_at, fetched_at)
    select gtin, name, brands, quantity, nutrition::jsonb, modified_at, ${at}::timestamptz
    from unnest(
      ${column('gtin')}::text[], ${column('name')}::text[], ${column('brands')}::text[], ${column('quantity')}::text[],
      ${products.map(({ nutrition }) => (nutrition === null ? null : JSON.stringify(nutrition)))}::text[], ${column('modifiedAt')}::timestamptz[]
    ) as dump (gtin, name, brands, quantity, nutrition, modified_at)
    on conflict (gtin) do update set
      name = excluded.name, brands = excluded.brands, quantity = excluded.quantity, nutrition = excluded.nutrition,
      modified_at = excluded.modified_at,
      fetched_at = excluded.fetched_at, refresh_asked_at = null
    where off_products.modified_at is null or off_products.modified_at <= excluded.modified_at
  `.execute(trx)
}

export async function deleteOffProduct(trx: Trx, gtin: string): Promise<void> {
  await trx.deleteFrom('off_products').where('gtin', '=', gtin).execute()
}

/** True for whoever is the first to ask for a newer look at a record since `askedBefore`. */
export async function updateRefreshAsked(trx: Trx, gtin: string, times: { now: Date; askedBefore: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('off_products')
    .set({ refresh_asked_at: times.now })
    .where('gtin', '=', gtin)
    .where((eb) => eb.or([eb('refresh_asked_at', 'is', null), eb('refresh_asked_at', '<', times.askedBefore)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
