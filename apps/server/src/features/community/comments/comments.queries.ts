import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { RecipeCommentsRow } from '../../../platform/db/row-types.gen.ts'

/** A comment with who wrote it, and what they did with the recipe. */
export interface CommentRow {
  id: number
  recipe_id: number
  author_id: number | null
  author_name: string | null
  text: string
  state: RecipeCommentsRow['state']
  reply: string | null
  replied_at: Date | null
  created_at: Date
  edited_at: Date | null
  rating: number | null
  cooked: boolean
  picture_key: string | null
  width: number | null
  height: number | null
  photo_state: 'held' | 'visible' | null
}

const comments = sql`
  select comment.id, comment.recipe_id, comment.author_id, author.name as author_name, comment.text, comment.state, comment.reply,
    comment.replied_at, comment.created_at, comment.edited_at, given.rating,
    exists (
      select from consumptions as cooking
      where cooking.owner_id = comment.author_id and cooking.recipe_id = comment.recipe_id and cooking.undone_at is null
    ) as cooked,
    photo.picture_key, photo.state as photo_state, picture.width, picture.height
  from recipe_comments as comment
  left join recipe_comment_photos as photo on photo.comment_id = comment.id
  left join pictures as picture on picture.key = photo.picture_key
  left join author_names as author on author.user_id = comment.author_id
  left join recipe_ratings as given on given.user_id = comment.author_id and given.recipe_id = comment.recipe_id
`

/** The comments a viewer sees: visible ones, and their own held ones. */
const readBy = (viewerId: number | null) => sql`(comment.state = 'visible' or (comment.state = 'held' and comment.author_id = ${viewerId}))`

/** A page of the comments on a recipe that a viewer reads, newest first. */
export async function listComments(
  db: Db,
  recipeId: number,
  viewerId: number | null,
  { limit, offset }: { limit: number; offset: number },
) {
  const { rows } = await sql<CommentRow>`
    ${comments} where comment.recipe_id = ${recipeId} and ${readBy(viewerId)}
    order by comment.created_at desc, comment.id desc limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}

export async function countComments(db: Db, recipeId: number, viewerId: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from recipe_comments as comment where comment.recipe_id = ${recipeId} and ${readBy(viewerId)}
  `.execute(db)
  return rows[0]?.count ?? 0
}

export async function findComment(db: Db | Trx, id: number): Promise<CommentRow | undefined> {
  const { rows } = await sql<CommentRow>`${comments} where comment.id = ${id}`.execute(db)
  return rows[0]
}

export async function insertComment(trx: Trx, row: Insertable<RecipeCommentsRow>): Promise<number> {
  const { id } = await trx.insertInto('recipe_comments').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Changes a comment of the author's that was not taken away; false where there is none. */
export async function updateOwnComment(trx: Trx, id: number, authorId: number, row: Updateable<RecipeCommentsRow>): Promise<boolean> {
  const result = await trx
    .updateTable('recipe_comments')
    .set(row)
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False where the author has no such comment. */
export async function deleteOwnComment(db: Db | Trx, id: number, authorId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('recipe_comments')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .where('state', '<>', 'removed')
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Locks a comment of whoever's; undefined where there is none. */
export async function lockComment(trx: Trx, id: number): Promise<Pick<RecipeCommentsRow, 'author_id' | 'text' | 'state'> | undefined> {
  return trx.selectFrom('recipe_comments').where('id', '=', id).select(['author_id', 'text', 'state']).forUpdate().executeTakeFirst()
}

/** Answers a visible comment on a published recipe of the owner's, or takes the answer back; false where there is none to do it to. */
export async function updateReply(trx: Trx, id: number, ownerId: number, reply: { text: string; at: Date } | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recipe_comments as comment set reply = ${reply?.text ?? null}, replied_at = ${reply?.at ?? null}
    from recipes as recipe
    where comment.id = ${id} and comment.state = 'visible' and recipe.id = comment.recipe_id and recipe.owner_id = ${ownerId}
      and recipe.published_at is not null and (${reply !== null} or comment.reply is not null)
  `.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** The owner of a published recipe, locked against deletion; undefined where there is none. */
export async function lockPublishedRecipe(trx: Trx, id: number): Promise<{ owner_id: number | null; title: string } | undefined> {
  return trx
    .selectFrom('recipes')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .select(['owner_id', 'title'])
    .forKeyShare()
    .executeTakeFirst()
}

/** Stores a moderator's decision on a comment. */
export async function updateCommentState(trx: Trx, id: number, state: RecipeCommentsRow['state']): Promise<void> {
  await trx.updateTable('recipe_comments').set({ state }).where('id', '=', id).execute()
}
