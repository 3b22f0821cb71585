import type { DishKind } from '@spizarka/contract/recipe-parts'
import { dishKindSchema } from '@spizarka/contract/recipe-parts'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

const DAYS = 14
const DAY_MS = 86_400_000

/** A dish that was offered or cooked lately. */
export interface RecentDish {
  baseId: string | null
  kind: DishKind
  foods: string[]
  daysAgo: number
}

/** What a user was composed and what they cooked in the last two weeks, newest first. */
export async function recentDishes(db: Db | Trx, userId: number, now: Date): Promise<RecentDish[]> {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const { rows } = await sql<{ base_id: string | null; kind: string; food_ids: string[]; at: Date }>`
    select recipe.base_id, recipe.kind, recipe.food_ids, made.at from (
      select id, created_at as at from recipes where owner_id = ${userId} and source = 'generated' and created_at > ${since}
      union all
      select recipe_id, created_at from consumptions
      where owner_id = ${userId} and undone_at is null and recipe_id is not null and created_at > ${since}
    ) as made join recipes as recipe on recipe.id = made.id
    order by made.at desc, recipe.id desc
  `.execute(db)
  return rows.map(({ base_id, kind, food_ids, at }) => ({
    baseId: base_id,
    kind: dishKindSchema.parse(kind),
    foods: food_ids,
    daysAgo: Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS)),
  }))
}

/** How a user rated dishes of the base, the copies that were adapted for them among these; of several the latest counts. */
export async function ratingsOfBase(db: Db | Trx, userId: number): Promise<{ baseId: string; rating: number }[]> {
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
