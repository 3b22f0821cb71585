import { brightAreas } from './bright-area.ts'
import type { Point, Quad } from './geometry.ts'
import { type GreyPicture, shrink } from './grey-picture.ts'
import { quadOf } from './paper-edges.ts'

const LOOKED_AT = 220

/** The corners of the receipt's paper where it stands out from what it lies on; null where it fills the picture or cannot be told. */
export function findPaper(picture: GreyPicture): Quad | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOKED_AT))
  const enlarge = ({ x, y }: Point): Point => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })
  const [best] = brightAreas(shrink(picture, factor))
    .flatMap((area) => quadOf(area) ?? [])
    .toSorted((one, other) => other.likeness - one.likeness)
  if (!best) return null
  const [a, b, c, d] = best.quad
  return [enlarge(a), enlarge(b), enlarge(c), enlarge(d)]
}
