import { blurred, type GreyPicture } from './grey-picture.ts'
import { findLetters, type Letter, LetterIndex } from './letters.ts'
import { paperBrightness } from './paper-brightness.ts'
import { type TextBlock, textBlock } from './text-block.ts'

const DEGREES = 180
const NEIGHBOURS = 3
/** How far a neighbour stands, in letters, and how much larger it may be. */
const NEIGHBOUR_REACH = 3
const MAX_SIZE_RATIO = 2
/** Neighbours do not stand exactly beside each other: a comma is low, a quotation mark high. */
const ANGLE_TOLERANCE = 5

interface TextDirection {
  /** How far the lines are turned clockwise, in radians: more than −π/2, at most π/2. Which way up the text stands cannot be told. */
  angle: number
  /** The share of all neighbours, 0 to 1, that are in that direction: what is no text has none. */
  share: number
}

/**
 * The direction in which most letters have their nearest neighbours: letters stand closer to each other in a line than lines do
 * (O'Gorman 1993, "The document spectrum for page layout analysis").
 */
function directionOf(letters: readonly Letter[]): TextDirection {
  const directions = neighbourDirections(letters)
  const near = (degrees: number, off: number) => directions[(degrees + off + DEGREES) % DEGREES] ?? 0
  let best = { degrees: 0, weight: -1 }
  for (let degrees = 0; degrees < DEGREES; degrees++) {
    let weight = 0
    for (let off = 1 - ANGLE_TOLERANCE; off < ANGLE_TOLERANCE; off++) weight += (ANGLE_TOLERANCE - Math.abs(off)) * near(degrees, off)
    if (weight > best.weight) best = { degrees, weight }
  }
  let [count, sum] = [0, 0]
  for (let off = -ANGLE_TOLERANCE; off <= ANGLE_TOLERANCE; off++) {
    count += near(best.degrees, off)
    sum += off * near(best.degrees, off)
  }
  const degrees = best.degrees + sum / Math.max(1, count)
  const all = directions.reduce((total, each) => total + each, 0)
  return { angle: ((degrees > 90 ? degrees - DEGREES : degrees) * Math.PI) / DEGREES, share: count / Math.max(1, all) }
}

/** For every degree of half a turn, how many of the letters' nearest neighbours are there. */
function neighbourDirections(letters: readonly Letter[]): Uint32Array {
  const directions = new Uint32Array(DEGREES)
  const grid = new LetterIndex(letters)
  for (const letter of letters) {
    const size = sizeOf(letter)
    grid
      .near(letter, NEIGHBOUR_REACH * size)
      .filter((other) => other !== letter && sizeOf(other) <= MAX_SIZE_RATIO * size && size <= MAX_SIZE_RATIO * sizeOf(other))
      .map((other) => ({ x: other.x - letter.x, y: other.y - letter.y }))
      .map(({ x, y }) => ({ apart: Math.hypot(x, y), degrees: Math.round((Math.atan2(y, x) * DEGREES) / Math.PI) }))
      .filter(({ apart }) => apart <= NEIGHBOUR_REACH * size)
      .toSorted((one, other) => one.apart - other.apart)
      .slice(0, NEIGHBOURS)
      .forEach(({ degrees }) => {
        const half = (degrees + 2 * DEGREES) % DEGREES
        directions[half] = (directions[half] ?? 0) + 1
      })
  }
  return directions
}

function sizeOf({ width, height }: Letter): number {
  return Math.max(width, height)
}

/** What is darker than its surroundings by less than this share of full light is noise of the table or of the camera. */
const NOISE = 0.1

/** How bright every pixel is relative to the paper around it: 255 paper, 0 black; slightly blurred, so that noise does not look like dots. */
function relativeToPaper(picture: GreyPicture): GreyPicture {
  const soft = blurred(picture)
  const { width, height, pixels } = soft
  const paper = paperBrightness(picture)
  const noise = NOISE * paper.full
  for (let y = 0, at = 0; y < height; y++) {
    const light = paper.row(y)
    for (let x = 0; x < width; x++, at++) {
      const level = pixels[at] ?? 0
      const white = light[x] ?? 1
      pixels[at] = white - level < noise ? 255 : (255 * level) / white
    }
  }
  return soft
}

/** Brightness relative to the paper below which a pixel may be print: faded, usual and black print. */
const LEVELS = [225, 200, 160]
/** Less than this is no receipt that anybody could read. */
const MIN_LETTERS = 20

/**
 * The printed text of the receipt in a picture, found by its letters alone: unlike the edge of its paper they are there whatever
 * it lies on, however it is folded and whatever covers its corners. Null where no text is to be seen.
 */
export function findText(picture: GreyPicture): TextBlock | null {
  const bright = relativeToPaper(picture)
  let best: { block: TextBlock; worth: number } | null = null
  for (const level of LEVELS) {
    const letters = findLetters(bright, level)
    const { angle, share } = directionOf(letters)
    const block = textBlock(letters, angle)
    // Noise makes letters too, but they are in no direction.
    const worth = (block?.letters ?? 0) * share
    if (block && block.letters >= MIN_LETTERS && worth > (best?.worth ?? 0)) best = { block, worth }
  }
  return best?.block ?? null
}
