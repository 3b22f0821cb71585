import type { PlaceInPicture } from '../../actions.ts'
import { composeProjections, distance, fromUnitSquare, type Point, type Projection, project, type Quad } from './clean-up/geometry.ts'
import type { PrintedRow } from './printed-lines.ts'

/** A page that was cut out of a picture: its size in pixels of its own, and its corners in the picture, in shares of the picture's width. */
export interface CutOutPage {
  width: number
  height: number
  corners: Quad
}

/** The same page read standing on its head. */
export function upsideDownPage({ corners: [a, b, c, d], ...size }: CutOutPage): CutOutPage {
  return { ...size, corners: [c, d, a, b] }
}

/** Blank left above and below print, in heights of the print. */
const MARGIN = 0.35

/** Where rows of a page are in its picture, whole lines of the paper; rows one below the other are one place. */
export function placesInPicture(rows: readonly PrintedRow[], numbers: readonly number[], page: CutOutPage): PlaceInPicture[] {
  const toPicture = composeProjections(fromUnitSquare(page.corners), { a: 1 / page.width, b: 0, c: 0, d: 0, e: 1 / page.height, f: 0 })
  return runsOf(numbers).flatMap((run) => {
    const read = run.flatMap((number) => rows[number] ?? [])
    if (read.length === 0) return []
    const margin = MARGIN * Math.min(...read.map(({ top, bottom }) => bottom - top))
    const top = Math.max(0, Math.min(...read.map((row) => row.top)) - margin)
    const bottom = Math.min(page.height, Math.max(...read.map((row) => row.bottom)) + margin)
    return [placeOf(toPicture, page.width, top, bottom)]
  })
}

/** Numbers that follow each other, in runs. */
function runsOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const number of [...new Set(numbers)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs
}

function placeOf(toPicture: Projection, width: number, top: number, bottom: number): PlaceInPicture {
  const at = (x: number, y: number): Point => project(toPicture, x, y)
  const [left, right] = [at(0, (top + bottom) / 2), at(width, (top + bottom) / 2)]
  return {
    x: (left.x + right.x) / 2,
    y: (left.y + right.y) / 2,
    width: distance(left, right),
    height: distance(at(width / 2, top), at(width / 2, bottom)),
    angle: (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI,
  }
}
