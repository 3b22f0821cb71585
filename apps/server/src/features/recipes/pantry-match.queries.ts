import { type RawBuilder, sql } from 'kysely'
import { MIN_WEIGHED_G } from './facts/recipe-facts.ts'

/** A pantry as the database holds recipes against it: keys of what `recipes.needed_foods` may ask for. */
export interface PantryFoods {
  /** Keys of what is at home. */
  atHome: readonly string[]
  /** JSON of its grams, by key. */
  gramsAtHome: string
  /** Those of them that have to be used within days. */
  ending: readonly string[]
  /** Taken for there: counted neither as had nor as needed. */
  assumed: readonly string[]
}

/**
 * A join that says of each recipe how many foods it needs, how many of these are at home in the amount that it takes, and how many foods
 * it uses that end soon, and what share of it all is there, by the roots of the weights (`shareAtHome`); as `held.needed`, `held.have`, `held.ending`,
 * `held.share`. Takes some microseconds a recipe.
 */
export function joinPantryMatch({ gramsAtHome, ending, assumed }: PantryFoods): RawBuilder<unknown> {
  return sql`cross join lateral (
    select count(*) filter (where not is_assumed) as needed,
      count(*) filter (where not is_assumed and home >= grams) as have,
      count(*) filter (where food = any(${[...ending]}::text[])) as ending,
      coalesce(
        sum(weight * least(1, coalesce(home, 0) / greatest(grams, 1))) filter (where not is_assumed)
        / nullif(sum(weight) filter (where not is_assumed), 0), 0
      ) as share
    from (
      select need.food, need.grams, sqrt(greatest(need.grams, ${MIN_WEIGHED_G})) as weight, need.food = any(${[...assumed]}::text[]) as is_assumed,
        (${gramsAtHome}::jsonb -> need.food)::real as home
      from unnest(recipe.needed_foods, recipe.needed_grams) as need (food, grams)
    ) as need
  ) as held`
}

/** Of a large library only this many candidates are compared with a pantry: the best rated ones, and those found by the foods at home. */
export const MAX_LIKED_CANDIDATES = 300
const MAX_PANTRY_CANDIDATES = 1000
/** Rows read per candidate, since filters drop some. */
const ROWS_READ_PER_CANDIDATE = 3
/** Foods to be used soon get more candidates. */
const USE_SOON_FACTOR = 3

/**
 * Ids of the published recipes worth holding against a pantry, as the table `nearest` of a `with`: those that meet the conditions and are liked
 * best, and of each food at home those liked best of what takes it and nothing rarer. A recipe of which everything is there is under the
 * rarest of its foods. However large the library is, these are as many.
 */
export function nearestPublished(
  { atHome, assumed, ending }: PantryFoods,
  conditions: RawBuilder<unknown>,
  liked: number,
): RawBuilder<unknown> {
  const foods = [...new Set([...ending, ...atHome, ...assumed])]
  const each = Math.ceil((2 * MAX_PANTRY_CANDIDATES) / Math.max(1, foods.length + (USE_SOON_FACTOR - 1) * ending.length))
  const shares = foods.map((food) => (ending.includes(food) ? each * USE_SOON_FACTOR : each))
  return sql`
    nearest as materialized (
      ${likedPublished(conditions, liked)}
      union
      (select found.id from unnest(${foods}::text[], ${shares}::integer[]) as kept (food, share)
      cross join lateral (
        select recipe.id from (
          select * from recipes as known where known.published_at is not null and known.needed_foods[1] = kept.food
          order by known.rating_rank desc nulls last, known.id desc limit kept.share * ${ROWS_READ_PER_CANDIDATE}
        ) as recipe
        where ${conditions} limit kept.share
      ) as found limit ${MAX_PANTRY_CANDIDATES})
    )
  `
}

/** What is liked best first; what nobody rated, or the same, in an order that favours none (0087). */
export const BY_RATING = sql`recipe.rating_rank desc nulls last, recipe_turn(recipe.id), recipe.id desc`

/** Ids of the published recipes that meet the conditions and are liked best. */
function likedPublished(conditions: RawBuilder<unknown>, liked: number): RawBuilder<unknown> {
  return sql`(
    select recipe.id from recipes as recipe where recipe.published_at is not null and ${conditions}
    order by ${BY_RATING} limit ${liked}
  )`
}
