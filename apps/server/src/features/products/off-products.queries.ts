import type { LookedUpProduct } from '@spizarka/integrations/product-lookup'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/connect.ts'

/** Writes the record that Open Food Facts has just answered with. */
export async function upsertOffProduct(trx: Trx, { gtin, name, brands, quantity, modifiedAt }: LookedUpProduct, at: Date): Promise<void> {
  const record = { name, brands, quantity, modified_at: modifiedAt, fetched_at: at, refresh_asked_at: null }
  await trx
    .insertInto('off_products')
    .values({ gtin, ...record })
    .onConflict((conflict) => conflict.column('gtin').doUpdateSet(record))
    .execute()
}

/** Writes records of a dump, each code once; a record here that is newer than the dump's stays. */
export async function importOffProducts(trx: Trx, products: readonly LookedUpProduct[], at: Date): Promise<void> {
  const column = <Key extends keyof LookedUpProduct>(key: Key) => products.map((product) => product[key])
  await sql`
    insert into off_products (gtin, name, brands, quantity, modified_at, fetched_at)
    select gtin, name, brands, quantity, modified_at, ${at}::timestamptz
    from unnest(
      ${column('gtin')}::text[], ${column('name')}::text[], ${column('brands')}::text[], ${column('quantity')}::text[],
      ${column('modifiedAt')}::timestamptz[]
    ) as dump (gtin, name, brands, quantity, modified_at)
    on conflict (gtin) do update set
      name = excluded.name, brands = excluded.brands, quantity = excluded.quantity, modified_at = excluded.modified_at,
      fetched_at = excluded.fetched_at, refresh_asked_at = null
    where off_products.modified_at is null or off_products.modified_at <= excluded.modified_at
  `.execute(trx)
}

export async function deleteOffProduct(trx: Trx, gtin: string): Promise<void> {
  await trx.deleteFrom('off_products').where('gtin', '=', gtin).execute()
}

/** True for whoever is the first to ask for a newer look at a record since `askedBefore`. */
export async function markRefreshAsked(trx: Trx, gtin: string, times: { now: Date; askedBefore: Date }): Promise<boolean> {
  const result = await trx
    .updateTable('off_products')
    .set({ refresh_asked_at: times.now })
    .where('gtin', '=', gtin)
    .where((eb) => eb.or([eb('refresh_asked_at', 'is', null), eb('refresh_asked_at', '<', times.askedBefore)]))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
