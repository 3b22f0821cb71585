import type { Comment } from '@spizarka/contract/comments'
import { LIMITS } from '@spizarka/contract/limits'
import { makeDishPhoto } from '@spizarka/engine/pictures'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../../platform/http/read-upload.ts'
import { lockPantry } from '../../pantry/index.ts'
import { deletePictureJob, readPictureFile, savePicture } from '../../pictures/index.ts'
import { requireOwnComment } from '../required-things.ts'
import { countCommentPhotos, deleteCommentPhoto, insertCommentPhoto } from './comment-photo.queries.ts'
import { lockComment } from './comments.queries.ts'
import { askModerators, getComment } from './comments.ts'

/**
 * Puts a photo of the plate beside one of the author's comments, in the place of the one before. Others see it once a moderator looked at it.
 * Throws `not_found`, what is wrong with the file, `comment_photo_limit`.
 */
export async function saveCommentPhoto(
  context: AppContext,
  authorId: number,
  id: number,
  sent: UploadedFile | undefined,
): Promise<Comment> {
  const { db, clock, jobs } = context
  await requireOwnComment(db, authorId, id)
  const photo = await readPictureFile(sent, 'photo_missing', makeDishPhoto)
  // Outside the transaction, because storage may be slow: a failure from here on leaves an orphan, which is purged.
  const picture_key = await savePicture(context, { ...photo, kind: 'photo' })
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, authorId)
    const comment = await lockComment(trx, id)
    if (comment?.author_id !== authorId || comment.state === 'removed') throw new AppError('not_found')
    const before = await deleteCommentPhoto(trx, id)
    if ((await countCommentPhotos(trx, authorId)) >= LIMITS.commentPhotos) throw new AppError('comment_photo_limit')
    const at = clock.now()
    await insertCommentPhoto(trx, { comment_id: id, author_id: authorId, picture_key, state: 'held', added_at: at })
    await askModerators(trx, id, { text: comment.text, isHeld: comment.state === 'held', hasPhoto: true }, at)
    if (before !== undefined) await jobs.enqueue(trx, deletePictureJob, { key: before })
    return getComment(trx, id, authorId)
  })
}

/** Takes the photo beside one of the author's comments away, with its file. Throws `not_found` where there is none. */
export async function removeCommentPhoto({ db, clock, jobs }: AppContext, authorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const comment = await lockComment(trx, id)
    if (comment?.author_id !== authorId) throw new AppError('not_found')
    const key = await deleteCommentPhoto(trx, id)
    if (key === undefined) throw new AppError('not_found')
    await askModerators(trx, id, { text: comment.text, isHeld: comment.state === 'held', hasPhoto: false }, clock.now())
    await jobs.enqueue(trx, deletePictureJob, { key })
  })
}
