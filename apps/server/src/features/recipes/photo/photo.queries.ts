import type { Db, Trx } from '../../../platform/db/connect.ts'

/** Whose photo of which recipe. */
export interface PhotoOf {
  userId: number
  recipeId: number
}

/** A user's photo of a recipe with its size; `removed` asks for the one that was taken away. */
export async function findPhoto(db: Db | Trx, { userId, recipeId }: PhotoOf, removed: boolean) {
  return db
    .selectFrom('recipe_photos as photo')
    .innerJoin('pictures as picture', 'picture.key', 'photo.picture_key')
    .where('photo.user_id', '=', userId)
    .where('photo.recipe_id', '=', recipeId)
    .where('photo.removed_at', removed ? 'is not' : 'is', null)
    .select(['photo.picture_key', 'picture.kind as picture_kind', 'picture.width', 'picture.height', 'photo.removed_at'])
    .executeTakeFirst()
}

/** How many photos a user keeps, and how many of them were taken away; the pantry's lock makes the count hold. */
export async function countPhotos(trx: Trx, userId: number): Promise<{ kept: number; removed: number }> {
  return trx
    .selectFrom('recipe_photos')
    .where('user_id', '=', userId)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('removed_at', 'is', null).as('kept'),
      eb.fn.countAll<number>().filterWhere('removed_at', 'is not', null).as('removed'),
    ])
    .executeTakeFirstOrThrow()
}

/** Gives the keys of their pictures, as the next does. */
export async function deletePhoto(trx: Trx, { userId, recipeId }: PhotoOf): Promise<string[]> {
  const rows = await trx
    .deleteFrom('recipe_photos')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .returning('picture_key')
    .execute()
  return rows.map(({ picture_key: key }) => key)
}

export async function deleteRemovedPhotos(trx: Trx, userId: number): Promise<string[]> {
  const rows = await trx
    .deleteFrom('recipe_photos')
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .returning('picture_key')
    .execute()
  return rows.map(({ picture_key: key }) => key)
}

export async function insertPhoto(trx: Trx, { userId, recipeId }: PhotoOf, key: string, now: Date): Promise<void> {
  await trx.insertInto('recipe_photos').values({ user_id: userId, recipe_id: recipeId, picture_key: key, added_at: now }).execute()
}

/** False where there is none. */
export async function updatePhotoRemoved(db: Db, { userId, recipeId }: PhotoOf, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipe_photos')
    .set({ removed_at: now })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function updatePhotoRestored(trx: Trx, { userId, recipeId }: PhotoOf): Promise<void> {
  await trx.updateTable('recipe_photos').set({ removed_at: null }).where('user_id', '=', userId).where('recipe_id', '=', recipeId).execute()
}
