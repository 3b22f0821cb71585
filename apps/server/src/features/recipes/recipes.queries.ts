import type { PublicationState } from '@spizarka/contract/publication-states'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { RecipesRow } from '../../platform/db/row-types.gen.ts'
import { withDraft } from './content/recipe-text.ts'

const PICTURE = ['picture.key as picture_key', 'picture.kind as picture_kind', 'picture.width', 'picture.height'] as const

/** Recipes as one user sees them, with their photo of it where they took one; null is a guest. */
function selectRecipes(db: Db | Trx, viewerId: number | null) {
  return db
    .selectFrom('recipes as recipe')
    .leftJoin('recipe_photos as photo', (join) =>
      join.onRef('photo.recipe_id', '=', 'recipe.id').on('photo.user_id', '=', viewerId).on('photo.removed_at', 'is', null),
    )
    .leftJoin('pictures as picture', (join) =>
      join.on((eb) => eb('picture.key', '=', eb.fn.coalesce('photo.picture_key', 'recipe.picture_key'))),
    )
    .leftJoin('author_names as author', 'author.user_id', 'recipe.owner_id')
    .leftJoin('recipes as model', (join) => join.onRef('model.id', '=', 'recipe.copied_from').on('model.published_at', 'is not', null))
    .leftJoin('author_names as model_author', 'model_author.user_id', 'model.owner_id')
    .select([
      'recipe.id',
      'recipe.owner_id',
      'recipe.source',
      'recipe.base_id',
      'recipe.title',
      'recipe.about',
      'recipe.kind',
      'recipe.meal_types',
      'recipe.servings',
      'recipe.active_minutes',
      'recipe.total_minutes',
      'recipe.device',
      'recipe.keeps_days',
      'recipe.content',
      'recipe.why',
      'recipe.unmet',
      'recipe.asked_meal',
      'recipe.food_ids',
      'recipe.traits',
      'recipe.kcal_per_serving',
      'recipe.source_url',
      'recipe.share_token',
      'recipe.rating_mean',
      'recipe.rating_count',
      'recipe.comment_count',
      'recipe.published_at',
      'recipe.draft',
      'author.name as author_name',
      'model.id as model_id',
      'model.title as model_title',
      'model.source as model_source',
      'model_author.name as model_author_name',
      'recipe.created_at',
      ...PICTURE,
    ])
}

/** A whole recipe with its picture. */
export type RecipeRow = Awaited<ReturnType<typeof selectVisible>> & {}

/** A recipe that the user may read: their own, as they have it, or one that is published. */
export async function findVisibleRecipe(db: Db | Trx, id: number, userId: number): Promise<RecipeRow | undefined> {
  const row = await selectVisible(db, id, userId)
  return row?.owner_id === userId ? withDraft(row) : row
}

async function selectVisible(db: Db | Trx, id: number, userId: number) {
  return selectRecipes(db, userId)
    .where('recipe.id', '=', id)
    .where((where) => where.or([where('recipe.owner_id', '=', userId), where('recipe.published_at', 'is not', null)]))
    .executeTakeFirst()
}

/** `viewerId` is whose photo is meant. */
export async function findPublishedRecipe(db: Db | Trx, id: number, viewerId: number | null): Promise<RecipeRow | undefined> {
  return selectRecipes(db, viewerId).where('recipe.id', '=', id).where('recipe.published_at', 'is not', null).executeTakeFirst()
}

/** A recipe whoever's it is, as it is kept: for moderators. */
export async function findRecipeRow(db: Db | Trx, id: number): Promise<RecipeRow | undefined> {
  return selectRecipes(db, null).where('recipe.id', '=', id).executeTakeFirst()
}

/** Nobody's any more once its owner deleted their account, though it is purged later. */
export async function findSharedRecipe(db: Db, token: string): Promise<RecipeRow | undefined> {
  return selectRecipes(db, null)
    .innerJoin('users as owner', 'owner.id', 'recipe.owner_id')
    .where('recipe.share_token', '=', token)
    .where('owner.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Locks the owner's recipe against other changes. */
export async function lockOwnRecipe(trx: Trx, id: number, ownerId: number): Promise<Selectable<RecipesRow> | undefined> {
  return trx.selectFrom('recipes').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().forNoKeyUpdate().executeTakeFirst()
}

export async function insertRow(trx: Trx, row: Insertable<RecipesRow>): Promise<number> {
  const { id } = await trx.insertInto('recipes').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The recipe's lock must be held. */
export async function updateRow(trx: Trx, id: number, row: Updateable<RecipesRow>): Promise<void> {
  await trx.updateTable('recipes').set(row).where('id', '=', id).execute()
}

/** The recipe's lock must be held; the picture it had before is nobody's and is purged. */
export async function updatePicture(trx: Trx, id: number, key: string): Promise<void> {
  await trx.updateTable('recipes').set({ picture_key: key }).where('id', '=', id).execute()
}

/** False when the owner has no such recipe. */
export async function deleteOwnRecipe(trx: Trx, id: number, ownerId: number): Promise<boolean> {
  const result = await trx.deleteFrom('recipes').where('id', '=', id).where('owner_id', '=', ownerId).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** The pantry's lock makes the count hold. */
export async function countOwnRecipes(trx: Trx, ownerId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('recipes')
    .where('owner_id', '=', ownerId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Gives the recipe a token unless it has one, and its token; undefined when the owner has no such recipe. */
export async function updateShareToken(db: Db, id: number, ownerId: number, token: string): Promise<string | undefined> {
  const row = await db
    .updateTable('recipes')
    .set((eb) => ({ share_token: eb.fn.coalesce('share_token', eb.val(token)) }))
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('share_token')
    .executeTakeFirst()
  return row?.share_token ?? undefined
}

/** False when the owner has no such recipe. */
export async function deleteShareToken(db: Db, id: number, ownerId: number): Promise<boolean> {
  const result = await db
    .updateTable('recipes')
    .set({ share_token: null })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Of recipes what happened to the text that their author sent last; what was taken back says nothing while another text stands. */
export async function listPublicationStates(db: Db | Trx, recipeIds: readonly number[]): Promise<Map<number, PublicationState>> {
  if (recipeIds.length === 0) return new Map()
  const { rows } = await sql<{ recipe_id: number; state: PublicationState }>`
    select distinct on (recipe_id) recipe_id, state from recipe_publications
    where recipe_id = any(${[...recipeIds]}::bigint[]) and superseded_at is null
    order by recipe_id, (state = 'withdrawn'), id desc
  `.execute(db)
  return new Map(rows.map(({ recipe_id, state }) => [recipe_id, state]))
}
