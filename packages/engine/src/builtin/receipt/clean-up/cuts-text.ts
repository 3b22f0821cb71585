import { evenLight } from './even-light.ts'
import { flatten, sidesOf } from './flatten.ts'
import { fromUnitSquare, project, type Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { type Print, printOf } from './print.ts'

const LOOKED_AT = 600
/** How far beyond each side of a paper, and how far inside of it, is looked, as a share of the paper. */
const BEYOND = 0.12
const STRIP = 0.045
/** What lies so near outside of an edge may be the paper's own shadow. */
const SHADOW = 0.012
/** Where the strips on both sides of an edge hold this share of the print that the middle holds, the edge cuts through text. */
const CUT = 0.4
/** What holds so much more than the middle is the pattern of the table. */
const PATTERN = 1.5

/**
 * Whether a side of what was taken for the paper runs through print: real paper has a blank margin, while the edge of a shadow or
 * of a fold has letters on both of its sides.
 */
export function cutsText(picture: GreyPicture, corners: Quad): boolean {
  const projection = fromUnitSquare(corners)
  const at = (u: number, v: number) => project(projection, u, v)
  const wider: Quad = [at(-BEYOND, -BEYOND), at(1 + BEYOND, -BEYOND), at(1 + BEYOND, 1 + BEYOND), at(-BEYOND, 1 + BEYOND)]
  const print = printOf(evenLight(flatten(picture, wider, LOOKED_AT / Math.max(...sidesOf(wider)))))
  const usual = density(print, 0.1, 0.1, 0.9, 0.9)
  const isCut = (inside: number, outside: number) => Math.min(inside, outside) >= CUT * usual && outside <= PATTERN * usual
  return (
    isCut(density(print, 0, 0.1, STRIP, 0.9), density(print, -STRIP - SHADOW, 0.1, -SHADOW, 0.9)) ||
    isCut(density(print, 1 - STRIP, 0.1, 1, 0.9), density(print, 1 + SHADOW, 0.1, 1 + SHADOW + STRIP, 0.9)) ||
    isCut(density(print, 0.1, 0, 0.9, STRIP), density(print, 0.1, -STRIP - SHADOW, 0.9, -SHADOW)) ||
    isCut(density(print, 0.1, 1 - STRIP, 0.9, 1), density(print, 0.1, 1 + SHADOW, 0.9, 1 + SHADOW + STRIP))
  )
}

/** The share of print in a part of the paper, given in units of the paper. */
function density({ width, height, isPrint }: Print, fromU: number, fromV: number, toU: number, toV: number): number {
  const [left, right] = [pixelAt(fromU, width), pixelAt(toU, width)]
  const [top, bottom] = [pixelAt(fromV, height), pixelAt(toV, height)]
  let count = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) count += isPrint[y * width + x] ?? 0
  return count / Math.max(1, (right - left) * (bottom - top))
}

/** Where a place on the paper lies in the picture of it and what is beyond. */
function pixelAt(unit: number, length: number): number {
  return Math.round(((unit + BEYOND) / (1 + 2 * BEYOND)) * length)
}
