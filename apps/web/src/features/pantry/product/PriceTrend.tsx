import type { Price } from '@spizarka/contract/pantry'

const WIDTH = 320
const HEIGHT = 56
const EDGE = 5

/** The way of the price per unit from the first to the latest receipt; the figures stand in the list below it. */
export function PriceTrend({ prices }: { prices: readonly Price[] }) {
  const points = pointsOf(prices)
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mb-3 block w-full rounded-card bg-sunken text-brand">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="4" fill="currentColor" />
    </svg>
  )
}

/** Of the prices, newest first, that are for the unit of the newest one. */
function pointsOf(prices: readonly Price[]): { x: number; y: number }[] {
  const values = prices
    .filter(({ unit }) => unit === prices[0]?.unit)
    .flatMap(({ grosze_per_unit: grosze }) => grosze ?? [])
    .toReversed()
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  return values.map((value, place) => {
    const share = most === least ? 0.5 : (value - least) / (most - least)
    return { x: EDGE + place * step, y: HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE) }
  })
}
