import { FOODS } from '@spizarka/knowledge'
import { RECIPES } from '@spizarka/knowledge/recipes'
import { type Kysely, sql } from 'kysely'
import { contentOfDish } from '../../apps/server/src/features/recipes/content/make-content.ts'
import { factsOf } from '../../apps/server/src/features/recipes/facts/recipe-facts.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { type SignedIn, signIn } from '../baseline/servers.ts'

/** Writes recipes of one user, with a pantry of 200 products and favourites, and published ones of others; gives that user. */
export async function fillRecipes(db: Kysely<DB>, { own, published }: { own: number; published: number }): Promise<SignedIn> {
  return db.connection().execute(async (connection) => {
    await sql`
      insert into users (username, email, password_hash, is_active)
      select 'kucharz' || number, 'kucharz' || number || '@example.com', 'none', true from generate_series(0, 100) as number
    `.execute(connection)
    await insertDishes(connection)
    const { id: userId } = await connection.selectFrom('users').where('username', '=', 'kucharz0').select('id').executeTakeFirstOrThrow()
    const owners = sql`(select id from users where username = 'kucharz' || 1 + number % 100)`
    await withoutIndexes(connection, async () => {
      await insertRecipes(connection, published, owners, sql`now() - number * interval '1 minute'`)
      await insertRecipes(connection, own, sql`${userId}::bigint`, sql`null::timestamptz`)
    })
    await sql`
      insert into recipe_favorites (user_id, recipe_id)
      select ${userId}, id from recipes where (owner_id = ${userId} and id % 10 = 0) or (owner_id <> ${userId} and id % 500 = 0)
    `.execute(connection)
    await fillPantry(connection, userId)
    await sql`vacuum analyze`.execute(connection)
    return signIn(connection, userId)
  })
}

/** Of each dish of our base so many kinds: itself, and others with some of its ingredients in the place of another dish's. */
const KINDS = 10
const DISHES = RECIPES.length * KINDS
const AT_ONCE = 500

/** The dishes of our base and dishes like them, as every made recipe is one of them under another title. */
async function insertDishes(connection: Kysely<DB>): Promise<void> {
  await sql`
    create temporary table dishes (
      place integer, title text, kind text, meals jsonb, servings integer, minutes integer, content jsonb, food_ids jsonb, needed_foods jsonb, needed_grams jsonb,
      traits integer, kcal_per_serving numeric, protein_per_serving numeric, search_text text, computed_with text
    )
  `.execute(connection)
  const random = numbers(1)
  for (let from = 0; from < DISHES; from += AT_ONCE) {
    const dishes = Array.from({ length: Math.min(AT_ONCE, DISHES - from) }, (_, step) => dishAt(from + step, random))
    await sql`
      insert into dishes select * from jsonb_populate_recordset(null::dishes, ${JSON.stringify(dishes)}::jsonb)
    `.execute(connection)
  }
}

function dishAt(place: number, random: () => number) {
  const recipe = pick(RECIPES, place)
  const other = pick(RECIPES, Math.floor(random() * RECIPES.length))
  const ingredients = recipe.ingredients.map((own, at) =>
    place >= RECIPES.length && random() < 0.25 ? (other.ingredients[at] ?? own) : own,
  )
  const content = contentOfDish({ ...recipe, ingredients, variants: recipe.variants ?? [] })
  const { title, kind, meals, servings, totalMinutes } = recipe
  return { place, title, kind, meals, servings, minutes: totalMinutes, content, ...factsOf(title, content.ingredients, servings) }
}

function pick<Thing>(things: readonly Thing[], place: number): Thing {
  const thing = things[place % things.length]
  if (thing === undefined) throw new Error('nothing to pick from')
  return thing
}

/** Numbers from 0 to 1 that are the same every time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Fills `recipes` while nothing but its keys is kept up: a million rows in minutes, not in hours. */
async function withoutIndexes(connection: Kysely<DB>, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = 'recipes'::regclass and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(connection)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(connection)
  await fill()
  await sql`set maintenance_work_mem = '1GB'`.execute(connection)
  for (const { definition } of rows) await sql.raw(definition).execute(connection)
}

async function insertRecipes(
  connection: Kysely<DB>,
  count: number,
  owner: ReturnType<typeof sql>,
  publishedAt: ReturnType<typeof sql>,
): Promise<void> {
  await sql`
    insert into recipes (owner_id, source, title, kind, meal_types, servings, total_minutes, content, food_ids, needed_foods, needed_grams, traits, kcal_per_serving,
      protein_per_serving,
      search_text, computed_with, created_at, published_at, rating_sum, rating_count)
    select ${owner}, 'own', title || ' ' || number, kind, array(select jsonb_array_elements_text(meals)), servings, minutes, content,
      array(select jsonb_array_elements_text(food_ids)), array(select jsonb_array_elements_text(needed_foods)),
      array(select grams::real from jsonb_array_elements_text(needed_grams) as grams), traits, kcal_per_serving, protein_per_serving, search_text || ' ' || number, computed_with,
      now() - number * interval '1 minute', ${publishedAt}, number % 5 * (number % 7), number % 7
    from generate_series(1, ${count}) as number join dishes on place = (number * 31) % ${DISHES}
  `.execute(connection)
}

/** Rates published recipes evenly, each by other users; what is counted of the ratings stands in the recipes' rows already. */
export async function fillRatings(db: Kysely<DB>, count: number): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`
      insert into recipe_ratings (user_id, recipe_id, rating)
      select reader.id, recipe.id, 1 + (reader.id + recipe.id) % 5
      from (select id from recipes where published_at is not null) as recipe
      cross join (select id from users where username like 'kucharz%' order by id limit 10) as reader
      limit ${count}
    `.execute(connection)
    await sql`set session_replication_role = default`.execute(connection)
    await sql`vacuum analyze recipe_ratings`.execute(connection)
  })
}

/** Gives a user a pantry of 200 products of 400 g each: every other one of the foods that our dishes take most often, as houses have them. */
export async function fillPantry(db: Kysely<DB>, ownerId: number): Promise<void> {
  const uses = new Map<string, number>()
  for (const { food } of RECIPES.flatMap(({ ingredients }) => ingredients)) uses.set(food, (uses.get(food) ?? 0) + 1)
  const foods = FOODS.filter(({ id, spice }) => !spice && uses.has(id)).toSorted(
    (one, other) => (uses.get(other.id) ?? 0) - (uses.get(one.id) ?? 0),
  )
  const products = foods
    .filter((_, place) => place % 2 === 0)
    .slice(0, 200)
    .map(({ id, name }) => ({ id, name: name.slice(0, 50) }))
  await sql`
    insert into pantry_products (owner_id, product_key, product_name, food_id, category, canonical_unit, batches)
    select ${ownerId}, id, name, id, 'other', 'grams',
      '[{"id":1,"amount":400000,"bestBefore":null,"estimated":false,"addedAt":"2026-01-01T10:00:00.000Z"}]'
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as food (id text, name text)
  `.execute(db)
}
