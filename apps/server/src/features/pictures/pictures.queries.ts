import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { PicturesRow } from '../../platform/db/row-types.gen.ts'

export async function insertPicture(db: Db, picture: Insertable<PicturesRow>): Promise<void> {
  await db.insertInto('pictures').values(picture).execute()
}

/** Whether there is a picture that anybody may see who has its address. */
export async function hasPicture(db: Db, key: string): Promise<boolean> {
  return (
    (await db.selectFrom('pictures').where('key', '=', key).where('kind', '<>', 'photo').select('key').executeTakeFirst()) !== undefined
  )
}

/** Whether there is a photo that somebody keeps; nobody's any more once they took it away or deleted their account. */
export async function hasPhoto(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('recipe_photos as photo')
    .innerJoin('users as owner', 'owner.id', 'photo.user_id')
    .where('photo.picture_key', '=', key)
    .where('photo.removed_at', 'is', null)
    .where('owner.deleted_at', 'is', null)
    .select('photo.picture_key')
    .union(db.selectFrom('recipe_comment_photos').where('picture_key', '=', key).select('picture_key'))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets photos that were taken away before a time; their pictures are orphans then. */
export async function deletePhotosRemovedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('recipe_photos').where('removed_at', '<', before).execute()
}

/** Pictures that no recipe and no photo has. */
function selectOrphans(db: Db) {
  return db
    .selectFrom('pictures as picture')
    .leftJoin('recipes as recipe', 'recipe.picture_key', 'picture.key')
    .leftJoin('recipe_photos as photo', 'photo.picture_key', 'picture.key')
    .leftJoin('recipe_comment_photos as comment_photo', 'comment_photo.picture_key', 'picture.key')
    .where('recipe.id', 'is', null)
    .where('photo.user_id', 'is', null)
    .where('comment_photo.author_id', 'is', null)
    .select('picture.key')
}

export async function isOrphan(db: Db, key: string): Promise<boolean> {
  return (await selectOrphans(db).where('picture.key', '=', key).executeTakeFirst()) !== undefined
}

/** Keys of orphans made before a time, oldest first. */
export async function listOrphans(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await selectOrphans(db).where('picture.created_at', '<', before).orderBy('picture.created_at').limit(limit).execute()
  return rows.map(({ key }) => key)
}

export async function deletePicture(db: Db, key: string): Promise<void> {
  await db.deleteFrom('pictures').where('key', '=', key).execute()
}
