import { PictureError } from './picture-error.ts'

/** More than any phone's camera takes by default, and 200 MB unpacked. */
export const MAX_PIXELS = 50_000_000

/** Throws when a picture of this size would unpack to more than we hold. */
export function assertUnpackable(width: number, height: number): void {
  if (width * height > MAX_PIXELS) throw new PictureError('too_big', `${width} × ${height} is more than ${MAX_PIXELS} pixels`)
}
