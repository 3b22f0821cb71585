import { clsx } from 'clsx'
import { type BitShape, DISH_LOOKS, type DishLook, type DishLookName, type Vessel } from './dish-looks.ts'

const SHAPES: Record<BitShape, string> = {
  dot: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z',
  leaf: 'M0-15C9-7 8 8 0 15C-8 8-9-7 0-15Z',
  cube: 'M-9-6q0-3 3-3h12q3 0 3 3v12q0 3-3 3h-12q-3 0-3-3Z',
  strip: 'M-22-3.500Q0-12 22-3.500Q24 0 22 3.500Q0-5-22 3.500Q-24 0-22-3.500Z',
}
const FLAT: Partial<Record<DishLook['vessel'], number>> = { tray: 0.62, board: 0.62 }

interface DishCardProps {
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

const SHADOW = 'rgb(60 25 8 / 0.16)'

/** Radius of the food in each vessel; a tray is filled from edge to edge and its food lies flatter. */
const FOOD_RADIUS: Record<Vessel, number> = { plate: 88, bowl: 88, pan: 98, tray: 108, board: 84, glass: 62 }

/** What the food is served in, seen from above, around 0/0; with its one hard shadow to the lower right. */
function DishVessel({ vessel, food }: { vessel: Vessel; food: string }) {
  switch (vessel) {
    case 'pan':
      return (
        <>
          <circle cx="9" cy="15" r="112" fill={SHADOW} />
          <rect x="88" y="70" width="120" height="34" rx="15" fill="#37322f" transform="rotate(38 88 70)" />
          <circle r="112" fill="#37322f" />
          <circle r="105" fill="#59534f" />
          <circle r="98" fill={food} />
        </>
      )
    case 'tray':
      return (
        <>
          <rect x="-132" y="-78" width="280" height="190" rx="44" fill={SHADOW} />
          <rect x="-158" y="-22" width="316" height="44" rx="20" fill="#8d4a2b" />
          <rect x="-140" y="-96" width="280" height="192" rx="44" fill="#a85a35" />
          <rect x="-126" y="-82" width="252" height="164" rx="34" fill={food} />
        </>
      )
    case 'board':
      return (
        <>
          <rect x="-122" y="-84" width="264" height="190" rx="30" fill={SHADOW} />
          <rect x="-132" y="-98" width="264" height="190" rx="30" fill="#c99a66" />
          <rect x="-96" y="-68" width="192" height="132" rx="44" fill={food} />
          <rect x="-84" y="-58" width="168" height="112" rx="38" fill="#f1cb93" />
        </>
      )
    case 'glass':
      return (
        <>
          <circle cx="9" cy="13" r="84" fill={SHADOW} />
          <circle r="84" fill="#eef4f1" />
          <circle r="70" fill={food} />
        </>
      )
    case 'bowl':
      return (
        <>
          <circle cx="9" cy="15" r="118" fill={SHADOW} />
          <circle r="118" fill="#fffaf2" />
          <circle r="100" fill="#e4d6c2" />
          <circle r="92" fill={food} />
        </>
      )
    case 'plate':
      return (
        <>
          <circle cx="9" cy="15" r="122" fill={SHADOW} />
          <circle r="122" fill="#fffaf2" />
          <circle r="94" fill="#f0e4d3" />
          <circle r="86" fill={food} />
        </>
      )
  }
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

interface ScatteredSpot {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

/** Places on a disc, evenly spread and a little out of line (a sunflower's spiral); the same for the same seed. */
function scatter(count: number, radius: number, seed: string): ScatteredSpot[] {
  const random = randomOf(seed)
  return Array.from({ length: count }, (_, index) => {
    const distance = radius * Math.sqrt((index + 0.5) / count)
    const angle = index * GOLDEN_ANGLE + random() * 0.6
    return { x: rounded(Math.cos(angle) * distance), y: rounded(Math.sin(angle) * distance), turn: Math.round(random() * 360) }
  })
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

/** Numbers from 0 to 1 that follow from a text (FNV-1a into mulberry32). */
function randomOf(seed: string): () => number {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
