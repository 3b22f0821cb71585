import type { GreyPicture } from './grey-picture.ts'

/** A pixel darker than this, on a page whose light is even, belongs to print. */
const DARK = 140
const BLOCK = 12
/** Letters cover less of their place than this; what covers more is a bar code, a logo or the table. */
const LETTERS_COVER = 0.42
/** The rim of a page shows more of the table than of the receipt. */
const RIM = 0.03

/** Which pixels of a page are print made of letters. */
export interface Print {
  width: number
  height: number
  /** 1 for print. */
  isPrint: Uint8Array
  /** Where it is 1. */
  dots: number[]
}

/** Parts the letters of an evenly lit page from all else that is dark. */
export function printOf({ width, height, pixels }: GreyPicture): Print {
  const isPrint = new Uint8Array(pixels.length)
  const dots: number[] = []
  const [left, top] = [Math.round(width * RIM), Math.round(height * RIM)]
  for (let blockTop = top; blockTop < height - top; blockTop += BLOCK)
    for (let blockLeft = left; blockLeft < width - left; blockLeft += BLOCK) {
      const dark: number[] = []
      const [bottom, right] = [Math.min(height - top, blockTop + BLOCK), Math.min(width - left, blockLeft + BLOCK)]
      for (let y = blockTop; y < bottom; y++)
        for (let x = blockLeft; x < right; x++) if ((pixels[y * width + x] ?? 255) < DARK) dark.push(y * width + x)
      if (dark.length < LETTERS_COVER * BLOCK * BLOCK) dots.push(...dark)
    }
  for (const at of dots) isPrint[at] = 1
  return { width, height, isPrint, dots }
}
