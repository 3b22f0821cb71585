import type { GreyPicture } from './grey-picture.ts'

/** A connected component of dark pixels: its box and how many of the box's pixels it covers. */
export interface Component {
  left: number
  top: number
  /** The first column and row beyond it. */
  right: number
  bottom: number
  size: number
}

/** A component while it is being built; one that was joined to another points to it (union–find). */
interface Part extends Component {
  whole: Part | null
}

/** Dark pixels side by side in one row. */
interface Run {
  from: number
  to: number
  part: Part
}

/** The connected components of all pixels darker than a level, which also touch at corners: runs of each row are joined with those above. */
export function connectedComponents({ width, height, pixels }: GreyPicture, level: number): Component[] {
  const parts: Part[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y++) {
    const row = y * width
    const runs: Run[] = []
    let next = 0
    for (let x = 0; x < width; x++) {
      if ((pixels[row + x] ?? 255) >= level) continue
      const from = x
      while (x < width && (pixels[row + x] ?? 255) < level) x++
      let part: Part = { left: from, top: y, right: x, bottom: y + 1, size: x - from, whole: null }
      parts.push(part)
      while ((above[next]?.to ?? width) < from) next++
      for (let at = next; (above[at]?.from ?? width + 1) <= x; at++) {
        const touched = above[at]
        if (touched) part = joined(part, touched.part)
      }
      runs.push({ from, to: x, part })
    }
    above = runs
  }
  return parts.filter((part) => part.whole === null)
}

function joined(one: Part, other: Part): Part {
  const [a, b] = [wholeOf(one), wholeOf(other)]
  if (a === b) return a
  const [whole, part] = a.top <= b.top ? [a, b] : [b, a]
  whole.left = Math.min(whole.left, part.left)
  whole.right = Math.max(whole.right, part.right)
  whole.bottom = Math.max(whole.bottom, part.bottom)
  whole.size += part.size
  part.whole = whole
  return whole
}

function wholeOf(part: Part): Part {
  let at = part
  while (at.whole) {
    // Path compression: long chains would make every lookup slow.
    if (at.whole.whole) at.whole = at.whole.whole
    at = at.whole
  }
  return at
}

/** What looks like a letter, or like a few that touch: its middle and its size. */
export interface Letter {
  x: number
  y: number
  width: number
  height: number
}

/** Letters are at least so long and at most so long, in pixels of a picture of up to 1600. */
const MIN_SIDE = 6
const MAX_SIDE = 60
const MIN_THICKNESS = 2
const MIN_PIXELS = 10
/** Less of its box than this is covered by a scratch, the edge of a paper or a thread. */
const COVERED = 0.15
/** Wider than a stroke and covered more than this is a dot of a pattern, not a letter. */
const SOLID = 0.85
const STROKE = 0.4

/** What looks like letters in a picture of brightness relative to the paper, among all that is darker than a level. */
export function findLetters(picture: GreyPicture, level: number): Letter[] {
  return connectedComponents(picture, level)
    .filter((component) => isLetter(component, picture))
    .map(({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }))
}

function isLetter({ left, top, right, bottom, size }: Component, picture: GreyPicture): boolean {
  if (left <= 1 || top <= 1 || right >= picture.width - 1 || bottom >= picture.height - 1) return false
  const [width, height] = [right - left, bottom - top]
  const long = Math.max(width, height)
  if (long < MIN_SIDE || long > MAX_SIDE || Math.min(width, height) < MIN_THICKNESS) return false
  const box = width * height
  const isDot = size > SOLID * box && Math.min(width, height) > STROKE * long
  return size >= MIN_PIXELS && size >= COVERED * box && !isDot
}

/** The same letters where the direction of their lines is level; turned by about a right angle, width and height change places. */
export function deskewed(letters: readonly Letter[], direction: number): Letter[] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const isSideways = Math.abs(direction) > Math.PI / 4
  return letters.map(({ x, y, width, height }) => {
    const [across, down] = isSideways ? [height, width] : [width, height]
    return { x: x * cos + y * sin, y: y * cos - x * sin, width: across, height: down }
  })
}

const CELL = 64
const COLUMNS = 1 << 16

/** A spatial index: finds a letter's neighbours without comparing it with all others. */
export class LetterIndex<L extends Letter> {
  readonly #cells: Map<number, L[]>

  constructor(letters: readonly L[]) {
    this.#cells = Map.groupBy(letters, ({ x, y }) => cellAt(x, y))
  }

  /** All letters whose middle is no further away than this in each direction, and some that are. */
  near({ x, y }: Letter, distance: number): L[] {
    const found: L[] = []
    const [left, right] = [Math.floor((x - distance) / CELL), Math.floor((x + distance) / CELL)]
    const [top, bottom] = [Math.floor((y - distance) / CELL), Math.floor((y + distance) / CELL)]
    for (let column = left; column <= right; column++)
      for (let row = top; row <= bottom; row++) found.push(...(this.#cells.get(column + row * COLUMNS) ?? []))
    return found
  }
}

function cellAt(x: number, y: number): number {
  return Math.floor(x / CELL) + Math.floor(y / CELL) * COLUMNS
}
