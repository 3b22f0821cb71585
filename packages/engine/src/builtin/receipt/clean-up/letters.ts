import type { GreyPicture } from './grey-picture.ts'
import { darkShapes, type Shape } from './shapes.ts'

/** What looks like a letter, or like a few that touch: its middle and its size. */
export interface Letter {
  x: number
  y: number
  width: number
  height: number
}

/** Letters are at least so long and at most so long, in pixels of a picture of up to 1600. */
const SMALLEST = 6
const LARGEST = 60
const THINNEST = 2
const FEWEST_PIXELS = 10
/** Less of its box than this is covered by a scratch, the edge of a paper or a thread. */
const COVERED = 0.15
/** Wider than a stroke and covered more than this is a dot of a pattern, not a letter. */
const SOLID = 0.85
const STROKE = 0.4

/** What looks like letters in a picture of brightness against the paper, among all that is darker than a level. */
export function lettersOf(picture: GreyPicture, level: number): Letter[] {
  return darkShapes(picture, level)
    .filter((shape) => isLetter(shape, picture))
    .map(({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }))
}

function isLetter({ left, top, right, bottom, size }: Shape, picture: GreyPicture): boolean {
  if (left <= 1 || top <= 1 || right >= picture.width - 1 || bottom >= picture.height - 1) return false
  const [width, height] = [right - left, bottom - top]
  const long = Math.max(width, height)
  if (long < SMALLEST || long > LARGEST || Math.min(width, height) < THINNEST) return false
  const box = width * height
  const isDot = size > SOLID * box && Math.min(width, height) > STROKE * long
  return size >= FEWEST_PIXELS && size >= COVERED * box && !isDot
}

/** The same letters where the direction of their lines is level; turned by about a right angle, width and height change places. */
export function levelled(letters: readonly Letter[], direction: number): Letter[] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const isSideways = Math.abs(direction) > Math.PI / 4
  return letters.map(({ x, y, width, height }) => {
    const [across, down] = isSideways ? [height, width] : [width, height]
    return { x: x * cos + y * sin, y: y * cos - x * sin, width: across, height: down }
  })
}
