import { mendBrokenPrint } from './broken-print.ts'
import { evenLight } from './even-light.ts'
import { flatten, sidesOf } from './flatten.ts'
import type { GreyPicture } from './grey-picture.ts'
import { denoised } from './noise.ts'
import type { TextBlock } from './text-block.ts'

/** Height at which the recogniser likes letters, in pixels. */
const LETTER_HEIGHT = 22
const MIN_SCALE = 0.4
const MAX_SCALE = 2.5
/** A page larger than this would take minutes; print so small on a paper so large is not to be read anyway. */
const MAX_PIXELS = 4_000_000

/** A receipt as it would lie in a scanner: cut out, straight, evenly lit, its print whole and of the usual size. */
export function cleanPage(picture: GreyPicture, block: TextBlock): GreyPicture {
  const { corners, letterHeight } = block
  const [across, down] = sidesOf(corners)
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, LETTER_HEIGHT / letterHeight), Math.sqrt(MAX_PIXELS / (across * down)))
  return mendBrokenPrint(evenLight(flatten(denoised(picture, block), corners, scale)))
}
