import type { Insertable } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { PicturesRow } from '../../platform/db/row-types.gen.ts'

export async function insertPicture(db: Db, picture: Insertable<PicturesRow>): Promise<void> {
  await db.insertInto('pictures').values(picture).execute()
}

export async function hasPicture(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('pictures').where('key', '=', key).select('key').executeTakeFirst()) !== undefined
}

/** Keys of pictures made before a time that no recipe has, oldest first. */
export async function listOrphans(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures as picture')
    .leftJoin('recipes as recipe', 'recipe.picture_key', 'picture.key')
    .where('picture.created_at', '<', before)
    .where('recipe.id', 'is', null)
    .select('picture.key')
    .orderBy('picture.created_at')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

export async function deletePicture(db: Db, key: string): Promise<void> {
  await db.deleteFrom('pictures').where('key', '=', key).execute()
}
