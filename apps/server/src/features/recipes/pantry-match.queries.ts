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
