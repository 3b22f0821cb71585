import { blurred } from './blur.ts'
import { type GreyPicture } from './grey-picture.ts'
import { lettersOf } from './letters.ts'
import { paperLight } from './paper-light.ts'
import { type TextBlock, textBlock } from './text-block.ts'
import { directionOf } from './text-direction.ts'

/** What is darker than its surroundings by less than this share of full light is the grain of the table or of the camera. */
const GRAIN = 0.1

/** How bright every pixel is against the paper it stands on: 255 paper, 0 black; slightly blurred, so that grain does not look like dots. */
function againstPaper(picture: GreyPicture): GreyPicture {
  const soft = blurred(picture)
  const { width, height, pixels } = soft
  const paper = paperLight(picture)
  const grain = GRAIN * paper.full
  for (let y = 0, at = 0; y < height; y++) {
    const light = paper.row(y)
    for (let x = 0; x < width; x++, at++) {
      const level = pixels[at] ?? 0
      const white = light[x] ?? 1
      pixels[at] = white - level < grain ? 255 : (255 * level) / white
    }
  }
  return soft
}

/** Brightness against the paper below which a pixel may be print: faded, usual and black print. */
const LEVELS = [225, 200, 160]
/** Less than this is no receipt that anybody could read. */
const FEWEST_LETTERS = 20

/**
 * The printed text of the receipt in a picture, found by its letters alone: unlike the edge of its paper they are there whatever
 * it lies on, however it is folded and whatever covers its corners. Null where no text is to be seen.
 */
export function findText(picture: GreyPicture): TextBlock | null {
  const bright = againstPaper(picture)
  let best: { block: TextBlock; worth: number } | null = null
  for (const level of LEVELS) {
    const letters = lettersOf(bright, level)
    const { angle, share } = directionOf(letters)
    const block = textBlock(letters, angle)
    // Grain has letters too, but they stand in no direction.
    const worth = (block?.letters ?? 0) * share
    if (block && block.letters >= FEWEST_LETTERS && worth > (best?.worth ?? 0)) best = { block, worth }
  }
  return best?.block ?? null
}
