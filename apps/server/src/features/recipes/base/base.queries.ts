import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { RecipesRow } from '../../../platform/db/row-types.gen.ts'
import type { RecipeFacts } from '../facts/recipe-facts.ts'

/** Ids of the published recipes of the base that are as this version of the knowledge has them. */
export async function listCurrentBaseIds(db: Db, version: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recipes')
    .where('source', '=', 'base')
    .where('computed_with', '=', version)
    .where('published_at', 'is not', null)
    .select('base_id')
    .execute()
  return rows.flatMap(({ base_id }) => base_id ?? [])
}

/**
 * Upserts a recipe of the base. Its publication date is kept; its card is removed, to be drawn again, if it would look different.
 */
export async function upsertBaseRecipe(db: Db, row: Insertable<RecipesRow>): Promise<number> {
  const { created_at: _, published_at: publishedAt, ...changed } = row
  const { id } = await db
    .insertInto('recipes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('base_id')
        .where('source', '=', 'base')
        .doUpdateSet((eb) => ({
          ...changed,
          published_at: eb.fn.coalesce('recipes.published_at', eb.val(publishedAt)),
          picture_key: sql<string | null>`case
            when (recipes.title, recipes.kind, recipes.content -> 'ingredients')
              is not distinct from (excluded.title, excluded.kind, excluded.content -> 'ingredients') then recipes.picture_key
          end`,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The pictures of recipes of the base, by their ids in it. */
export async function listBasePictures(db: Db, baseIds: readonly string[]) {
  if (baseIds.length === 0) return []
  return db
    .selectFrom('recipes as recipe')
    .innerJoin('pictures as picture', 'picture.key', 'recipe.picture_key')
    .where('recipe.source', '=', 'base')
    .where('recipe.base_id', 'in', baseIds)
    .select(['recipe.base_id', 'picture.key as picture_key', 'picture.kind as picture_kind', 'picture.width', 'picture.height'])
    .execute()
}

/** Unpublishes recipes that left the base; their rows stay for favourites, ratings and cookings. */
export async function updateOthersUnpublished(db: Db, baseIds: readonly string[]): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ published_at: null })
    .where('source', '=', 'base')
    .where('published_at', 'is not', null)
    .where('base_id', 'not in', [...baseIds])
    .execute()
}

/** Published recipes of the base without a picture. */
export async function listUndrawn(db: Db, limit: number) {
  return db
    .selectFrom('recipes')
    .where('source', '=', 'base')
    .where('published_at', 'is not', null)
    .where('picture_key', 'is', null)
    .select(['id', 'base_id', 'title', 'kind', 'content', 'computed_with'])
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Attaches a card to a recipe without a picture, unless the recipe has changed since it was read. */
export async function updateFirstPicture(db: Db, { id, computed_with }: { id: number; computed_with: string }, key: string): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ picture_key: key })
    .where('id', '=', id)
    .where('computed_with', '=', computed_with)
    .where('picture_key', 'is', null)
    .execute()
}

/** A user's recipe to draw; undefined where it has a picture that is not one of our drawings. */
export async function findDrawable(db: Db, id: number) {
  return db
    .selectFrom('recipes as recipe')
    .leftJoin('pictures as picture', 'picture.key', 'recipe.picture_key')
    .where('recipe.id', '=', id)
    .where('recipe.owner_id', 'is not', null)
    .where((eb) => eb.or([eb('picture.kind', 'is', null), eb('picture.kind', '=', 'drawn')]))
    .select(['recipe.id', 'recipe.title', 'recipe.kind', 'recipe.content', 'recipe.picture_key', 'recipe.updated_at'])
    .executeTakeFirst()
}

/** Replaces a recipe's card, unless card or recipe have changed since they were read. */
export async function updateDrawnPicture(
  db: Db,
  { id, picture_key, updated_at }: { id: number; picture_key: string | null; updated_at: Date },
  key: string,
): Promise<void> {
  await db
    .updateTable('recipes')
    .set({ picture_key: key })
    .where('id', '=', id)
    // A Date has milliseconds, PostgreSQL finer ones.
    .where(sql`date_trunc('milliseconds', updated_at)`, '=', updated_at)
    .where('picture_key', 'is not distinct from', picture_key)
    .execute()
}

/** Locks up to `limit` recipes of users behind `afterId` whose facts were computed with other knowledge, in the order of their ids. */
export async function lockOutdated(trx: Trx, version: string, afterId: number, limit: number) {
  return trx
    .selectFrom('recipes')
    .where('source', '<>', 'base')
    .where('computed_with', '<>', version)
    .where('id', '>', afterId)
    .select(['id', 'title', 'servings', 'picture_key'])
    .select(sql`content -> 'ingredients'`.as('ingredients'))
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute()
}

/** Their locks must be held. */
export async function updateFacts(trx: Trx, facts: readonly ({ id: number } & RecipeFacts)[]): Promise<void> {
  await sql`
    update recipes set food_ids = array(select jsonb_array_elements_text(new.food_ids)),
      needed_foods = array(select jsonb_array_elements_text(new.needed_foods)),
      needed_grams = array(select grams::real from jsonb_array_elements_text(new.needed_grams) as grams), traits = new.traits,
      kcal_per_serving = new.kcal_per_serving, protein_per_serving = new.protein_per_serving,
      search_text = new.search_text, computed_with = new.computed_with
    from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as new (
      id bigint, food_ids jsonb, needed_foods jsonb, needed_grams jsonb, traits integer, kcal_per_serving numeric,
      protein_per_serving numeric, search_text text, computed_with text
    )
    where recipes.id = new.id
  `.execute(trx)
}
