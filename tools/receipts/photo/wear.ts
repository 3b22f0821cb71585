import type { PictureClass } from '../set-format.ts'
import type { Random } from '../shopping/random.ts'

/** What happened to the paper, and how it was photographed. */
export interface Wear {
  /** Quarter turns of the finished picture, clockwise. */
  quarterTurns: number
  /** Degrees in the plane of the picture, and out of it. */
  tilt: number
  leanX: number
  leanY: number
  /** How far letters stray from their place, in pixels, and over how many pixels. */
  warp: number
  warpLength: number
  /** Depth of the relief of crumpled paper. */
  crumple: number
  /** Folds: where (share of the length), along or across, how dark. */
  folds: { at: number; along: boolean; depth: number }[]
  ink: number
  inkColour: string
  /** Share of the print head's dots that fail. */
  brokenDots: number
  /** Vertical bands where the print head is weak. */
  bands: boolean
  paperColour: string
  table: 'wood' | 'cloth' | 'stone' | 'plain' | 'none'
  /** Degrees of the light's direction, and how much darker the far end is. */
  lightFrom: number
  lightFall: number
  shadows: { angle: number; at: number; depth: number }[]
  finger: boolean
  /** The paper's share of the frame; above 1 its edges are cut off. */
  fill: number
  blur: number
  noise: number
  brightness: number
  contrast: number
  /** Coarser first compression, as messengers do; none where null. */
  firstQuality: number | null
}

const PAPERS = ['#fdfdfb', '#f7f5ef', '#f3f3f5', '#fbf7ec', '#eef1f3'] as const

/** Wear of the class `clean`: as a scanner or a shop's application gives it. */
function cleanWear(random: Random): Wear {
  return {
    quarterTurns: 0,
    tilt: random.chance(0.5) ? 0 : random.between(-1.2, 1.2),
    leanX: 0,
    leanY: 0,
    warp: 0,
    warpLength: 300,
    crumple: 0,
    folds: [],
    ink: random.between(0.8, 1),
    inkColour: random.pick(['#111', '#1c1c22', '#2a2a2a', '#222a44']),
    brokenDots: random.chance(0.3) ? random.between(0.01, 0.04) : 0,
    bands: false,
    paperColour: random.pick(PAPERS),
    table: random.chance(0.5) ? 'none' : 'plain',
    lightFrom: random.between(0, 360),
    lightFall: random.between(0, 0.12),
    shadows: [],
    finger: false,
    fill: random.between(0.94, 0.99),
    blur: random.chance(0.3) ? random.between(0.2, 0.5) : 0,
    noise: random.between(0, 3),
    brightness: random.between(0.95, 1),
    contrast: 1,
    firstQuality: null,
  }
}

/** Wear of the class `phone`: held over a table, in a kitchen's light. */
function phoneWear(random: Random): Wear {
  return {
    ...cleanWear(random),
    tilt: random.between(-5, 5),
    leanX: random.between(-10, 10),
    leanY: random.between(-8, 8),
    warp: random.chance(0.7) ? random.between(1.5, 5) : 0,
    warpLength: random.between(350, 800),
    crumple: random.chance(0.5) ? random.between(0.6, 2.5) : 0,
    folds: chooseFolds(random, random.whole(0, 2), 0.2),
    ink: random.between(0.68, 0.98),
    brokenDots: random.chance(0.5) ? random.between(0.02, 0.08) : 0,
    bands: random.chance(0.06),
    table: random.pick(['wood', 'cloth', 'stone', 'plain']),
    lightFall: random.between(0.08, 0.3),
    shadows: random.chance(0.5) ? [chooseShadow(random, 0.32)] : [],
    finger: random.chance(0.2),
    fill: random.between(0.82, 0.98),
    blur: random.chance(0.5) ? random.between(0.3, 0.9) : 0,
    noise: random.between(1, 6),
    brightness: random.between(0.75, 1),
    contrast: random.between(0.85, 1),
    firstQuality: random.chance(0.25) ? random.whole(60, 80) : null,
  }
}

/** Wear of the class `hard`: one or two more defects than a phone's photo has. */
function hardWear(random: Random): Wear {
  const wear: Wear = { ...phoneWear(random), finger: random.chance(0.3) }
  const troubles: [() => Partial<Wear>, ...(() => Partial<Wear>)[]] = [
    () => ({
      crumple: random.between(4, 9),
      warp: random.between(6, 14),
      warpLength: random.between(160, 320),
      folds: chooseFolds(random, random.whole(2, 5), 0.4),
    }),
    () => ({ ink: random.between(0.25, 0.45), inkColour: random.pick(['#555', '#6a5f7a', '#5a6a8a']), bands: random.chance(0.6) }),
    () => ({ brightness: random.between(0.22, 0.42), noise: random.between(8, 16), lightFall: random.between(0.3, 0.6) }),
    () => ({ quarterTurns: random.pick([1, 2, 3]) }),
    () => ({ tilt: random.between(-16, 16), leanX: random.between(-26, 26), leanY: random.between(-20, 20) }),
    () => ({ blur: random.between(0.9, 1.5), noise: random.between(4, 10), firstQuality: random.whole(35, 60) }),
    () => ({ fill: random.between(1.02, 1.08) }),
    () => ({ shadows: [chooseShadow(random, 0.6), chooseShadow(random, 0.5)], lightFall: random.between(0.3, 0.55) }),
  ]
  const first = random.pick(troubles)
  return { ...wear, ...first(), ...(random.chance(0.4) ? random.pick(troubles)() : {}) }
}

const WEARS = { clean: cleanWear, phone: phoneWear, hard: hardWear }

export function chooseWear(random: Random, pictureClass: Exclude<PictureClass, 'nothing'>): Wear {
  return WEARS[pictureClass](random)
}

function chooseFolds(random: Random, count: number, deepest: number): Wear['folds'] {
  return Array.from({ length: count }, () => ({
    at: random.between(0.1, 0.9),
    along: random.chance(0.35),
    depth: random.between(0.1, deepest),
  }))
}

function chooseShadow(random: Random, deepest: number): Wear['shadows'][number] {
  return { angle: random.between(0, 360), at: random.between(0.2, 0.7), depth: random.between(0.15, deepest) }
}
