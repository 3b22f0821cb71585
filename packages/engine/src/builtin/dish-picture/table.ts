import { at, blurred, darken, hueDistance, lighten, line, oval, round, type Sketch, shadow } from './sketch.ts'
import { texture } from './textures.ts'

/** What the dish is on; `mark` is the colour of the pattern on its cloth. */
export interface Table {
  material: 'wood' | 'stone'
  colour: string
  cloth: string
  mark: string
}

const TABLES: readonly [Table, ...Table[]] = [
  { material: 'wood', colour: '#bf7f45', cloth: '#fbf1df', mark: '#b5452a' },
  { material: 'wood', colour: '#a3683a', cloth: '#f8eedc', mark: '#4f7f55' },
  { material: 'wood', colour: '#e0b87c', cloth: '#eaf1f0', mark: '#4d7896' },
  { material: 'wood', colour: '#8a5330', cloth: '#fbeedb', mark: '#a33d55' },
  { material: 'stone', colour: '#e6d3b8', cloth: '#fbf0dc', mark: '#c2702a' },
  { material: 'stone', colour: '#a9c2bb', cloth: '#fbf3e4', mark: '#a5432a' },
  { material: 'stone', colour: '#f0d9bd', cloth: '#eef3e2', mark: '#5c8a4f' },
]
/** Of all tables those on which the food is told from the cloth. */
const CHOICE = 4

/** A table by chance among those whose cloth is furthest from the food in hue. */
export function pickTable(sketch: Sketch, food: string): Table {
  const [first = TABLES[0], ...rest] = TABLES.toSorted((one, other) => hueDistance(other.mark, food) - hueDistance(one.mark, food)).slice(
    0,
    CHOICE,
  )
  return sketch.pick([first, ...rest])
}

export function drawTable(sketch: Sketch, { material, colour }: Table): string {
  const isWood = material === 'wood'
  const gaps = [62, 148, 226].map((y) => {
    const top = y + round(sketch.between(-8, 8))
    return `<rect y="${top}" width="400" height="2" fill="${darken(colour, 0.5)}" opacity=".55"/><rect y="${top + 3}" width="400" height="1.2" fill="#fff" opacity=".12"/>`
  })
  const light = sketch.gradient(
    [
      [0, lighten(colour, 0.18)],
      [1, darken(colour, 0.2)],
    ],
    'diagonal',
  )
  return `<rect width="400" height="300" fill="${light}"/>${texture(material, 0, 0, 400, 300, 0.8, sketch.between(0, 150))}${isWood ? gaps.join('') : ''}`
}

const CLOTH_WIDTH = 190
type Pattern = keyof typeof PATTERNS
const PATTERNS = {
  stripe: (mark: string) => [18, 26, 84, 92, 150, 158].map((x) => column(x, 4.5, mark, 0.8)).join(''),
  gingham: (mark: string) =>
    [0, 40, 80, 120, 160].map((x) => column(x, 20, mark, 0.45)).join('') +
    Array.from(
      { length: 14 },
      (_, place) => `<rect y="${-90 + place * 40}" width="${CLOTH_WIDTH}" height="20" fill="${mark}" opacity=".45"/>`,
    ).join(''),
  lace: (mark: string) =>
    column(26, 2, mark, 0.7) +
    alongEdge(
      (y) =>
        `<circle cx="14" cy="${y}" r="2.6" fill="none" stroke="${mark}" stroke-width="1.1" opacity=".6"/><path d="M42 ${y}q5-5 0-10q-5 5 0 10M42 ${y}l0 4" fill="${mark}" opacity=".55"/>`,
    ),
  linen: (mark: string) => column(10, 1.5, mark, 0.7) + column(15, 1.5, mark, 0.7),
}

function column(x: number, width: number, colour: string, opacity: number): string {
  return `<rect x="${x}" y="-90" width="${width}" height="520" fill="${colour}" opacity="${opacity}"/>`
}

function alongEdge(draw: (y: number) => string): string {
  return Array.from({ length: 30 }, (_, place) => draw(place * 14 - 60)).join('')
}

