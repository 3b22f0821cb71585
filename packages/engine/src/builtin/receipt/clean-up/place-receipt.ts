import { evenLight } from './even-light.ts'
import { findPaper } from './find-paper.ts'
import { flatten, sidesOf } from './flatten.ts'
import type { Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { runsSideways, skewOf } from './text-direction.ts'

const LOOKED_AT = 600
/** Degrees by which lines may be turned against the paper they stand on, and against a picture held askew. */
const ON_PAPER = 6
const IN_HAND = 20
const MAX_ON_PAPER = (5.5 * Math.PI) / 180

/** Where a receipt lies in a picture. */
export interface Placement {
  /** From the top left of the text as it is read. */
  corners: Quad
  /** How far its lines are turned clockwise against the upper side, in radians. */
  skew: number
}

/** Finds the receipt by its paper, or takes the whole picture for it. It may stand on its head still. */
export function placeReceipt(picture: GreyPicture): Placement {
  const paper = findPaper(picture)
  const placement = paper && place(picture, paper, ON_PAPER)
  // Lines that lie askew on their paper: it was not the paper.
  return placement && Math.abs(placement.skew) < MAX_ON_PAPER ? placement : placeAnywhere(picture)
}

/** The whole picture, turned by its text alone: for what was taken for the paper and is not. */
export function placeAnywhere(picture: GreyPicture): Placement {
  const [right, bottom] = [picture.width - 1, picture.height - 1]
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: right, y: 0 },
    { x: right, y: bottom },
    { x: 0, y: bottom },
  ]
  return place(picture, whole, IN_HAND)
}

/** The same receipt read the other way up. */
export function upsideDown({ corners, skew }: Placement): Placement {
  return { corners: quarterTurned(quarterTurned(corners)), skew }
}

function place(picture: GreyPicture, corners: Quad, range: number): Placement {
  const page = glance(picture, corners)
  if (!runsSideways(page)) return { corners, skew: skewOf(page, range) }
  const upright = quarterTurned(corners)
  return { corners: upright, skew: skewOf(glance(picture, upright), range) }
}

/** Small, for a look at how the lines run. */
function glance(picture: GreyPicture, corners: Quad): GreyPicture {
  return evenLight(flatten(picture, corners, LOOKED_AT / Math.max(...sidesOf(corners))))
}

function quarterTurned([a, b, c, d]: Quad): Quad {
  return [b, c, d, a]
}
