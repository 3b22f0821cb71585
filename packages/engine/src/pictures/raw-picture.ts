import { PictureError } from './picture-error.ts'

/** Unpacked pixels, row by row from the top. */
export interface RawPicture {
  width: number
  height: number
  /** Bytes of a pixel: red, green, blue and, where there are four, alpha. */
  channels: 3 | 4
  pixels: Uint8Array<ArrayBuffer>
}

/** More than any phone's camera takes by default, and 200 MB unpacked. */
export const MAX_PIXELS = 50_000_000

/** Throws when a picture of this size would unpack to more than fits in memory. */
export function assertPixelLimit(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw new PictureError('too_big', `${width} × ${height} is more than ${MAX_PIXELS} pixels`)
}
