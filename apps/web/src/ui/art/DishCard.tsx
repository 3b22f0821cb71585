import { clsx } from 'clsx'
import { DishVessel, FOOD_RADIUS } from './DishVessel.tsx'
import { type BitShape, DISH_LOOKS, type DishLook, type DishLookName } from './dish-looks.ts'
import { scatter } from './scatter.ts'

const SHAPES: Record<BitShape, string> = {
  dot: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z',
  leaf: 'M0-15C9-7 8 8 0 15C-8 8-9-7 0-15Z',
  cube: 'M-9-6q0-3 3-3h12q3 0 3 3v12q0 3-3 3h-12q-3 0-3-3Z',
  strip: 'M-22-3.500Q0-12 22-3.500Q24 0 22 3.500Q0-5-22 3.500Q-24 0-22-3.500Z',
}
const FLAT: Partial<Record<DishLook['vessel'], number>> = { tray: 0.62, board: 0.62 }

export interface DishCardProps {
  kind: DishLookName
  /** The same dish always looks the same: its id. */
  seed: string
  className?: string
}

/** A dish seen from above, drawn from its kind, where there is no picture of it; it only decorates the name beside it. */
export function DishCard({ kind, seed, className }: DishCardProps) {
  const look: DishLook = DISH_LOOKS[kind]
  const spread = FOOD_RADIUS[look.vessel] * 0.84
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden className={clsx('dish-picture block size-full', className)}>
      <rect width="400" height="300" fill={look.ground} />
      <g transform="rotate(14 320 150)">
        <rect x="262" y="-80" width="240" height="460" fill={look.cloth} />
        {[282, 296, 384, 398].map((x) => (
          <rect key={x} x={x} y="-80" width="5" height="460" fill={look.stripe} />
        ))}
      </g>
      <g transform="translate(172 150)">
        <DishVessel vessel={look.vessel} food={look.food} />
        <g transform={`scale(1 ${FLAT[look.vessel] ?? 1})`}>
          {look.bits.map(([colour, shape, count]) => (
            <g key={colour} fill={colour}>
              {scatter(count, spread, `${seed}${colour}`).map(({ x, y, turn }) => (
                <path key={`${x} ${y}`} d={SHAPES[shape]} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.35)`} />
              ))}
            </g>
          ))}
        </g>
      </g>
    </svg>
  )
}
