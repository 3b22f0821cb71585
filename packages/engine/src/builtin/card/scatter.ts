import type { Random } from './random.ts'

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const JITTER = 0.5

export interface Spot {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

/** Places on a disc around 0/0, evenly spread and a little out of line: a sunflower's spiral, begun at a random angle. */
export function scatter(count: number, radius: number, random: Random): Spot[] {
  const start = random() * 2 * Math.PI
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = start + index * GOLDEN_ANGLE + random() * JITTER
    return { x: rounded(Math.cos(angle) * distance), y: rounded(Math.sin(angle) * distance), turn: Math.round(random() * 360) }
  })
}

/** Puts drawings around 0/0 at their places. */
export function drawAtSpots(spots: readonly Spot[], draw: (index: number) => string, scale = 1): string {
  return spots.map(({ x, y, turn }, index) => transform(x, y, draw(index), turn, scale)).join('')
}

/** Moves, turns (degrees) and scales a drawing made around 0/0. */
export function transform(x: number, y: number, drawing: string, turn = 0, scale = 1): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`
  const scaled = scale === 1 ? '' : ` scale(${rounded(scale, 3)})`
  return `<g transform="translate(${rounded(x)} ${rounded(y)})${turned}${scaled}">${drawing}</g>`
}

export function rounded(value: number, decimals = 1): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}
