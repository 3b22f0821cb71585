import { mealTypeSchema } from '@spizarka/contract/meals'
import { NUTRIENTS, type Nutrients } from '@spizarka/contract/recipe-parts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'
import type { DiaryEntriesRow } from '../../platform/db/row-types.gen.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export type EntryRow = Selectable<DiaryEntriesRow>
export type NewEntryRow = Insertable<DiaryEntriesRow>

/** The living entries of a user. */
function selectEntries(db: Db | Trx, ownerId: number) {
  return db.selectFrom('diary_entries').where('diary_entries.owner_id', '=', ownerId).where('diary_entries.deleted_at', 'is', null)
}

/** Those of a day, in the order that they were written. */
export async function listEntriesOfDay(db: Db | Trx, ownerId: number, day: string): Promise<EntryRow[]> {
  return selectEntries(db, ownerId).where('day', '=', day).selectAll().orderBy('id').execute()
}

/** The foods of the recipes that a user's living entries of a day were counted from. */
export async function listFoodsOfDishes(db: Db | Trx, ownerId: number, day: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const eaten = selectEntries(db, ownerId)
    .where('day', '=', day)
    .select((entry) => entry.ref('recipe_id').$notNull().as('recipe_id'))
  const rows = await db.selectFrom('recipes').where('id', 'in', eaten).select(['id', 'food_ids']).execute()
  return new Map(rows.map(({ id, food_ids }) => [String(id), food_ids]))
}

/** By days, the titles of the living entries of a range that are of one of the foods, or of a recipe with one of them. */
export async function listDaysRichIn(db: Db, ownerId: number, { from, to, foods }: { from: string; to: string; foods: readonly string[] }) {
  return selectEntries(db, ownerId)
    .leftJoin('recipes', 'recipes.id', 'diary_entries.recipe_id')
    .where('diary_entries.day', '>=', from)
    .where('diary_entries.day', '<=', to)
    .where((eb) =>
      eb.or([
        eb('diary_entries.food_id', 'in', [...foods]),
        eb.and([eb('diary_entries.food_id', 'is', null), eb('recipes.food_ids', '&&', sql<string[]>`${[...foods]}::text[]`)]),
      ]),
    )
    .groupBy('diary_entries.day')
    .orderBy('diary_entries.day')
    .select(['diary_entries.day', sql<string[]>`array_agg(distinct diary_entries.title order by diary_entries.title)`.as('rich')])
    .execute()
}

/** Living entries by their ids, in the order that they were written. */
export async function listEntriesById(db: Db | Trx, ownerId: number, ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  return selectEntries(db, ownerId)
    .where('id', 'in', [...ids])
    .selectAll()
    .orderBy('id')
    .execute()
}

/** Those of a range, day by day. */
export async function listEntriesBetween(db: Db, ownerId: number, from: string, to: string): Promise<EntryRow[]> {
  return selectEntries(db, ownerId).where('day', '>=', from).where('day', '<=', to).selectAll().orderBy('day').orderBy('id').execute()
}

export async function insertEntry(trx: Trx, entry: NewEntryRow): Promise<EntryRow> {
  return trx.insertInto('diary_entries').values(entry).returningAll().executeTakeFirstOrThrow()
}

/** Throws `not_found` for an entry that is not the owner's, or is deleted. */
export async function requireEntry(db: Db, ownerId: number, id: number): Promise<void> {
  const row = await db
    .selectFrom('diary_entries')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
}

/** Throws `not_found` for another's, and for a deleted one. */
export async function lockEntry(trx: Trx, ownerId: number, id: number): Promise<EntryRow> {
  const row = await lockEntryOrDeleted(trx, ownerId, id)
  if (row.deleted_at) throw new AppError('not_found')
  return row
}

