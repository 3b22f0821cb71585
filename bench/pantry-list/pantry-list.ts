import { FOODS } from '@spizarka/knowledge'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { compare, thresholdsOf } from '../baseline/compare.ts'
import { openFilledDatabase, type SignedIn, signIn, startApp, startBaselineRoute } from '../baseline/servers.ts'
import type { Measurement } from '../figure.ts'

const PRODUCTS = 2_000
const OTHERS = 500
const FIRST_PAGE = {
  what: `\`GET /pantry/\` of ${PRODUCTS} products, ${(OTHERS * PRODUCTS).toLocaleString('en')} rows of others`,
  connections: 20,
  milliseconds: 30,
  share: 0.8,
}

/** The first page of a big pantry among many, against a route that does nothing but ask the database the same. */
export const pantryList: Measurement = {
  name: 'pantry-list',
  thresholds: thresholdsOf(FIRST_PAGE),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: owner } = await openFilledDatabase(running, (db) => fillPantries(db, { others: OTHERS, products: PRODUCTS }))
    const app = await startApp(url, owner, running)
    const bare = await startBaselineRoute('pantry-list/baseline-route.ts', [url, String(owner.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(FIRST_PAGE, { app: { ...app, url: `${app.url}/api/pantry/` }, bare })
  },
}

/** Writes the pantries of `others` people and one more, of `products` each with one to three batches; gives that one. */
export async function fillPantries(db: Kysely<DB>, { others, products }: { others: number; products: number }): Promise<SignedIn> {
  return db.connection().execute(async (connection) => {
    await sql`
      insert into users (username, email, password_hash, is_active)
      select 'kucharz' || number, 'kucharz' || number || '@example.com', 'none', true from generate_series(0, ${others}) as number
    `.execute(connection)
    await quickly(connection, () => insertProducts(connection, products))
    const owner = await makeOwner(connection, `kucharz${Math.floor(others / 2)}`)
    await sql`vacuum analyze`.execute(connection)
    return owner
  })
}

/** Without its indexes and checks a table fills ten times as fast; they are there again afterwards. */
async function quickly(connection: Kysely<DB>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'pantry_products' and indexname not like '%_pkey'
  `.execute(connection)
  await sql`set session_replication_role = replica`.execute(connection)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(connection)
  await fill()
  for (const { definition } of rows) await sql.raw(definition).execute(connection)
  await sql`reset session_replication_role`.execute(connection)
}

async function insertProducts(connection: Kysely<DB>, products: number): Promise<void> {
  const names = FOODS.map((food) => food.name.slice(0, 40))
  // Product by product, not owner by owner: a pantry's rows lie as far apart as they do when it fills over months.
  await sql`
    insert into pantry_products (owner_id, product_key, product_name, category, canonical_unit, is_spice, batches, earliest_best_before)
    select users.id, 'product ' || number, (${names}::text[])[1 + (number * 7 + users.id) % ${names.length}] || ' ' || number,
      (enum_range(null::pantry_category))[1 + (number * 5) % 14], case when number % 20 > 0 then 'grams' end, number % 20 = 0,
      case when number % 20 = 0 then '[]' else (
        select jsonb_agg(jsonb_build_object('id', batch, 'amount', 1000 * number, 'bestBefore', date '2031-01-01' + number % 300 + batch,
          'estimated', number % 2 = 0, 'addedAt', '2026-01-01T10:00:00.000Z'))
        from generate_series(1, 1 + number % 3) as batch
      ) end,
      case when number % 20 > 0 then date '2031-01-02' + number % 300 end
    from generate_series(1, ${products}) as number cross join users
  `.execute(connection)
}

async function makeOwner(connection: Kysely<DB>, username: string): Promise<SignedIn> {
  const { id: userId } = await connection.selectFrom('users').where('username', '=', username).select('id').executeTakeFirstOrThrow()
  await sql`
    insert into product_conversions (owner_id, product_key, product_name, grams_per_piece)
    select owner_id, product_key, product_name, 50 from pantry_products where owner_id = ${userId} and id % 4 = 0
  `.execute(connection)
  return signIn(connection, userId)
}
