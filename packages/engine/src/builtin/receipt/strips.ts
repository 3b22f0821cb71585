import type { GreyPicture } from './clean-up/grey-picture.ts'

/** A part of a page, as wide as the page. */
export interface Strip extends GreyPicture {
  /** Where it begins on the page, in pixels. */
  top: number
}

/** A pixel of a cleaned page that is darker belongs to print. */
const INK = 128
/** The cut is looked for so far from the middle of the print, as a share of the page's height. */
const CUT_TOLERANCE = 0.15
/** Rows on either side of the cut that should be blank too. */
const BLANK_ROWS_AROUND = 3
/** Of the pixels of these rows, so many may be dark: dirt. Where lines are bent there are no such rows. */
const MAX_DARK_SHARE = 0.01
const SHORT = 400
/** Of a part of a page; the recogniser tells the size of letters better where it sees more of them. */
const SHORT_PART = 640

/**
 * A page cut between lines, time and again in two parts with about half of the print each: they can be read at once, and what is on
 * top is known before the rest has been read. What is short stays whole.
 */
export function cutIntoStrips(page: GreyPicture): Strip[] {
  return cut({ ...page, top: 0 }, SHORT)
}

function cut(part: Strip, short: number): Strip[] {
  const row = part.height < short ? null : blankRowAmid(part)
  return row === null ? [part] : [...cut(strip(part, 0, row), SHORT_PART), ...cut(strip(part, row, part.height), SHORT_PART)]
}

/** The blank row nearest to the middle of the print. */
function blankRowAmid({ width, height, pixels }: GreyPicture): number | null {
  const ink = inkOfRows({ width, height, pixels })
  const middle = middleOf(ink)
  const isBlank = (row: number) =>
    ink.slice(row - BLANK_ROWS_AROUND, row + BLANK_ROWS_AROUND + 1).reduce((sum, each) => sum + each, 0) <=
    MAX_DARK_SHARE * (2 * BLANK_ROWS_AROUND + 1) * width
  for (let off = 0; off < CUT_TOLERANCE * height; off++)
    for (const row of [middle - off, middle + off])
      if (row > BLANK_ROWS_AROUND && row < height - BLANK_ROWS_AROUND && isBlank(row)) return row
  return null
}

/** The same strips of the page standing on its head. */
export function upsideDown(strips: readonly Strip[]): Strip[] {
  const height = strips.reduce((sum, each) => sum + each.height, 0)
  return strips.map((each) => ({ ...each, top: height - each.top - each.height, pixels: each.pixels.toReversed() })).toReversed()
}

function strip({ width, pixels, top }: Strip, from: number, to: number): Strip {
  return { width, height: to - from, pixels: pixels.slice(from * width, to * width), top: top + from }
}

function inkOfRows({ width, height, pixels }: GreyPicture): Uint32Array {
  const ink = new Uint32Array(height)
  for (let row = 0, at = 0; row < height; row++) {
    let count = 0
    for (const end = at + width; at < end; at++) if ((pixels[at] ?? 255) < INK) count++
    ink[row] = count
  }
  return ink
}

/** The row above which half of the ink lies. */
function middleOf(ink: Uint32Array): number {
  const half = ink.reduce((sum, each) => sum + each, 0) / 2
  let above = 0
  return Math.max(
    0,
    ink.findIndex((each) => (above += each) > half),
  )
}
