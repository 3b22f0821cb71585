import { MAX_PIXELS } from '../../pictures/bounds.ts'
import { sharp } from '../../pictures/image-library.ts'
import { cleanPage } from './clean-up/clean-page.ts'
import type { GreyPicture } from './clean-up/grey-picture.ts'
import { type Placement, placeAnywhere, placeReceipt, upsideDown } from './clean-up/place-receipt.ts'
import { recognise } from './ocr.ts'
import { legible, meanConfidence, printedLines } from './printed-lines.ts'
import type { PrintedWord } from './printed-words.ts'
import type { ReadPage } from './threads/read-page.ts'

/** A page read with more confidence than this lies as it should. */
const SURE = 62

/** The text of a picture's receipt, the right way up; no lines where there is none, or where the file is no picture. */
export async function readPicture(image: Uint8Array): Promise<ReadPage> {
  const picture = await greyPicture(image)
  const words = picture ? await surest(picture) : []
  return { lines: printedLines(words), confidence: meanConfidence(words) }
}

async function greyPicture(image: Uint8Array): Promise<GreyPicture | null> {
  try {
    const { data, info } = await sharp(image, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .flatten({ background: 'white' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data }
  } catch {
    return null
  }
}

/** Other placements are tried only where the first gave no sense: each costs as much as the first. */
async function surest(picture: GreyPicture): Promise<PrintedWord[]> {
  const first = placeReceipt(picture)
  const placements: (() => Placement)[] = [() => first, () => upsideDown(first), () => placeAnywhere(picture)]
  let best: PrintedWord[] = []
  for (const placement of placements) {
    const words = legible(await recognise(cleanPage(picture, placement())))
    if (worth(words) > worth(best)) best = words
    if (meanConfidence(best) > SURE) break
  }
  return best
}

/** Much text that is sure beats little text that is. */
function worth(words: readonly PrintedWord[]): number {
  return words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 40), 0)
}
