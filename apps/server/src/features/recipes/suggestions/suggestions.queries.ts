import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { joinPantryMatch, nearestPublished, type PantryFoods } from '../pantry-match.queries.ts'

/** Published recipes that are looked at for being liked: all of a library like our own. */
const MAX_LIKED_CANDIDATES = 1000

interface CandidateQuery {
  pantry: PantryFoods
  /** What the eater must not be served: traits and foods. */
  without: { traits: number; foods: readonly string[] }
  /** From when on it is asked when a recipe was cooked. */
  cookedSince: Date
  limit: number
}

/** A recipe that may be worth suggesting. */
export interface CandidateRow {
  id: number
  /** Of the base, or the recipe of it that this one was adapted from. */
  base_id: string | null
  /** The `equipment` of the content. */
  equipment: unknown
  cooked_at: Date | null
}

/**
 * The user's own recipes, and of the published ones those worth a look, that have most in common with a pantry, by their foods alone: amounts, the gate's last word and
 * the order are for whoever reads these few.
 */
export async function listCandidates(
  db: Db,
  userId: number,
  { pantry, without, cookedSince, limit }: CandidateQuery,
): Promise<CandidateRow[]> {
  const isServed = sql`recipe.traits & ${without.traits}::integer < 1 and not recipe.food_ids && ${[...without.foods]}::text[]`
  const { rows } = await sql<CandidateRow>`
    with ${nearestPublished(pantry, isServed, MAX_LIKED_CANDIDATES)}, candidate as materialized (
      select recipe.id
      from (select id from recipes where owner_id = ${userId} union select id from nearest) as near
      join recipes as recipe using (id) ${joinPantryMatch(pantry)}
      where held.share > 0 and ${isServed}
      order by 2 * held.share - 0.15 * (held.needed - held.have) + 0.5 * least(held.ending, 2) desc, recipe.id
      limit ${limit}
    )
    select recipe.id, recipe.base_id, recipe.content -> 'equipment' as equipment, (
      select max(created_at) from consumptions
      where recipe_id = recipe.id and owner_id = ${userId} and undone_at is null and created_at > ${cookedSince}
    ) as cooked_at
    from candidate join recipes as recipe using (id)
  `.execute(db)
  return rows
}
