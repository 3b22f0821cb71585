import { UNDO_HOURS } from '@spizarka/contract/limits'
import { type DishKind, dishKindSchema } from '@spizarka/contract/recipe-parts'
import { sql } from 'kysely'
import { addHours } from '../../platform/clock/clock.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'

interface Cooking {
  id: number
  createdAt: Date
}

/** What one user did with a recipe. */
export interface Marks {
  isFavorite: boolean
  rating: number | null
  /** At any time, and not undone. */
  isCooked: boolean
  /** The latest cooking of it that can still be undone. */
  lastConsumption: Cooking | null
}

export interface MarkedRecipe {
  isOwn: boolean
  isPublished: boolean
}

/**
 * A recipe that a user may mark: their own, or one that is published; undefined where there is none. Until the transaction ends it is not
 * deleted, and `alone`, not published either.
 */
export async function lockVisibleRecipe(trx: Trx, id: number, userId: number, { alone = false } = {}): Promise<MarkedRecipe | undefined> {
  const recipes = trx
    .selectFrom('recipes')
    .where('id', '=', id)
    .where((where) => where.or([where('owner_id', '=', userId), where('published_at', 'is not', null)]))
    .select(['owner_id', 'published_at'])
  const row = await (alone ? recipes.forNoKeyUpdate() : recipes.forKeyShare()).executeTakeFirst()
  return row && { isOwn: row.owner_id === userId, isPublished: row.published_at !== null }
}

/** What a user did with a recipe. */
export async function findMarks(db: Db | Trx, id: number, userId: number, now: Date): Promise<Marks> {
  const { rows } = await sql<{ is_favorite: boolean; rating: number | null; is_cooked: boolean }>`
    select exists (select from recipe_favorites where user_id = ${userId} and recipe_id = ${id}) as is_favorite,
      (select rating from recipe_ratings where user_id = ${userId} and recipe_id = ${id}) as rating,
      exists (select from consumptions where owner_id = ${userId} and recipe_id = ${id} and undone_at is null) as is_cooked
  `.execute(db)
  const consumption = await findConsumptionSince(db, id, userId, addHours(now, -UNDO_HOURS))
  const [row] = rows
  return {
    isFavorite: row?.is_favorite ?? false,
    rating: row?.rating ?? null,
    isCooked: row?.is_cooked ?? false,
    lastConsumption: consumption ?? null,
  }
}

/** How many gave one star, two, up to five; nobody is asked where nobody rated. */
export async function countRatings(db: Db | Trx, recipe: { id: number; rating_count: number }): Promise<number[]> {
  if (recipe.rating_count === 0) return [0, 0, 0, 0, 0]
  const { rows } = await sql<{ counts: number[] }>`
    select array(
      select count(given.rating)::integer from generate_series(1, 5) as stars (number)
      left join recipe_ratings as given on given.recipe_id = ${recipe.id} and given.rating = stars.number
      group by stars.number order by stars.number
    ) as counts
  `.execute(db)
  return rows[0]?.counts ?? [0, 0, 0, 0, 0]
}

/** A user's latest cooking of a recipe after a time, unless it was undone. */
export async function findConsumptionSince(db: Db | Trx, id: number, userId: number, since: Date): Promise<Cooking | undefined> {
  return db
    .selectFrom('consumptions')
    .where('recipe_id', '=', id)
    .where('owner_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('created_at', '>', since)
    .select(['id', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Marks a recipe; one that is marked keeps the time of its first mark. */
export async function insertFavorite(trx: Trx, id: number, userId: number, now: Date): Promise<void> {
  await trx
    .insertInto('recipe_favorites')
    .values({ user_id: userId, recipe_id: id, marked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFavorite(trx: Trx, id: number, userId: number): Promise<void> {
  await trx.deleteFrom('recipe_favorites').where('recipe_id', '=', id).where('user_id', '=', userId).execute()
}

/** What the user said before gives way; the recipe's mean follows by itself. */
export async function upsertRating(trx: Trx, id: number, userId: number, rating: number, now: Date): Promise<void> {
  const rated = { rating, rated_at: now }
  await trx
    .insertInto('recipe_ratings')
    .values({ user_id: userId, recipe_id: id, ...rated })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(rated))
    .execute()
}

const DAYS = 14
const DAY_MS = 86_400_000

/** A dish that was offered or cooked lately. */
export interface RecentDish {
  baseId: string | null
  title: string
  kind: DishKind
  foods: string[]
  daysAgo: number
}

/** What a user was composed and what they cooked in the last two weeks, newest first. */
export async function listRecentDishes(db: Db | Trx, userId: number, now: Date): Promise<RecentDish[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const { rows } = await sql<{ base_id: string | null; title: string; kind: string; food_ids: string[]; at: Date }>`
    select recipe.base_id, recipe.title, recipe.kind, recipe.food_ids, made.at from (
      select id, created_at as at from recipes where owner_id = ${userId} and source = 'generated' and created_at > ${since}
      union all
      select recipe_id, created_at from consumptions
      where owner_id = ${userId} and undone_at is null and recipe_id is not null and created_at > ${since}
    ) as made join recipes as recipe on recipe.id = made.id
    order by made.at desc, recipe.id desc
  `.execute(db)
  return rows.map(({ base_id, title, kind, food_ids, at }) => ({
    baseId: base_id,
    title,
    kind: dishKindSchema.parse(kind),
    foods: food_ids,
    daysAgo: Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS)),
  }))
}

/** How a user rated dishes of the base, the copies that were adapted for them among these; of several the latest counts. */
export async function listBaseRatings(db: Db | Trx, userId: number): Promise<{ baseId: string; rating: number }[]> {
  const rows = await db
    .selectFrom('recipe_ratings as given')
    .innerJoin('recipes as recipe', 'recipe.id', 'given.recipe_id')
    .where('given.user_id', '=', userId)
    .where('recipe.base_id', 'is not', null)
    .distinctOn('recipe.base_id')
    .select(['recipe.base_id', 'given.rating'])
    .orderBy('recipe.base_id')
    .orderBy('given.rated_at', 'desc')
    .execute()
  return rows.flatMap(({ base_id, rating }) => (base_id === null ? [] : { baseId: base_id, rating }))
}
