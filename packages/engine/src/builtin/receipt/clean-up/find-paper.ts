import { brightAreas } from './bright-area.ts'
import { cutsText } from './cuts-text.ts'
import { evenLight } from './even-light.ts'
import { sidesOf } from './flatten.ts'
import type { Point, Quad } from './geometry.ts'
import { type GreyPicture, shrink } from './grey-picture.ts'
import { quadOf } from './paper-edges.ts'

/** Sides are laid through a picture so small, and light is evened in one so much larger. */
const LOOKED_AT = 220
const EVENED_AT = 3
/** The looks given to the likeliest papers; beyond them it is no paper that stands out. */
const TRIED = 3
/** Even light draws a frame along the picture's edge; what fills the frame is no paper. */
const LARGEST_SHARE = 0.85

/**
 * The corners of the receipt's paper where it stands out from what it lies on; null where it fills the picture or cannot be told.
 * A shadow parts a paper in two, and one half may look like a paper: then it is looked for again where the light is even.
 */
export function findPaper(picture: GreyPicture): Quad | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOKED_AT))
  const isWhole = (paper: Quad) => !cutsText(picture, paper)
  const papers = papersIn(shrink(picture, factor), factor)
  const paper = papers.find(isWhole)
  if (paper) return paper
  const half = Math.max(1, Math.round(factor / EVENED_AT))
  const { width, height, pixels } = shrink(picture, half)
  // A copy: what is not made smaller is the picture itself.
  const even = shrink(evenLight({ width, height, pixels: pixels.slice() }), EVENED_AT)
  const isPart = (quad: Quad) => areaOf(quad) < LARGEST_SHARE * picture.pixels.length
  return papersIn(even, half * EVENED_AT).find((quad) => isPart(quad) && isWhole(quad)) ?? papers[0] ?? null
}

/** The likeliest papers of a picture made smaller by a factor, the best first, in the picture's own size. */
function papersIn(small: GreyPicture, factor: number): Quad[] {
  const enlarge = ({ x, y }: Point): Point => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })
  return brightAreas(small)
    .flatMap((area) => quadOf(area) ?? [])
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, TRIED)
    .map(({ quad: [a, b, c, d] }): Quad => [enlarge(a), enlarge(b), enlarge(c), enlarge(d)])
}

function areaOf(quad: Quad): number {
  const [across, down] = sidesOf(quad)
  return across * down
}