/** The same, deleted or not. */
export async function lockEntryOrDeleted(trx: Trx, ownerId: number, id: number): Promise<EntryRow> {
  const row = await trx
    .selectFrom('diary_entries')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

export async function updateEntry(trx: Trx, id: number, changed: Updateable<DiaryEntriesRow>): Promise<EntryRow> {
  return trx.updateTable('diary_entries').set(changed).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Forgets entries for good that were deleted before a moment. */
export async function deleteEntriesDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('diary_entries').where('deleted_at', '<', before).execute()
}

/** The entry of a cooking goes for good with it, also one that is deleted and could be restored. */
export async function deleteEntryOfConsumption(trx: Trx, consumptionId: number): Promise<void> {
  await trx.deleteFrom('diary_entries').where('consumption_id', '=', consumptionId).execute()
}

/** Copies the entries of a day, or of one of its meals, to another day; how many there were. */
export async function copyEntries(
  trx: Trx,
  ownerId: number,
  { from, to, meal, at }: { from: string; to: string; meal: string | null; at: Date },
): Promise<string[]> {
  const nutrients = sql.join(NUTRIENTS.map((nutrient) => sql.ref(nutrient)))
  const { rows } = await sql<{ id: number | string }>`
    insert into diary_entries (
      owner_id, day, meal_type, source, title, recipe_id, food_id, cooking, gtin, portion_percent, grams, quantity, measure, figures, basis,
      ${nutrients}, coverage, created_at
    )
    select
      owner_id, ${to}, meal_type, source, title, recipe_id, food_id, cooking, gtin, portion_percent, grams, quantity, measure, figures, basis,
      ${nutrients}, coverage, ${at}
    from diary_entries
    where owner_id = ${ownerId} and day = ${from} and deleted_at is null and (${meal}::text is null or meal_type = ${meal})
    order by id
    returning id
  `.execute(trx)
  return rows.map(({ id }) => String(id))
}

export async function countEntriesOfDay(db: Db | Trx, ownerId: number, day: string): Promise<number> {
  const { count } = await selectEntries(db, ownerId)
    .where('day', '=', day)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What is told of each day of a range, whoever asks; its energy is told by meals. */
const SUMMED_MACROS = ['protein_g', 'fat_g', 'carbs_g'] as const

/**
 * Sums of the days of a range that have entries: energy by meals, protein, fat, carbohydrates and what is `watched`, that with how many entries
 * know it. Null where none of a day's entries does. Every column is added up for each of thousands of entries, so there is none that nobody asks for.
 */
export async function listDaySums(
  db: Db,
  ownerId: number,
  { from, to, watched }: { from: string; to: string; watched: readonly (keyof Nutrients)[] },
) {
  return selectEntries(db, ownerId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('day')
    .select((eb) => [
      'day',
      eb.fn.countAll<number>().as('entries'),
      eb.fn.avg<string>('coverage').as('coverage'),
      ...mealTypeSchema.options.map((meal) => eb.fn.sum<Decimal | null>('kcal').filterWhere('meal_type', '=', meal).as(meal)),
      ...[...new Set([...SUMMED_MACROS, ...watched])].map((nutrient) => eb.fn.sum<Decimal | null>(nutrient).as(nutrient)),
      ...watched.map((nutrient) => eb.fn.count<number>(nutrient).as(`${nutrient}_known` as const)),
    ])
    .execute()
}

/** Days with entries in a row that end on that day or the day before. */
export async function countStreak(db: Db, ownerId: number, today: string): Promise<number> {
  const { rows } = await sql<{ streak: number }>`
    with recursive streak (day) as (
      select max(day) from diary_entries
      where owner_id = ${ownerId} and deleted_at is null and day in (${today}::date, ${today}::date - 1)
      union all
      select day - 1 from streak
      where exists (
        select 1 from diary_entries as entry where entry.owner_id = ${ownerId} and entry.deleted_at is null and entry.day = streak.day - 1
      )
    )
    select count(day)::integer as streak from streak
  `.execute(db)
  return rows[0]?.streak ?? 0
}

/** What was written lately for a meal or any, one row a thing: the last entry of it, and how often in all and at that meal. */
export async function listHabits(db: Db, ownerId: number, { meal, since }: { meal: string; since: string }) {
  const { rows } = await sql<EntryRow & { times: number; times_at_meal: number }>`
    select distinct on (thing) entry.*, count(*) over (partition by thing)::integer as times,
      (count(*) filter (where meal_type = ${meal}) over (partition by thing))::integer as times_at_meal
    from (
      select *, coalesce('food:' || food_id || coalesce(':' || cooking, ''), 'recipe:' || recipe_id, 'gtin:' || gtin, 'title:' || lower(title)) as thing
      from diary_entries where owner_id = ${ownerId} and deleted_at is null and day >= ${since}
    ) as entry
    order by thing, (meal_type = ${meal}) desc, day desc, id desc
  `.execute(db)
  return rows
}

/**
 * Leftovers on the shelf of what a user cooked, with the dish that they are of: its recipe as far as it may still be read, and the figures that
 * its cooking was written with.
 */
export async function listLeftovers(db: Db, ownerId: number) {
  return (
    db
      .selectFrom('consumptions as cooked')
      .innerJoin('pantry_products as product', 'product.id', 'cooked.leftovers_product_id')
      .leftJoin('recipes as recipe', (join) =>
        join
          .onRef('recipe.id', '=', 'cooked.recipe_id')
          .on((on) => on.or([on('recipe.owner_id', '=', ownerId), on('recipe.published_at', 'is not', null)])),
      )
      // Also one that was deleted: its figures are as true.
      .leftJoin('diary_entries as eaten', 'eaten.consumption_id', 'cooked.id')
      .where('cooked.owner_id', '=', ownerId)
      .where('cooked.undone_at', 'is', null)
      .where('product.removed_at', 'is', null)
      .distinctOn('product.id')
      .orderBy('product.id')
      .orderBy('cooked.id', 'desc')
      .select([
        'product.id as product_id',
        'product.product_name',
        'product.earliest_best_before',
        'recipe.id as recipe_id',
        'cooked.title',
        'eaten.figures',
      ])
      .execute()
  )
}

/** Own products of a user whose names hold all these folded words: those that they named, and those that they ate. */
export async function listOwnProducts(db: Db, ownerId: number, words: readonly string[], limit: number) {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await sql<{ gtin: string; name: string; nutrition: unknown; grams: string | null; unit: string | null }>`
    select own.gtin, coalesce(named.name, off.name, own.title) as name, off.nutrition,
      case when named.unit in ('g', 'ml') then named.quantity end as grams, named.unit
    from (
      select gtin, null as title from user_products where owner_id = ${ownerId}
      union
      select distinct on (gtin) gtin, title from diary_entries
      where owner_id = ${ownerId} and gtin is not null and deleted_at is null
        and gtin not in (select gtin from user_products where owner_id = ${ownerId})
    ) as own
    left join user_products as named on named.gtin = own.gtin and named.owner_id = ${ownerId}
    left join off_products as off on off.gtin = own.gtin
    where translate(lower(coalesce(named.name, off.name, own.title)), 'ąćęłńóśźż', 'acelnoszz') like all (${patterns}::text[])
    order by name limit ${limit}
  `.execute(db)
  return rows
}
