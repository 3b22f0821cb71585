import { LIMITS } from '@spizarka/contract/limits'
import { pictureKind } from '@spizarka/engine/pictures'
import { AppError } from '../../platform/errors/app-error.ts'
import type { UploadedFile } from '../../platform/http/read-upload.ts'

const TYPE = /^image\/(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/
const EXTENSION = /\.(?:jpe?g|png|webp|gif|bmp|tiff|hei[cf])$/i
const FORBIDDEN_IN_NAME = /[<>:"/\\|?*\p{Cc}]/u
/** Types that say nothing: what a client sends that knows no better, and what a form's part is without one. */
const UNDECLARED = ['application/octet-stream', 'text/plain']

/** Refuses what cannot be the picture of a receipt: the checks of SPEC section 6 in their order, the first that fails is told. */
export function checkReceiptFile(file: UploadedFile | undefined): UploadedFile {
  if (!file) throw new AppError('receipt_missing')
  const { bytes, name } = file
  if (!isPictureType(file.type) || (bytes.length > 0 && pictureKind(bytes) === null)) throw new AppError('receipt_format')
  if (!EXTENSION.test(name)) throw new AppError('receipt_extension')
  if (FORBIDDEN_IN_NAME.test(name)) throw new AppError('receipt_name_characters')
  if (name.length > LIMITS.receiptFileName) throw new AppError('receipt_name_too_long')
  if (bytes.length === 0) throw new AppError('receipt_empty')
  if (file.isTooBig) throw new AppError('receipt_too_big')
  return file
}

/** The content decides; a type that says something else than one of these pictures is believed nevertheless. */
function isPictureType(type: string): boolean {
  return TYPE.test(type) || UNDECLARED.includes(type)
}
