import { FOODS } from '@spizarka/culinary/knowledge'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'

/** Somebody with a session, whose pantry is measured. */
export interface Owner {
  userId: number
  sessionId: string
}

/** Writes the pantries of `others` people and one more, of `products` each with one to three batches; gives that one. */
export async function fillPantries(db: Kysely<DB>, { others, products }: { others: number; products: number }): Promise<Owner> {
  const names = FOODS.map((food) => food.name.slice(0, 40))
  await sql`
    insert into users (username, email, password_hash, is_active)
    select 'kucharz' || number, 'kucharz' || number || '@example.com', 'none', true from generate_series(0, ${others}) as number
  `.execute(db)
  await sql`
    insert into pantry_products (owner_id, product_key, product_name, category, canonical_unit, is_spice, earliest_best_before)
    select users.id, 'product ' || number, (${names}::text[])[1 + (number * 7 + users.id) % ${names.length}] || ' ' || number,
      (enum_range(null::pantry_category))[1 + (number * 5) % 14], case when number % 20 > 0 then 'grams' end, number % 20 = 0,
      case when number % 20 > 0 then date '2031-01-01' + number % 300 end
    from generate_series(1, ${products}) as number cross join users
  `.execute(db)
  await sql`
    insert into pantry_batches (product_id, quantity, best_before, best_before_estimated)
    select id, 100 + id % 900, earliest_best_before + batch, id % 2 = 0
    from pantry_products cross join generate_series(0, 2) as batch where not is_spice and batch <= id % 3
  `.execute(db)
  const owner = await sql<{ id: number }>`select id from users where username = ${`kucharz${Math.floor(others / 2)}`}`.execute(db)
  const userId = owner.rows[0]?.id ?? 0
  await sql`
    insert into product_conversions (owner_id, product_key, product_name, grams_per_piece)
    select owner_id, product_key, product_name, 50 from pantry_products where owner_id = ${userId} and id % 4 = 0
  `.execute(db)
  await sql`insert into point_accounts (user_id, balance) values (${userId}, 250)`.execute(db)
  const session = await sql<{ id: string }>`
    insert into auth_sessions (id, user_id, user_agent, expires_at) values (gen_random_uuid(), ${userId}, 'bench', now() + interval '1 day')
    returning id
  `.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { userId, sessionId: session.rows[0]?.id ?? '' }
}
