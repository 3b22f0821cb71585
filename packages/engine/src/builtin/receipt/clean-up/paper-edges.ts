import type { Area } from './bright-area.ts'
import { distance, type Point, type Quad } from './geometry.ts'

/** Of a quadrangle round real paper, at least this share is paper. */
const FILLED = 0.85
/** At least this share of the paper's rim lies on its four sides, so near; the rest is cut off by the picture, curled or torn. */
const STRAIGHT = 0.5
const NEAR = 2
/** The middle part of a side that its line is laid through; corners are dog-eared and round. */
const MIDDLE = { from: 0.12, to: 0.88 }
/** Closer to the picture's edge than this the paper goes on outside of it. */
const EDGE = 2
/** How far the corners of paper photographed by hand are from right, and its opposite sides from equal. */
const MAX_OFF_RIGHT = Math.cos((62 * Math.PI) / 180)
const MAX_TAPER = 1.7

/** The four sides of an area that is roughly a rectangle in perspective, and how much it is like a paper; null for any other shape. */
export function quadOf(area: Area): { quad: Quad; likeness: number } | null {
  const rim = rimOf(area)
  const angle = tightestAngle(rim.all)
  const turn = rotation(angle)
  const points = rim.free.map(turn)
  const box = boxOf(rim.all.map(turn))
  const top = side(points, box, 'y', 'x', 'low')
  const right = side(points, box, 'x', 'y', 'high')
  const bottom = side(points, box, 'y', 'x', 'high')
  const left = side(points, box, 'x', 'y', 'low')
  const back = rotation(-angle)
  const quad: Quad = [back(crossing(top, left)), back(crossing(top, right)), back(crossing(bottom, right)), back(crossing(bottom, left))]
  const filled = Math.min(area.size / surface(quad), surface(quad) / area.size)
  if (!(filled >= FILLED && isPlausible(quad))) return null
  const straight = rim.free.filter((point) => liesOn(quad, point)).length / rim.all.length
  const share = area.size / (area.width * area.height)
  return straight < STRAIGHT ? null : { quad, likeness: straight * filled * share }
}

/** Whether a point of the rim lies on one of the four sides. */
function liesOn(quad: Quad, { x, y }: Point): boolean {
  return quad.some((from, index) => {
    const to = quad[(index + 1) % 4] ?? from
    const off = (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
    return Math.abs(off) <= NEAR * distance(from, to)
  })
}

function isPlausible(quad: Quad): boolean {
  const [a, b, c, d] = quad
  const tapers = [distance(a, b) / distance(d, c), distance(b, c) / distance(a, d)]
  if (tapers.some((taper) => taper > MAX_TAPER || taper < 1 / MAX_TAPER)) return false
  return quad.every((corner, index) => {
    const [before, after] = [quad[(index + 3) % 4] ?? a, quad[(index + 1) % 4] ?? a]
    const dot = (before.x - corner.x) * (after.x - corner.x) + (before.y - corner.y) * (after.y - corner.y)
    return Math.abs(dot) <= MAX_OFF_RIGHT * distance(corner, before) * distance(corner, after)
  })
}

/** A side as a function: `across = at + slope · along`. */
interface Side {
  at: number
  slope: number
}

interface Box {
  x: { low: number; high: number }
  y: { low: number; high: number }
}

const rotation = (angle: number) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ({ x, y }: Point): Point => ({ x: x * cos + y * sin, y: y * cos - x * sin })
}

/** Outermost points of the area in every row and column; `free` without those that the picture's own edge cuts off. */
function rimOf({ width, height, member }: Area): { all: Point[]; free: Point[] } {
  const all: Point[] = []
  for (let y = 0; y < height; y++) {
    const row = member.subarray(y * width, (y + 1) * width)
    const [first, last] = [row.indexOf(1), row.lastIndexOf(1)]
    if (first >= 0) all.push({ x: first, y }, { x: last, y })
  }
  for (let x = 0; x < width; x++) {
    let [first, last] = [-1, -1]
    for (let y = 0; y < height; y++)
      if (member[y * width + x]) {
        if (first < 0) first = y
        last = y
      }
    if (first >= 0) all.push({ x, y: first }, { x, y: last })
  }
  const free = all.filter(({ x, y }) => x >= EDGE && y >= EDGE && x < width - EDGE && y < height - EDGE)
  return { all, free }
}

/** The angle, within an eighth of a turn, at which the upright box round the points is smallest. */
function tightestAngle(points: readonly Point[]): number {
  let best = { angle: 0, size: Number.POSITIVE_INFINITY }
  for (let degrees = -45; degrees < 45; degrees++) {
    const angle = (degrees * Math.PI) / 180
    const { x, y } = boxOf(points.map(rotation(angle)))
    const size = (x.high - x.low) * (y.high - y.low)
    if (size < best.size) best = { angle, size }
  }
  return best.angle
}

function boxOf(points: readonly Point[]): Box {
  const box = { x: { low: Infinity, high: -Infinity }, y: { low: Infinity, high: -Infinity } }
  for (const { x, y } of points) {
    box.x = { low: Math.min(box.x.low, x), high: Math.max(box.x.high, x) }
    box.y = { low: Math.min(box.y.low, y), high: Math.max(box.y.high, y) }
  }
  return box
}

/** The line along one side of the box; the box's own side where the picture cuts the paper off. */
function side(points: readonly Point[], box: Box, across: 'x' | 'y', along: 'x' | 'y', end: 'low' | 'high'): Side {
  const length = box[along].high - box[along].low
  const depth = (box[across].high - box[across].low) / 4
  const near = points.filter(
    (point) =>
      Math.abs(point[across] - box[across][end]) < depth &&
      point[along] > box[along].low + MIDDLE.from * length &&
      point[along] < box[along].low + MIDDLE.to * length,
  )
  if (near.length < length / 3) return { at: box[across][end], slope: 0 }
  return robustLine(near.map((point) => ({ x: point[along], y: point[across] })))
}

/** Least squares, three times, each time without the points that lie far off. */
function robustLine(points: readonly Point[]): Side {
  let kept = points
  let line = leastSquares(kept)
  for (let round = 0; round < 3; round++) {
    const off = kept.map(({ x, y }) => Math.abs(y - line.at - line.slope * x))
    const limit = Math.max(1.5, 1.5 * (off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0))
    kept = kept.filter((_, index) => (off[index] ?? 0) <= limit)
    line = leastSquares(kept)
  }
  return line
}

function leastSquares(points: readonly Point[]): Side {
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  let [covariance, variance] = [0, 0]
  for (const { x, y } of points) {
    covariance += (x - meanX) * (y - meanY)
    variance += (x - meanX) ** 2
  }
  const slope = variance === 0 ? 0 : covariance / variance
  return { at: meanY - slope * meanX, slope }
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Where a side along x meets a side along y. */
function crossing(horizontal: Side, vertical: Side): Point {
  const y = (horizontal.at + horizontal.slope * vertical.at) / (1 - horizontal.slope * vertical.slope)
  return { x: vertical.at + vertical.slope * y, y }
}

function surface(quad: Quad): number {
  let twice = 0
  for (const [index, { x, y }] of quad.entries()) {
    const next = quad[(index + 1) % 4] ?? quad[0]
    twice += x * next.y - next.x * y
  }
  return Math.abs(twice) / 2
}
