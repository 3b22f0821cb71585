const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

export interface ScatteredSpot {
  x: number
  y: number
  /** Degrees. */
  turn: number
}

/** Places on a disc, evenly spread and a little out of line (a sunflower's spiral); the same for the same seed. */
export function scatter(count: number, radius: number, seed: string): ScatteredSpot[] {
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
