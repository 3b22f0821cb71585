import type { Comment, createComment as createEndpoint, listComments as listEndpoint } from '@spizarka/contract/comments'
import type { BodyOut, QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { GONE_AUTHOR_NAME } from '@spizarka/contract/recipe-parts'
import type { HeldFor } from '@spizarka/contract/reports'
import { findContacts, findSwearing } from '@spizarka/culinary/community'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../../platform/http/page.ts'
import type { Caller, CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { notify } from '../../notifications/index.ts'
import { deletePictureJob } from '../../pictures/index.ts'
import { findPublishedRecipe, presentPicture } from '../../recipes/index.ts'
import { replaceMachineReport } from '../moderation/reports.queries.ts'
import { findAuthorName } from '../publishing/author-names.queries.ts'
import { takeAuthorName } from '../publishing/author-names.ts'
import { deleteCommentPhoto } from './comment-photo.queries.ts'
import {
  type CommentRow,
  countComments,
  deleteOwnComment,
  findComment,
  insertComment,
  listComments,
  lockComment,
  lockPublishedRecipe,
  updateOwnComment,
  updateReply,
} from './comments.queries.ts'

/** One page of the comments on a published recipe as a viewer reads them, newest first; throws `not_found`. */
export async function readComments(
  { db }: Pick<AppContext, 'db'>,
  recipeId: number,
  viewerId: number | null,
  query: QueryOut<typeof listEndpoint>,
  url: string,
): Promise<ResponseOf<typeof listEndpoint>> {
  if (!(await findPublishedRecipe(db, recipeId, null))) throw new AppError('not_found')
  const [count, rows] = await Promise.all([countComments(db, recipeId, viewerId), listComments(db, recipeId, viewerId, windowOf(query))])
  return toPage(url, query, { count, results: rows.map((row) => presentComment(row, viewerId)) })
}

function presentComment(row: CommentRow, viewerId: number | null): Comment {
  return {
    id: String(row.id),
    author_name: row.author_name ?? GONE_AUTHOR_NAME,
    text: row.text,
    state: row.state === 'visible' ? 'visible' : 'held',
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_own: viewerId !== null && row.author_id === viewerId,
    reply: row.reply === null || row.replied_at === null ? null : { text: row.reply, created_at: row.replied_at.toISOString() },
    rating: row.rating,
    cooked: row.cooked,
    photo: presentPhoto(row, viewerId),
  }
}

/** A photo that waits for moderation is shown to its author only. */
function presentPhoto(row: CommentRow, viewerId: number | null): Comment['photo'] {
  const { photo_state: state, author_id } = row
  if (state === null || (state === 'held' && author_id !== viewerId)) return null
  const picture = presentPicture({ ...row, picture_kind: 'photo' })
  return picture && { ...picture, state }
}

/** Checks a text: whether it is held for a moderator, and what for. */
function watch(text: string): { state: 'visible' | 'held'; contacts: string[]; swearing: string[] } {
  const [contacts, swearing] = [findContacts(text), findSwearing(text)]
  return { state: contacts.length + swearing.length > 0 ? 'held' : 'visible', contacts, swearing }
}

/** A comment that somebody may have to look at. */
interface Watched {
  text: string
  isHeld: boolean
  /** A photo beside it that nobody looked at yet. */
  hasPhoto: boolean
}

/** Opens, replaces or withdraws the machine's report of a comment. Its row must be locked. */
export async function askModerators(trx: Trx, id: number, { text, isHeld, hasPhoto }: Watched, at: Date): Promise<void> {
  const { contacts, swearing } = watch(text)
  const found = [...contacts, ...swearing]
  const reason = found.length > 0 ? `Wstrzymany: ${found.join(', ')}` : 'Wstrzymany wcześniej i zmieniony przez autora'
  const parts = [...(hasPhoto ? ['Zdjęcie czeka na sprawdzenie'] : []), ...(isHeld ? [reason] : [])]
  const heldFor: HeldFor[] = [
    ...(isHeld && swearing.length > 0 ? (['swearing'] as const) : []),
    ...(isHeld && contacts.length > 0 ? (['contacts'] as const) : []),
    ...(hasPhoto ? (['photo'] as const) : []),
    ...(isHeld && found.length === 0 ? (['edited'] as const) : []),
  ]
  await replaceMachineReport(trx, id, heldFor.length > 0 ? { heldFor, words: parts.join('. ') } : null, at)
}

/**
 * Comments on a published recipe; with links, telephone numbers or swearing it is held and reported. Throws `not_found`,
 * `author_name_missing`, `author_name_taken`, `author_name_reserved`.
 */
export async function createComment(
  context: AppContext,
  author: Caller,
  recipeId: number,
  { text, author_name: given }: BodyOut<typeof createEndpoint>,
  identity: CallIdentity,
): Promise<Comment> {
  const at = context.clock.now()
  return once(context.db, identity, async (trx) => {
    const recipe = await lockPublishedRecipe(trx, recipeId)
    if (!recipe) throw new AppError('not_found')
    const name = given ?? (await findAuthorName(trx, author.id))
    if (name === undefined) throw new AppError('author_name_missing')
    if (given !== undefined) await takeAuthorName(trx, author.id, given, at)
    const { state } = watch(text)
    const id = await insertComment(trx, { recipe_id: recipeId, author_id: author.id, text, state, created_at: at })
    if (state === 'held') await askModerators(trx, id, { text, isHeld: true, hasPhoto: false }, at)
    else await notifyRecipeAuthor(context, trx, id)
    return getComment(trx, id, author.id)
  })
}

/** Notifies a recipe's author of a comment once it is visible, and only once. */
export async function notifyRecipeAuthor(context: AppContext, trx: Trx, commentId: number): Promise<void> {
  const comment = await findComment(trx, commentId)
  const recipe = comment && (await lockPublishedRecipe(trx, comment.recipe_id))
  if (!recipe || recipe.owner_id === null || recipe.owner_id === comment.author_id) return
  await notify(trx, context, {
    userId: recipe.owner_id,
    kind: 'community',
    reference: `comment:${commentId}`,
    title: 'Nowy komentarz do Twojego przepisu',
    message: `${comment.author_name ?? GONE_AUTHOR_NAME} o przepisie „${recipe.title}”: ${comment.text}`.slice(0, MAX_NOTICE_LENGTH),
    target: 'published_recipe',
    targetId: String(comment.recipe_id),
  })
}

/** UTF-16 units of what a notice says. */
const MAX_NOTICE_LENGTH = 1000

/** Changes one of the author's comments, which is looked at as a new one is; what was held stays held. Throws `not_found`. */
export async function updateComment({ db, clock }: AppContext, authorId: number, id: number, text: string): Promise<Comment> {
  return db.transaction().execute(async (trx) => {
    await lockComment(trx, id)
    const before = await findComment(trx, id)
    const { state } = watch(text)
    const held = state === 'held' || before?.state === 'held'
    const at = clock.now()
    if (!(await updateOwnComment(trx, id, authorId, { text, edited_at: at, ...(held && { state: 'held' }) })))
      throw new AppError('not_found')
    if (held) await askModerators(trx, id, { text, isHeld: true, hasPhoto: before?.photo_state === 'held' }, at)
    return getComment(trx, id, authorId)
  })
}

/** Deletes one of the author's comments, with its photo and the reply to it. Throws `not_found`. */
export async function deleteComment({ db, jobs }: AppContext, authorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id)
    if (comment?.author_id !== authorId) throw new AppError('not_found')
    const key = await deleteCommentPhoto(trx, id)
    if (!(await deleteOwnComment(trx, id, authorId))) throw new AppError('not_found')
    if (key !== undefined) await jobs.enqueue(trx, deletePictureJob, { key })
  })
}

