import bmp from 'bmp-js'
import { assertUnpackable } from './bounds.ts'
import { PictureError } from './picture-error.ts'
import type { RawPicture } from './raw-picture.ts'

const HEADER_BYTES = 54
const WIDTH_AT = 18
const HEIGHT_AT = 22

/** A BMP file's pixels; its fourth byte is padding in most files, so it is left out. */
export function decodeBmp(file: Uint8Array): RawPicture {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length < HEADER_BYTES) throw new PictureError('damaged', 'A BMP file without its header')
  // Rows from the top are said by a negative height. The decoder allocates what the header says, so the header is read before it.
  assertUnpackable(bytes.readUInt32LE(WIDTH_AT), Math.abs(bytes.readInt32LE(HEIGHT_AT)))
  const { width, height, data } = bmp.decode(bytes)
  const pixels = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < pixels.length; from += 4, to += 3) {
    pixels[to] = data[from + 3] ?? 0
    pixels[to + 1] = data[from + 2] ?? 0
    pixels[to + 2] = data[from + 1] ?? 0
  }
  return { width, height, channels: 3, pixels }
}
