import type { Point, Quad } from './geometry.ts'
import { deskewed, type Letter } from './letters.ts'
import { type TextLine, textLines } from './text-lines.ts'
import { type Side, textSides } from './text-sides.ts'

/** In heights of the text: lines of one block are no further apart than this downwards, or than that across in one row. */
const BLANK = 10
const INDENT = 2
const SAME_ROW = 1.2
const COLUMN_GAP = 28
/** How much larger or smaller than the usual letter those of a block are: a shop's name, small print. */
const LARGER = 3.5
const SMALLER = 0.4
const MIN_LINES_OF_BLOCK = 3

/** The lines of the block with the most letters: the receipt, without what else is in the picture. */
function mainBlock(lines: readonly TextLine[]): { lines: TextLine[]; height: number } | null {
  const height = usualHeight(lines)
  const left = new Set(lines.filter((line) => line.height < LARGER * height && line.height > SMALLER * height))
  let best: TextLine[] = []
  for (const first of left) {
    const block = [first]
    left.delete(first)
    for (const line of block)
      for (const other of left)
        if (belongTogether(line, other, height)) {
          left.delete(other)
          block.push(other)
        }
    if (countLetters(block) > countLetters(best)) best = block
  }
  return best.length < MIN_LINES_OF_BLOCK ? null : { lines: best, height }
}

function belongTogether(one: TextLine, other: TextLine, height: number): boolean {
  const apart = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.abs(one.y - other.y)
  return (down < BLANK * height && apart < INDENT * height) || (down < SAME_ROW * height && apart < COLUMN_GAP * height)
}

/** The median of all letters' heights, each taken for its line's. */
function usualHeight(lines: readonly TextLine[]): number {
  const half = countLetters(lines) / 2
  let count = 0
  for (const { letters, height } of lines.toSorted((one, other) => one.height - other.height)) {
    count += letters
    if (count > half) return height
  }
  return 0
}

function countLetters(lines: readonly TextLine[]): number {
  return lines.reduce((sum, { letters }) => sum + letters, 0)
}

/** How the slope of lines changes down a page that is seen in perspective: `at + change · y`. */
interface LineSlope {
  at: number
  change: number
}

const MIN_LETTERS = 5
/** With fewer lines the change is not to be told from chance. */
const MIN_LINES_FOR_CHANGE = 6
const ROUNDS = 4
/** Lines off by more than twice the median, and by more than this, are left out of the next round. */
const MIN_TOLERANCE = 0.01

/** Least squares, in rounds, each without the lines that lie far off; a long line counts by the square of its length. */
function lineSlope(lines: readonly TextLine[]): LineSlope {
  let kept = lines.filter(({ letters }) => letters >= MIN_LETTERS)
  let slope: LineSlope = { at: 0, change: 0 }
  for (let round = 0; round < ROUNDS && kept.length > 1; round++) {
    slope = leastSquares(kept)
    const off = kept.map((line) => Math.abs(line.slope - slopeAt(slope, line.y)))
    const limit = Math.max(MIN_TOLERANCE, 2 * (off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0))
    kept = kept.filter((_, index) => (off[index] ?? 0) <= limit)
  }
  return slope
}

function slopeAt({ at, change }: LineSlope, y: number): number {
  return at + change * y
}

function leastSquares(lines: readonly TextLine[]): LineSlope {
  let [weights, sumY, sumSlope] = [0, 0, 0]
  for (const { left, right, y, slope } of lines) {
    const weight = (right - left) ** 2
    weights += weight
    sumY += weight * y
    sumSlope += weight * slope
  }
  const [meanY, meanSlope] = [sumY / weights, sumSlope / weights]
  let [covariance, variance] = [0, 0]
  for (const { left, right, y, slope } of lines) {
    const weight = (right - left) ** 2
    covariance += weight * (y - meanY) * (slope - meanSlope)
    variance += weight * (y - meanY) ** 2
  }
  const change = lines.length >= MIN_LINES_FOR_CHANGE && variance > 0 ? covariance / variance : 0
  return { at: meanSlope - change * meanY, change }
}

/** The printed text of a receipt as it lies in a picture. */
export interface TextBlock {
  /** From the top left of the text as it is read, or of the same text standing on its head. */
  corners: Quad
  /** Of its letters, in pixels of the picture. */
  letterHeight: number
  letters: number
}

/** The blank that is left around the text, in heights of its letters. */
const MARGIN_ACROSS = 1.2
const MARGIN_DOWN = 1.5
/** A line that runs so much steeper than the text round it is none of it. */
const MAX_SLOPE_OFFSET = 0.08

/** The block of text that the letters of a picture make up, lines in a direction; null where they make up none. */
export function textBlock(letters: readonly Letter[], direction: number): TextBlock | null {
  const text = textLines(deskewed(letters, direction))
  const block = mainBlock(text.lines)
  if (!block) return null
  const { height } = block
  const slope = lineSlope(block.lines)
  const straight = block.lines.filter((line) => Math.abs(line.slope - slopeAt(slope, line.y)) < MAX_SLOPE_OFFSET)
  const middle: Point = { x: weightedMean(straight, ({ x }) => x), y: weightedMean(straight, ({ y }) => y) }
  const y = (line: TextLine) => line.y - middle.y
  const { left, right } = textSides(straight, text.strays, height, middle.y)
  const lines = straight.filter((line) => line.right > left.at + left.lean * y(line) && line.left < right.at + right.lean * y(line))
  if (lines.length === 0) return null
  const atMiddle = (line: TextLine) => line.y + slopeAt(slope, line.y) * (middle.x - line.x)
  const top = Math.min(...lines.map((line) => atMiddle(line) - line.height / 2)) - MARGIN_DOWN * height
  const bottom = Math.max(...lines.map((line) => atMiddle(line) + line.height / 2)) + MARGIN_DOWN * height
  const sides = {
    left: { ...left, at: left.at - MARGIN_ACROSS * height },
    right: { ...right, at: right.at + MARGIN_ACROSS * height },
  }
  const corner = (side: Side, at: number) => turnedBack(crossing(side, slope, middle, at), direction)
  return {
    corners: [corner(sides.left, top), corner(sides.right, top), corner(sides.right, bottom), corner(sides.left, bottom)],
    letterHeight: height,
    letters: countLetters(lines),
  }
}

/** Where a side meets the line of text that crosses the middle of the block at a height. */
function crossing(side: Side, slope: LineSlope, middle: Point, y: number): Point {
  const fall = slopeAt(slope, y)
  const x = (side.at + side.lean * (y - middle.y - fall * middle.x)) / (1 - side.lean * fall)
  return { x, y: y + fall * (x - middle.x) }
}

function turnedBack({ x, y }: Point, direction: number): Point {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function weightedMean(lines: readonly TextLine[], of: (line: TextLine) => number): number {
  return lines.reduce((sum, line) => sum + line.letters * of(line), 0) / Math.max(1, countLetters(lines))
}
