import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { compare, thresholdsOf } from '../baseline/compare.ts'
import { openFilledDatabase, type SignedIn, signIn, startApp, startBaselineRoute } from '../baseline/servers.ts'
import type { Measurement } from '../figure.ts'

const RECORDS = 1_000_000
const KNOWN_CODE = {
  what: `lookup of a known code among ${RECORDS.toLocaleString('en')}`,
  connections: 4,
  milliseconds: 15,
  share: 0.3,
}

/** Known codes among a million, against a route that does nothing but ask the database the same. */
export const productLookup: Measurement = {
  name: 'product-lookup',
  thresholds: thresholdsOf(KNOWN_CODE),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled } = await openFilledDatabase(running, (db) => fillProducts(db, RECORDS))
    const { scanner, gtins } = filled
    const app = await startApp(url, scanner, running)
    const bare = await startBaselineRoute('product-lookup/baseline-route.ts', [url, String(scanner.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(KNOWN_CODE, {
      app: { ...app, requests: gtins.map((gtin) => ({ path: `/api/products/lookup/${gtin}/` })) },
      bare: { ...bare, requests: gtins.map((gtin) => ({ path: `/${gtin}` })) },
    })
  },
}

/** Writes as many records of Open Food Facts, and what ten thousand users named; gives one of those and some of the codes. */
async function fillProducts(db: Kysely<DB>, records: number): Promise<{ scanner: SignedIn; gtins: string[] }> {
  await sql`
    insert into users (username, email, password_hash, is_active)
    select 'kucharz' || number, 'kucharz' || number || '@example.com', 'none', true from generate_series(1, 10000) as number
  `.execute(db)
  await sql`
    insert into off_products (gtin, name, brands, quantity, modified_at, fetched_at)
    select gtin, 'Produkt ' || gtin, 'Marka ' || number % 900, number % 50 * 10 + 10 || ' g', now(), now()
    from (
      select number, stem || (10 - (
        select sum(substr(stem, at, 1)::int * case when at % 2 = 0 then 3 else 1 end) from generate_series(1, 12) as at
      ) % 10) % 10 as gtin
      from (select number, '590' || lpad(number::text, 9, '0') as stem from generate_series(1, ${records}) as number) as stems
    ) as codes
  `.execute(db)
  // Every tenth user named a code that nobody else did: the lookup has to look there too.
  await sql`
    insert into user_products (gtin, owner_id, name, quantity, unit)
    select off_products.gtin, users.id, 'Produkt', 1, 'szt'
    from users join lateral (select gtin from off_products order by gtin offset users.id limit 1) as off_products on true
    where users.id % 10 = 0
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { rows: codes } = await sql<{ gtin: string }>`select gtin from off_products where random() < 0.001 limit 500`.execute(db)
  const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  return { scanner: await signIn(db, id), gtins: codes.map(({ gtin }) => gtin) }
}
