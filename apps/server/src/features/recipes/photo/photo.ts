import { LIMITS, UNDO_HOURS } from '@spizarka/contract/limits'
import type { Picture } from '@spizarka/contract/recipe-parts'
import { makeDishPhoto } from '@spizarka/engine/pictures'
import { addHours } from '../../../platform/clock/clock.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../../platform/http/read-upload.ts'
import { lockPantry } from '../../pantry/index.ts'
import { deletePictureJob, readPictureFile, savePicture } from '../../pictures/index.ts'
import { lockVisibleRecipe } from '../marks.queries.ts'
import { presentPicture } from '../present/present-recipe.ts'
import { findVisibleRecipe } from '../recipes.queries.ts'
import {
  countPhotos,
  deletePhoto,
  deleteRemovedPhotos,
  findPhoto,
  insertPhoto,
  type PhotoOf,
  updatePhotoRemoved,
  updatePhotoRestored,
} from './photo.queries.ts'

/** Keeps a user's photo of a recipe that they may read; the one before is deleted. Throws `not_found`, what is wrong with the file, `photo_limit`. */
export async function saveRecipePhoto(context: AppContext, of: PhotoOf, sent: UploadedFile | undefined): Promise<Picture> {
  const { db, clock, jobs } = context
  if (!(await findVisibleRecipe(db, of.recipeId, of.userId))) throw new AppError('not_found')
  const photo = await readPictureFile(sent, 'photo_missing', makeDishPhoto)
  // Outside the transaction, because storage may be slow: a failure from here on leaves an orphan, which is purged.
  const key = await savePicture(context, { ...photo, kind: 'photo' })
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, of.userId)
    if (!(await lockVisibleRecipe(trx, of.recipeId, of.userId))) throw new AppError('not_found')
    const gone = [...(await deletePhoto(trx, of)), ...(await makeRoom(trx, of.userId))]
    await insertPhoto(trx, of, key, clock.now())
    for (const old of gone) await jobs.enqueue(trx, deletePictureJob, { key: old })
    return pictureOf(trx, of)
  })
}

/** Those that were taken away make room for one more; gives the keys of their pictures. Throws `photo_limit`. The pantry's lock must be held. */
async function makeRoom(trx: Trx, userId: number): Promise<string[]> {
  const { kept, removed } = await countPhotos(trx, userId)
  if (kept >= LIMITS.recipePhotos) throw new AppError('photo_limit')
  return kept + removed >= LIMITS.recipePhotos ? deleteRemovedPhotos(trx, userId) : []
}

/** Takes a user's photo of a recipe away; for a day it can be brought back. Throws `not_found` where there is none. */
export async function removeRecipePhoto({ db, clock }: AppContext, of: PhotoOf): Promise<void> {
  if (!(await updatePhotoRemoved(db, of, clock.now()))) throw new AppError('not_found')
}

/** Brings back the photo that was taken away within a day; one that is there stays. Throws `not_found`, `photo_limit`. */
export async function restoreRecipePhoto({ db, clock }: AppContext, of: PhotoOf): Promise<Picture> {
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, of.userId)
    if (!(await lockVisibleRecipe(trx, of.recipeId, of.userId))) throw new AppError('not_found')
    const removed = await findPhoto(trx, of, true)
    if (removed?.removed_at && removed.removed_at > addHours(clock.now(), -UNDO_HOURS)) {
      if ((await countPhotos(trx, of.userId)).kept >= LIMITS.recipePhotos) throw new AppError('photo_limit')
      await updatePhotoRestored(trx, of)
    }
    return pictureOf(trx, of)
  })
}

async function pictureOf(trx: Trx, of: PhotoOf): Promise<Picture> {
  const photo = await findPhoto(trx, of, false)
  const picture = photo && presentPicture(photo)
  if (!picture) throw new AppError('not_found')
  return picture
}
