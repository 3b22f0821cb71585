import type { TextLine } from './text-lines.ts'

/** How the slope of lines changes down a page that is seen in perspective: `at + change · y`. */
export interface LineSlope {
  at: number
  change: number
}

const FEWEST_LETTERS = 5
/** With fewer lines the change is not to be told from chance. */
const FEWEST_LINES = 6
const ROUNDS = 4
/** Lines off by more than twice the median, and by more than this, are left out of the next round. */
const SURELY_NEAR = 0.01

/** Least squares, in rounds, each without the lines that lie far off; a long line counts by the square of its length. */
export function lineSlope(lines: readonly TextLine[]): LineSlope {
  let kept = lines.filter(({ letters }) => letters >= FEWEST_LETTERS)
  let slope: LineSlope = { at: 0, change: 0 }
  for (let round = 0; round < ROUNDS && kept.length > 1; round++) {
    slope = leastSquares(kept)
    const off = kept.map((line) => Math.abs(line.slope - slopeAt(slope, line.y)))
    const limit = Math.max(SURELY_NEAR, 2 * (off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0))
    kept = kept.filter((_, index) => (off[index] ?? 0) <= limit)
  }
  return slope
}

export function slopeAt({ at, change }: LineSlope, y: number): number {
  return at + change * y
}

function leastSquares(lines: readonly TextLine[]): LineSlope {
  let [weights, sumY, sumSlope] = [0, 0, 0]
  for (const { left, right, y, slope } of lines) {
    const weight = (right - left) ** 2
    weights += weight
    sumY += weight * y
    sumSlope += weight * slope
  }
  const [meanY, meanSlope] = [sumY / weights, sumSlope / weights]
  let [covariance, variance] = [0, 0]
  for (const { left, right, y, slope } of lines) {
    const weight = (right - left) ** 2
    covariance += weight * (y - meanY) * (slope - meanSlope)
    variance += weight * (y - meanY) ** 2
  }
  const change = lines.length >= FEWEST_LINES && variance > 0 ? covariance / variance : 0
  return { at: meanSlope - change * meanY, change }
}
