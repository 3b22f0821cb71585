import { FOODS } from '@spizarka/knowledge'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'

/** Gives a user a pantry of 200 products of 400 g each, of all shelves. */
export async function fillPantry(db: Kysely<DB>, ownerId: number): Promise<void> {
  const foods = FOODS.filter(({ spice, aisle }) => !spice && aisle !== 'household').filter((_, place) => place % 6 === 0)
  const products = foods.slice(0, 200).map(({ id, name }) => ({ id, name: name.slice(0, 50) }))
  await sql`
    insert into pantry_products (owner_id, product_key, product_name, food_id, category, canonical_unit, batches)
    select ${ownerId}, id, name, id, 'other', 'grams',
      '[{"id":1,"amount":400000,"bestBefore":null,"estimated":false,"addedAt":"2026-01-01T10:00:00.000Z"}]'
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as food (id text, name text)
  `.execute(db)
}
