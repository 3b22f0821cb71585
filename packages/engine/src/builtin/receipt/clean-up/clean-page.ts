import { evenLight } from './even-light.ts'
import { flatten, sidesOf } from './flatten.ts'
import type { GreyPicture } from './grey-picture.ts'
import type { Placement } from './place-receipt.ts'

/** Width at which the print of a receipt is as large as the recogniser likes it. */
const PAGE_WIDTH = 850
const MIN_SCALE = 0.5
const MAX_SCALE = 2.5

/** A receipt as it would lie in a scanner: cut out, straight, evenly lit, its print of the usual size. */
export function cleanPage(picture: GreyPicture, { corners, skew }: Placement): GreyPicture {
  const [width] = sidesOf(corners)
  return evenLight(flatten(picture, corners, Math.min(MAX_SCALE, Math.max(MIN_SCALE, PAGE_WIDTH / width)), skew))
}
