import type { GreyPicture } from './grey-picture.ts'

/** A pixel that becomes as dark as print, and much darker than it was, was a gap in a stroke. */
const PRINT = 110
const GAP = 50
const INK = 128
/** More gaps than this, as a share of the ink, are no insides of letters: a worn print head or a print of separate dots. */
const BROKEN = 0.05

/** Gaps are counted in every fourth band of the page, each of so many rows. */
const BAND_STEP = 4
const BAND = 48

/** A page of print whose strokes are broken, with the gaps closed (morphological closing by a pixel); other print is left alone, since closing fills the insides of its letters. */
export function closeBrokenStrokes(page: GreyPicture): GreyPicture {
  return isBroken(page) ? closed(page) : page
}

function isBroken({ width, height, pixels }: GreyPicture): boolean {
  let [ink, gaps] = [0, 0]
  for (let top = 0; top < height; top += BAND_STEP * BAND) {
    const band = pixels.subarray(top * width, (top + BAND) * width)
    const closedBand = closed({ width, height: band.length / width, pixels: band }).pixels
    for (let at = 0; at < band.length; at++) {
      const [before, after] = [band[at] ?? 0, closedBand[at] ?? 0]
      if (before < INK) ink++
      if (after < PRINT && before - after > GAP) gaps++
    }
  }
  return gaps > BROKEN * ink
}

function closed(picture: GreyPicture): GreyPicture {
  return darkest(darkest(picture, 0), NEGATIVE)
}

/** XOR with this mask turns the minimum of some pixels into their maximum. */
const NEGATIVE = 255

/** Every pixel as the darkest of its square of nine, or in the negative the lightest. */
function darkest({ width, height, pixels }: GreyPicture, mask: number): GreyPicture {
  return { width, height, pixels: darkestOfThree(darkestOfThree(pixels, 1, mask), width, mask) }
}

/** Of every pixel and its two neighbours a step away; the page's margin is blank, so that the ends of its rows do not matter. */
function darkestOfThree(pixels: Uint8Array, step: number, mask: number): Uint8Array {
  const out = new Uint8Array(pixels)
  for (let at = step; at + step < pixels.length; at++) {
    const before = (pixels[at - step] ?? 0) ^ mask
    const here = (pixels[at] ?? 0) ^ mask
    const next = (pixels[at + step] ?? 0) ^ mask
    const beside = before < next ? before : next
    out[at] = (beside < here ? beside : here) ^ mask
  }
  return out
}