/** A folded cloth under the right side of the dish. */
export function drawCloth(sketch: Sketch, { cloth, mark }: Table): string {
  const pattern = sketch.pick<Pattern>(['stripe', 'gingham', 'lace', 'linen'])
  const fold = sketch.gradient(
    [
      [0, '#000000', 0],
      [0.5, '#3a1a08', 0.16],
      [0.55, '#ffffff', 0.28],
      [1, '#ffffff', 0],
    ],
    'across',
  )
  const folds = [40, 104, 146].map(
    (x, place) => `<rect x="${x}" y="-90" width="26" height="520" fill="${fold}" opacity="${[0.9, 0.6, 0.8][place] ?? 1}"/>`,
  )
  const edge = pattern === 'lace' ? alongEdge((y) => `<circle cx="0" cy="${y}" r="7.5" fill="${cloth}"/>`) : ''
  const lying = `<g filter="${shadow(sketch, 4, -2, 4, 0.4)}"><rect y="-90" width="${CLOTH_WIDTH}" height="520" fill="${cloth}"/>${edge}</g>`
  const woven = texture('linen', 0, -90, CLOTH_WIDTH, 520, 0.55)
  return `<g transform="translate(262 -20) rotate(13)">${lying}${PATTERNS[pattern](mark)}${woven}${folds.join('')}</g>`
}

/** The warm light from the upper left, and the darker corners. */
export function drawLamp(sketch: Sketch): string {
  const lamp = sketch.gradient(
    [
      [0, '#ffe9b8', 0.26],
      [0.5, '#ffe9b8', 0.03],
      [1, '#ffe9b8', 0],
    ],
    'lamp',
  )
  const corners = sketch.gradient(
    [
      [0.6, '#2a0f02', 0],
      [1, '#2a0f02', 0.22],
    ],
    'vignette',
  )
  return `<rect width="400" height="300" fill="${lamp}"/><rect width="400" height="300" fill="${corners}"/>`
}

/** What is on a table seen from the side: the wall above it, and its shadow. */
export function drawSideView(sketch: Sketch, colour: string): string {
  const table = pickTable(sketch, colour)
  const wall = sketch.gradient(
    [
      [0, '#fbeedd'],
      [1, lighten(colour, 0.72)],
    ],
    'diagonal',
  )
  const top = `<g transform="translate(0 196)"><svg width="400" height="104" viewBox="0 150 400 104" preserveAspectRatio="none">${drawTable(sketch, table)}</svg><rect width="400" height="5" fill="#fff" opacity=".3"/></g>`
  return `<rect width="400" height="300" fill="${wall}"/>${top}${blurred(sketch, oval(104, 16, '#2a1206', 222, 256, 0.35), 6)}`
}

export type Cutlery = 'spoon' | 'fork' | 'knife'
const OUTLINES: Readonly<Record<Cutlery, string>> = {
  spoon: 'M-17-66a17 25 0 1 1 34 0c0 15-8 23-13 26L6 74a6 6 0 0 1-12 0L-4-40c-5-3-13-11-13-26Z',
  fork: 'M-15-92h5v32h4v-32h4v32h4v-32h4v32h4v-32h5v38c0 11-6 16-11 18L6 74a6 6 0 0 1-12 0L-4-36c-5-2-11-7-11-18Z',
  knife: 'M-7-92C8-84 12-50 9-14L6-12L6 74a6 6 0 0 1-12 0L-7-12Z',
}

export function drawCutlery(sketch: Sketch, cutlery: Cutlery): string {
  const metal = sketch.gradient(
    [
      [0, '#fdfaf2'],
      [0.4, '#cfc6b8'],
      [0.6, '#f3ede0'],
      [1, '#9b9082'],
    ],
    'across',
  )
  const shine = cutlery === 'spoon' ? oval(10, 17, '#ffffff', -2, -68, 0.45) : ''
  return at(366, 168, 10, `<g filter="${shadow(sketch, 3, 3, 5, 0.45)}"><path d="${OUTLINES[cutlery]}" fill="${metal}"/></g>${shine}`, 0.86)
}

/** Over what is served hot. */
export function drawSteam(sketch: Sketch): string {
  const wisps = [-46, 0, 44].map((x, place) =>
    line(`M${x} ${20 - place * 8}c-22-26 22-40 2-70s14-34 4-62`, '#ffffff', 9, [0.5, 0.75, 0.45][place]),
  )
  return `<g opacity=".5">${blurred(sketch, wisps.join(''), 5)}</g>`
}
