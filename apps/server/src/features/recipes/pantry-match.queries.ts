import { type RawBuilder, sql } from 'kysely'

/** A pantry as the database holds recipes against it: keys of what `recipes.needed_foods` may ask for. */
export interface PantryFoods {
  /** Grams that are at home, by key. */
  atHome: ReadonlyMap<string, number>
  /** Those of them that have to be used within days. */
  ending: readonly string[]
  /** Taken for there: counted neither as had nor as needed. */
  assumed: readonly string[]
}

/**
 * A join that says of each recipe how many foods it needs, how many of these are at home in the amount that it takes, and how many foods
 * it uses that end soon; as `held.needed`, `held.have`, `held.ending`. Takes some microseconds a recipe.
 */
export function heldAgainst({ atHome, ending, assumed }: PantryFoods): RawBuilder<unknown> {
  return sql`cross join lateral (
    select count(*) filter (where need.food <> all(${[...assumed]}::text[])) as needed,
      count(*) filter (
        where (${JSON.stringify(Object.fromEntries(atHome))}::jsonb -> need.food)::real >= need.grams and need.food <> all(${[...assumed]}::text[])
      ) as have,
      count(*) filter (where need.food = any(${[...ending]}::text[])) as ending
    from unnest(recipe.needed_foods, recipe.needed_grams) as need (food, grams)
  ) as held`
}

/** Of a large library so many are held against a pantry for being liked best, and as many again for what is at home. */
export const LIKED = 300
const FOUND = 1000
/** Of each food so many are looked at for one that a filter may leave. */
const LOOKED_AT = 3
/** What ends soon is looked for harder. */
const ENDING_TIMES = 3

/**
 * Ids of the published recipes worth holding against a pantry, as the table `nearest` of a `with`: those that meet the conditions and are liked
 * best, and of each food at home those liked best of what takes it and nothing rarer. A recipe of which everything is there stands under the
 * rarest of its foods. However large the library is, these are as many.
 */
export function nearestPublished(
  { atHome, assumed, ending }: PantryFoods,
  conditions: RawBuilder<unknown>,
  liked: number,
): RawBuilder<unknown> {
  const foods = [...new Set([...ending, ...atHome.keys(), ...assumed])]
  const each = Math.ceil((2 * FOUND) / Math.max(1, foods.length + (ENDING_TIMES - 1) * ending.length))
  const shares = foods.map((food) => (ending.includes(food) ? each * ENDING_TIMES : each))
  return sql`
    nearest as materialized (
      ${likedPublished(conditions, liked)}
      union
      (select found.id from unnest(${foods}::text[], ${shares}::integer[]) as kept (food, share)
      cross join lateral (
        select recipe.id from (
          select * from recipes as known where known.published_at is not null and known.needed_foods[1] = kept.food
          order by known.rating_rank desc nulls last, known.id desc limit kept.share * ${LOOKED_AT}
        ) as recipe
        where ${conditions} limit kept.share
      ) as found limit ${FOUND})
    )
  `
}

/** Ids of the published recipes that meet the conditions and are liked best. */
function likedPublished(conditions: RawBuilder<unknown>, liked: number): RawBuilder<unknown> {
  return sql`(
    select recipe.id from recipes as recipe where recipe.published_at is not null and ${conditions}
    order by recipe.rating_rank desc nulls last, recipe.id desc limit ${liked}
  )`
}
