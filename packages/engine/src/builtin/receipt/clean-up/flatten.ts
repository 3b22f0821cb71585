import { after, distance, fromUnitSquare, type Quad } from './geometry.ts'
import type { GreyPicture } from './grey-picture.ts'
import { resample } from './resample.ts'

const SMALLEST_SIDE = 8

/** Width and height of a quadrangle seen from above. */
export function sidesOf([a, b, c, d]: Quad): [width: number, height: number] {
  return [(distance(a, b) + distance(d, c)) / 2, (distance(a, d) + distance(b, c)) / 2]
}

/** The quadrangle seen from above, `scale` times as large, turned back by the skew of its text in radians. */
export function flatten(picture: GreyPicture, corners: Quad, scale: number, skew: number = 0): GreyPicture {
  const [across, down] = sidesOf(corners)
  const width = Math.max(SMALLEST_SIDE, Math.round(across * scale))
  const height = Math.max(SMALLEST_SIDE, Math.round(down * scale))
  const [sin, cos] = [Math.sin(skew), Math.cos(skew)]
  const turned = {
    a: cos / width,
    b: -sin / width,
    c: (1 - cos + (sin * height) / width) / 2,
    d: sin / height,
    e: cos / height,
    f: (1 - cos - (sin * width) / height) / 2,
  }
  return resample(picture, width, height, after(fromUnitSquare(corners), turned))
}
