import { after, distance, fromUnitSquare, type Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { resample } from './resample.ts'

const SMALLEST_SIDE = 8

/** Width and height of a quadrangle seen from above. */
export function sidesOf([a, b, c, d]: Quad): [width: number, height: number] {
  return [(distance(a, b) + distance(d, c)) / 2, (distance(a, d) + distance(b, c)) / 2]
}

/** The quadrangle seen from above, `scale` times as large. */
export function flatten(picture: GreyPicture, corners: Quad, scale: number): GreyPicture {
  const [across, down] = sidesOf(corners)
  const width = Math.max(SMALLEST_SIDE, Math.round(across * scale))
  const height = Math.max(SMALLEST_SIDE, Math.round(down * scale))
  const toUnitSquare = { a: 1 / width, b: 0, c: 0, d: 0, e: 1 / height, f: 0 }
  return resample(picture, width, height, after(fromUnitSquare(corners), toUnitSquare))
}
