import type { GreyPicture } from './grey-picture.ts'
import { type Print, printOf } from './print.ts'

const COARSE_DEGREES = 0.5
const FINE_DEGREES = 0.125

/** Gaps between letters that are closed, in pixels; which is right depends on the print's size. */
const GAPS = [1, 2, 3, 4, 5]
/** Receipts are taller than wide: for the other way round the print must speak clearly. */
const TALL = 1.25
const LONGEST_RUN = 60

/**
 * Whether the lines of an evenly lit page of a few hundred pixels run from top to bottom: letters stand closer to each other
 * in a line than the lines do, so print whose small gaps are closed runs along the lines.
 */
export function runsSideways(page: GreyPicture): boolean {
  const { width, height, isPrint } = printOf(page)
  let balance = 0
  for (const gap of GAPS) {
    const across = squaredRuns(height, width, gap, (line, along) => isPrint[line * width + along] === 1)
    const down = squaredRuns(width, height, gap, (line, along) => isPrint[along * width + line] === 1)
    const ratio = Math.log((down + 1) / (across + 1))
    if (Math.abs(ratio) > Math.abs(balance)) balance = ratio
  }
  return balance > (height > width ? Math.log(TALL) : -Math.log(TALL))
}

function squaredRuns(lines: number, length: number, gap: number, isPrint: (line: number, along: number) => boolean): number {
  let sum = 0
  for (let line = 0; line < lines; line++) {
    let [start, last] = [-1, -1]
    for (let along = 0; along < length; along++) {
      if (!isPrint(line, along)) continue
      if (along - last > gap + 1) {
        sum += runLength(start, last) ** 2
        start = along
      }
      last = along
    }
    sum += runLength(start, last) ** 2
  }
  return sum
}

/** A ruled or folded line is longer than any word, and says nothing. */
function runLength(start: number, last: number): number {
  const length = start < 0 ? 0 : last - start + 1
  return length > LONGEST_RUN ? 0 : length
}

/**
 * How far the lines of an evenly lit page are turned clockwise, in radians, looked for within so many degrees: the angle at
 * which rows of print and rows of paper alternate most sharply.
 */
export function skewOf(page: GreyPicture, range: number): number {
  const print = printOf(page)
  const coarse = sharpest(print, -range, range, COARSE_DEGREES)
  return (sharpest(print, coarse - COARSE_DEGREES, coarse + COARSE_DEGREES, FINE_DEGREES) * Math.PI) / 180
}

function sharpest(print: Print, from: number, to: number, step: number): number {
  let best = { degrees: 0, sharpness: -1 }
  for (let degrees = from; degrees <= to; degrees += step) {
    const sharpness = sharpnessAt(print, (degrees * Math.PI) / 180)
    if (sharpness > best.sharpness) best = { degrees, sharpness }
  }
  return best.degrees
}

/** How much neighbouring rows differ in their print when the page is turned back by an angle. */
function sharpnessAt({ width, height, dots }: Print, skew: number): number {
  const [sin, cos] = [Math.sin(skew), Math.cos(skew)]
  // Turned, the page is as high as its diagonal at most, and its first row may lie above the old one.
  const rows = new Int32Array(2 * (width + height))
  for (const at of dots) {
    const x = at % width
    const row = Math.round(((at - x) / width) * cos - x * sin) + width + height
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}
