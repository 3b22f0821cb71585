import heicDecode from 'heic-decode'
import { assertUnpackable } from './bounds.ts'
import { PictureError } from './picture-error.ts'
import type { RawPicture } from './raw-picture.ts'

/** The main picture of an HEIC file, turned as its container says. */
export async function decodeHeic(file: Uint8Array): Promise<RawPicture> {
  const pictures = await heicDecode.all({ buffer: file })
  const [first] = pictures
  if (!first) throw new PictureError('damaged', 'An HEIC file without a picture')
  assertUnpackable(first.width, first.height)
  const { width, height, data } = await first.decode()
  return { width, height, channels: 4, pixels: new Uint8Array(data.buffer) }
}
