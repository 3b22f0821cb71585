import { type Letter, LetterIndex } from './letters.ts'

/** Letters one after the other, in coordinates in which lines run from left to right. */
export interface TextLine {
  letters: number
  left: number
  right: number
  /** The middle of the line. */
  x: number
  y: number
  /** How much it falls with every pixel to the right. */
  slope: number
  /** Of its letters, the median. */
  height: number
}

/** The text of a picture: its lines, and the letters that stand alone. */
export interface PrintedText {
  lines: TextLine[]
  strays: Letter[]
}

/** In heights of a letter: how wide a gap is, and how much lower or higher the next letter stands. */
const GAP = 1.6
const STEP = 0.5
/** How much taller the next letter may be: a capital, after a comma that is no letter. */
const TALLER = 2.2
const MIN_LETTERS = 3
/** How far, in heights, letters lie off their line in the mean; what lies further off is noise that happens to be near. */
const MAX_LINE_OFFSET = 0.25
/** Letters that touch look like one so wide. */
const MAX_WIDTH = 8
/** How far, in heights, the middle of the next letter is looked for. */
const REACH = 5

/** Chains every letter to the next in its line. */
export function textLines(letters: readonly Letter[]): PrintedText {
  const [lines, strays]: [TextLine[], Letter[]] = [[], []]
  for (const chain of chainsOf(letters.filter(({ width, height }) => width <= MAX_WIDTH * height))) {
    const line = chain.length < MIN_LETTERS ? null : lineThrough(chain)
    if (line) lines.push(line)
    else if (chain.length < MIN_LETTERS) strays.push(...chain)
  }
  return { lines, strays }
}

function chainsOf(letters: readonly Letter[]): Letter[][] {
  const grid = new LetterIndex(letters)
  const next = new Map<Letter, Letter>()
  const taken = new Set<Letter>()
  const ordered = letters.toSorted((one, other) => one.x - other.x)
  for (const letter of ordered) {
    let best: { letter: Letter; distance: number } | null = null
    for (const other of grid.near(letter, REACH * letter.height)) {
      if (taken.has(other) || other.x <= letter.x) continue
      const distance = distanceInLine(letter, other)
      if (distance !== null && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { letter: other, distance }
    }
    if (!best) continue
    next.set(letter, best.letter)
    taken.add(best.letter)
  }
  return ordered
    .filter((letter) => !taken.has(letter))
    .map((first) => {
      const chain = [first]
      for (let at = next.get(first); at; at = next.get(at)) chain.push(at)
      return chain
    })
}

/** How far the next letter of a line is away, its step up or down counted twice; null where it cannot be the next. */
function distanceInLine(one: Letter, next: Letter): number | null {
  const height = Math.max(one.height, next.height)
  const gap = next.x - one.x - (one.width + next.width) / 2
  const step = Math.abs(next.y - one.y)
  const isNext = gap <= GAP * height && step <= STEP * height && height <= TALLER * Math.min(one.height, next.height)
  return isNext ? Math.max(0, gap) + 2 * step : null
}

/** The line of least squares through the middles of letters; null where they do not lie in one. */
function lineThrough(letters: readonly Letter[]): TextLine | null {
  const [x, y] = [mean(letters.map((letter) => letter.x)), mean(letters.map((letter) => letter.y))]
  let [covariance, variance] = [0, 0]
  for (const letter of letters) {
    covariance += (letter.x - x) * (letter.y - y)
    variance += (letter.x - x) ** 2
  }
  const slope = variance === 0 ? 0 : covariance / variance
  const height = letters.map((letter) => letter.height).toSorted((a, b) => a - b)[Math.floor(letters.length / 2)] ?? 0
  const off = Math.sqrt(mean(letters.map((letter) => (letter.y - y - slope * (letter.x - x)) ** 2)))
  if (off > MAX_LINE_OFFSET * height) return null
  const left = Math.min(...letters.map((letter) => letter.x - letter.width / 2))
  const right = Math.max(...letters.map((letter) => letter.x + letter.width / 2))
  return { letters: letters.length, left, right, x, y, slope, height }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
