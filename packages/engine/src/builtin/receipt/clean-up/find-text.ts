import { againstPaper } from './against-paper.ts'
import type { GreyPicture } from './grey-picture.ts'
import { lettersOf } from './letters.ts'
import { type TextBlock, textBlock } from './text-block.ts'
import { directionOf } from './text-direction.ts'

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
