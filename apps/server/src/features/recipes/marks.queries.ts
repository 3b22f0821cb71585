import { UNDO_HOURS } from '@spizarka/contract/limits'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

/** What one user did with a recipe. */
export interface Marks {
  isFavorite: boolean
  rating: number | null
  /** The latest cooking of it that can still be undone. */
  lastConsumption: { id: number; createdAt: Date } | null
}

const HOUR_MS = 3_600_000

/** Whether a user may mark a recipe, held in place until the transaction ends: their own, or one that is published. */
export async function holdVisibleRecipe(trx: Trx, id: number, userId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('recipes')
    .where('id', '=', id)
    .where((where) => where.or([where('owner_id', '=', userId), where('published_at', 'is not', null)]))
    .select('id')
    // One rating after another: the sum and the count are kept on the row.
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** What a user did with a recipe. */
export async function findMarks(db: Db | Trx, id: number, userId: number, now: Date): Promise<Marks> {
  const since = new Date(now.getTime() - UNDO_HOURS * HOUR_MS)
  const { rows } = await sql<{ is_favorite: boolean; rating: number | null }>`
    select exists (select from recipe_favorites where user_id = ${userId} and recipe_id = ${id}) as is_favorite,
      (select rating from recipe_ratings where user_id = ${userId} and recipe_id = ${id}) as rating
  `.execute(db)
  const consumption = await db
    .selectFrom('consumptions')
    .where('recipe_id', '=', id)
    .where('owner_id', '=', userId)
    .where('undone_at', 'is', null)
    .where('created_at', '>', since)
    .select(['id', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const [row] = rows
  return {
    isFavorite: row?.is_favorite ?? false,
    rating: row?.rating ?? null,
    lastConsumption: consumption ?? null,
  }
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

/** The recipe must be held: its sum and count change with the rating. */
export async function saveRating(trx: Trx, id: number, userId: number, rating: number, now: Date): Promise<void> {
  const before = await trx
    .selectFrom('recipe_ratings')
    .where('recipe_id', '=', id)
    .where('user_id', '=', userId)
    .select('rating')
    .executeTakeFirst()
  const rated = { rating, rated_at: now }
  await trx
    .insertInto('recipe_ratings')
    .values({ user_id: userId, recipe_id: id, ...rated })
    .onConflict((conflict) => conflict.columns(['user_id', 'recipe_id']).doUpdateSet(rated))
    .execute()
  await trx
    .updateTable('recipes')
    .set((eb) => ({
      rating_sum: eb('rating_sum', '+', rating - (before?.rating ?? 0)),
      rating_count: eb('rating_count', '+', before ? 0 : 1),
    }))
    .where('id', '=', id)
    .execute()
}
