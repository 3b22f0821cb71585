import type { Insertable, Selectable } from 'kysely'
import type { Trx } from '../../../platform/db/connect.ts'
import type { RecipeCommentPhotosRow } from '../../../platform/db/row-types.gen.ts'

/** How many comment photos a user has; exact while the pantry's lock is held. */
export async function countCommentPhotos(trx: Trx, authorId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('recipe_comment_photos')
    .where('author_id', '=', authorId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCommentPhoto(trx: Trx, photo: Insertable<RecipeCommentPhotosRow>): Promise<void> {
  await trx.insertInto('recipe_comment_photos').values(photo).execute()
}

/** Gives the key of its picture; undefined where a comment has no photo. */
export async function deleteCommentPhoto(trx: Trx, commentId: number): Promise<string | undefined> {
  const row = await trx.deleteFrom('recipe_comment_photos').where('comment_id', '=', commentId).returning('picture_key').executeTakeFirst()
  return row?.picture_key
}

export async function findCommentPhoto(trx: Trx, commentId: number): Promise<Selectable<RecipeCommentPhotosRow> | null> {
  return (await trx.selectFrom('recipe_comment_photos').selectAll().where('comment_id', '=', commentId).executeTakeFirst()) ?? null
}

/** Stores a moderator's decision on one photo; a newer photo is left alone. */
export async function updateCommentPhotoState(
  trx: Trx,
  commentId: number,
  key: string,
  state: RecipeCommentPhotosRow['state'],
): Promise<void> {
  await trx.updateTable('recipe_comment_photos').set({ state }).where('comment_id', '=', commentId).where('picture_key', '=', key).execute()
}
