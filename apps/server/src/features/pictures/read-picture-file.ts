import type { ErrorCode } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import { PictureError, pictureKind } from '@spizarka/engine/pictures'
import { limitConcurrency } from '../../platform/concurrency/concurrency.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/read-upload.ts'

/** A picture of 50 megapixels unpacks to 200 MB: not more than these at a time in one process. */
const queuePicture = limitConcurrency(2)

/**
 * What is made of a picture that a user sent, of whatever kind; `missing` is what is said where there is none. Throws that, or what is
 * wrong with the file.
 */
export async function readPictureFile<Made>(
  sent: UploadedFile | undefined,
  missing: ErrorCode,
  make: (bytes: Uint8Array) => Promise<Made>,
): Promise<Made> {
  if (!sent) throw new AppError(missing)
  const { bytes } = checkPictureFile(sent)
  try {
    return await queuePicture(() => make(bytes))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    throw new AppError(error.kind === 'not_a_picture' ? 'picture_format' : 'picture_damaged')
  }
}

const TYPE = /^image\/(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/
const EXTENSION = /\.(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/i
const FORBIDDEN_IN_NAME = /[<>:"/\\|?*\p{Cc}]/u
/** Types that say nothing: what a client sends that knows no better, and what a form's part is without one. */
const UNDECLARED = ['application/octet-stream', 'text/plain']

/** Refuses what cannot be a picture: the checks of SPEC section 6 in their order, the first that fails is told. */
function checkPictureFile(file: UploadedFile): UploadedFile {
  const { bytes, name } = file
  if (!isPictureType(file.type) || (bytes.length > 0 && pictureKind(bytes) === null)) throw new AppError('picture_format')
  if (!EXTENSION.test(name)) throw new AppError('picture_extension')
  if (FORBIDDEN_IN_NAME.test(name)) throw new AppError('picture_name_characters')
  if (name.length > LIMITS.pictureFileName) throw new AppError('picture_name_too_long')
  if (bytes.length === 0) throw new AppError('picture_empty')
  if (file.isTooBig) throw new AppError('picture_too_big')
  return file
}

/** The content decides; a type that says something else than one of these pictures is believed nevertheless. */
function isPictureType(type: string): boolean {
  return TYPE.test(type) || UNDECLARED.includes(type)
}