/** Answers a comment on one of the owner's published recipes. Throws `not_found`, and `reply_refused` for what would be held. */
export async function saveReply(context: AppContext, ownerId: number, id: number, text: string): Promise<Comment> {
  const at = context.clock.now()
  return context.db.transaction().execute(async (trx) => {
    const answered = await updateReply(trx, id, ownerId, { text, at })
    if (!answered) throw new AppError('not_found')
    if (watch(text).state === 'held') throw new AppError('reply_refused')
    const comment = await findComment(trx, id)
    if (comment?.author_id && comment.author_id !== ownerId)
      await notify(trx, context, {
        userId: comment.author_id,
        kind: 'community',
        reference: `reply:${id}:${at.getTime()}`,
        title: 'Autor przepisu odpowiada',
        message: text,
        target: 'published_recipe',
        targetId: String(comment.recipe_id),
      })
    return getComment(trx, id, ownerId)
  })
}

/** Deletes the owner's reply to a comment on one of their recipes. Throws `not_found`. */
export async function deleteReply({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await updateReply(trx, id, ownerId, null))) throw new AppError('not_found')
  })
}

/** A comment as a viewer reads it; throws `not_found`. */
export async function getComment(trx: Trx, id: number, viewerId: number): Promise<Comment> {
  const row = await findComment(trx, id)
  if (!row) throw new AppError('not_found')
  return presentComment(row, viewerId)
}
