import type { Letter } from './letters.ts'
import type { TextLine } from './text-lines.ts'

/** Where a line of text ends at one side, how far down, and how many letters it has. */
interface LineEnd {
  x: number
  y: number
  letters: number
}

/** A side of a block of text: `at` where y is the block's middle, and how much further right it lies with every pixel down. */
export interface Side {
  at: number
  lean: number
}

const MAX_LEAN = 0.3
const LEAN_STEP = 0.01
/** Ends no further in than this, in heights, are at the side. */
const MAX_INDENT = 1.2
/** So many letters beyond a side count against it as much as one line end at it counts for it. */
const LETTERS_AGAINST = 8
/** Penalty of the largest lean, in shares of all ends: an upright side is likelier. */
const LEAN_COST = 0.06
/** A letter that stands alone so near to the end of a line, in heights, belongs to it: the tax letter of a price. */
const STRAY_GAP = 4
const STRAYS_AT_END = 3

/** The left and right side of a block of lines whose letters are so high, `middle` being the y of its middle. */
export function textSides(
  lines: readonly TextLine[],
  strays: readonly Letter[],
  height: number,
  middle: number,
): { left: Side; right: Side } {
  const ends = lines.map((line) => ({ ...extentOf(line, strays, height), y: line.y - middle, letters: line.letters }))
  const left = leftSide(
    ends.map(({ from, y, letters }) => ({ x: from, y, letters })),
    height,
  )
  const mirrored = leftSide(
    ends.map(({ to, y, letters }) => ({ x: -to, y, letters })),
    height,
  )
  return { left, right: { at: -mirrored.at, lean: -mirrored.lean } }
}

/**
 * The left side of a block (the right one of its mirror image): the leaning line at which the most lines begin and beyond which the
 * fewest letters stand. A heading that juts out, or a thread on the table, does not move it.
 */
function leftSide(ends: readonly LineEnd[], height: number): Side {
  let best: Side & { score: number } = { at: 0, lean: 0, score: Number.NEGATIVE_INFINITY }
  for (let step = -MAX_LEAN / LEAN_STEP; step <= MAX_LEAN / LEAN_STEP; step++) {
    const lean = step * LEAN_STEP
    const upright = ends.map(({ x, y, letters }) => ({ x: x - lean * y, letters })).toSorted((one, other) => one.x - other.x)
    const cost = ((LEAN_COST * Math.abs(lean)) / MAX_LEAN) * ends.length
    let [against, beyond] = [0, 0]
    for (const [index, { x, letters }] of upright.entries()) {
      while ((upright[beyond]?.x ?? Number.POSITIVE_INFINITY) <= x + MAX_INDENT * height) beyond++
      const score = beyond - index - against - cost
      if (score > best.score) best = { at: x, lean, score }
      against += Math.min(1, letters / LETTERS_AGAINST)
    }
  }
  return best
}

/** From where to where a line reaches with the single letters at its ends. */
function extentOf({ left, right, x, y, slope }: TextLine, strays: readonly Letter[], height: number): { from: number; to: number } {
  const inLine = strays.filter((stray) => Math.abs(stray.y - y - slope * (stray.x - x)) < height / 2 && isLetterOf(stray, height))
  let [from, to] = [left, right]
  for (let round = 0; round < STRAYS_AT_END; round++)
    for (const { x: middle, width } of inLine) {
      const [start, end] = [middle - width / 2, middle + width / 2]
      if (start >= to && start - to < STRAY_GAP * height) to = end
      if (end <= from && from - end < STRAY_GAP * height) from = start
    }
  return { from, to }
}

function isLetterOf(stray: Letter, height: number): boolean {
  return stray.height > 0.6 * height && stray.height < 1.6 * height && stray.width < 2 * height
}
