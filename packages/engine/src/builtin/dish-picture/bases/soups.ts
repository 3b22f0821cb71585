import { heap } from '../heap.ts'
import { drawGrains } from '../pieces-larder.ts'
import { curvedStrip } from '../pieces-produce.ts'
import {
  at,
  blob,
  blurred,
  darken,
  disc,
  gloss,
  lifted,
  lighten,
  line,
  oval,
  round,
  type Sketch,
  scatter,
  shadow,
  shape,
  spots,
} from '../sketch.ts'
import { drawSteam } from '../table.ts'
import { FOOD_RADIUS } from '../vessels.ts'
import type { Base, Scene } from './base.ts'

/** Liquid with a rim of light, drops of fat and the shadow of the vessel's wall. */
export function liquid(sketch: Sketch, radius: number, colour: string): string {
  const surface = sketch.gradient([
    [0, lighten(colour, 0.36)],
    [0.5, colour],
    [1, darken(colour, 0.32)],
  ])
  const wall = sketch.gradient(
    [
      [0.78, '#2a0f04', 0],
      [1, '#2a0f04', 0.38],
    ],
    'wall',
  )
  const drops = spots(sketch, 26, radius * 0.92).map(({ x, y }) => {
    const size = sketch.between(1.5, 5)
    return oval(size, size * 0.9, lighten(colour, 0.5), x, y, 0.42)
  })
  const shine = line(
    `M${round(-radius * 0.72)} ${round(-radius * 0.28)}A${round(radius * 0.78)} ${round(radius * 0.78)} 0 0 1 ${round(-radius * 0.1)} ${round(-radius * 0.76)}`,
    '#ffffff',
    5,
    0.4,
  )
  return disc(radius, surface) + disc(radius, wall) + drops.join('') + blurred(sketch, shine, 1.6)
}

function creamSwirl(sketch: Sketch, size: number): string {
  const at6 = (value: number): number => round(value * size)
  const first = `M${at6(-54)} ${at6(6)}C${at6(-48)} ${at6(-50)} ${at6(40)} ${at6(-58)} ${at6(48)} ${at6(-8)}`
  const second = `S${at6(-14)} ${at6(46)} ${at6(-20)} ${at6(6)}s${at6(32)} ${at6(-30)} ${at6(34)} ${at6(-4)}`
  return `<g opacity=".96" filter="${shadow(sketch, 1, 0.6, 1, 0.25)}">${line(first + second, '#fff8e8', 8)}${line(first, '#ffffff', 2.5)}</g>`
}

const isCream = ({ shape: name }: Scene['pieces'][number]): boolean => name === 'dollop'

function chunkySoup({ sketch, pieces, colour }: Scene): string {
  const seen = pieces.filter((piece) => !isCream(piece))
  return (
    liquid(sketch, FOOD_RADIUS, colour) +
    (seen.length < pieces.length ? creamSwirl(sketch, 0.9) : '') +
    heap(sketch, seen, 88, { count: 34, scale: 0.92 }) +
    // A thin veil of soup over what swims in it.
    disc(FOOD_RADIUS, colour, 0, 0, 0.16)
  )
}

function stew({ sketch, pieces, colour }: Scene): string {
  const room = sketch.clip(`<circle r="${FOOD_RADIUS}"/>`)
  const shine = spots(sketch, 14, 96).map(({ x, y }) => gloss(`M${round(x)} ${round(y)}q4-4 10-3`, 2, 0.55))
  return (
    liquid(sketch, FOOD_RADIUS, colour) +
    `<g clip-path="${room}">${heap(
      sketch,
      pieces.filter((piece) => !isCream(piece)),
      96,
      { count: 60, scale: 1.2 },
    )}</g><g opacity=".8">${shine.join('')}</g>`
  )
}

export const SOUPS = {
  broth: {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#e3a93f',
    ownColour: true,
    draw: (scene) => {
      const { sketch, pieces, colour } = scene
      const noodles = pieces.some(({ shape: name }) => name === 'noodle')
        ? lifted(
            sketch,
            scatter(sketch, 26, 84, () => curvedStrip(sketch, 20, 3.4, '#f3d892')),
            0.6,
          )
        : ''
      const others = pieces.filter(({ shape: name }) => name !== 'noodle')
      return liquid(sketch, FOOD_RADIUS, colour) + noodles + heap(sketch, others, 84, { count: 20, scale: 0.85 }) + drawSteam(sketch)
    },
  },
  soup: {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#e3a44a',
    draw: (scene) => chunkySoup(scene) + drawSteam(scene.sketch),
  },
  'cold-soup': {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#e9a3b8',
    draw: ({ sketch, pieces, colour }) =>
      liquid(sketch, FOOD_RADIUS, lighten(colour, 0.3)) + heap(sketch, pieces, 84, { count: 26, scale: 0.9 }),
  },
  'cream-soup': {
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#e08a3a',
    draw: ({ sketch, pieces, colour }) => {
      const garnish = pieces.filter((piece) => piece.layer === 'garnish' && !isCream(piece))
      return (
        liquid(sketch, FOOD_RADIUS, colour) +
        (pieces.some(isCream) ? creamSwirl(sketch, 1.15) : '') +
        heap(sketch, garnish.slice(0, 2), 62, { count: 9, scale: 0.92 }) +
        drawSteam(sketch)
      )
    },
  },
  stew: { vessel: 'pot', colour: '#9c3f1c', draw: (scene) => stew(scene) + drawSteam(scene.sketch) },
  'sauce-and-rice': {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#c9762c',
    draw: (scene) => {
      const { sketch, pieces } = scene
      // Something else than rice may be served with it, or nothing.
      if (!pieces.some(({ shape: name }) => name === 'grain')) return stew(scene) + drawSteam(sketch)
      const rice = sketch.clip(`<path d="M-20-130C30-60-30 40 30 130L-140 130L-140-130Z"/>`)
      return (
        stew(scene) +
        `<g clip-path="${rice}">${disc(FOOD_RADIUS, '#e9dcbc')}${drawGrains(sketch, 420, FOOD_RADIUS, '#f6ecd2')}</g>` +
        drawSteam(sketch)
      )
    },
  },
  cabbage: {
    vessel: 'pot',
    colour: '#b98a4a',
    ownColour: true,
    draw: ({ sketch, pieces, colour }) =>
      disc(FOOD_RADIUS, darken(colour, 0.35)) +
      lifted(
        sketch,
        spots(sketch, 120, 100, 1)
          .map(({ x, y, turn }) =>
            at(x, y, turn, curvedStrip(sketch, 15, 3.6, sketch.pick([colour, lighten(colour, 0.3), darken(colour, 0.2), '#cfae6a']))),
          )
          .join(''),
        0.7,
      ) +
      heap(
        sketch,
        pieces.filter(({ shape: name }) => name !== 'strip'),
        88,
        { count: 26, scale: 1 },
      ) +
      drawSteam(sketch),
  },
  spread: {
    vessel: 'jar',
    cutlery: 'knife',
    colour: '#e8d2a4',
    draw: ({ sketch, pieces, colour }) =>
      disc(92, sketch.ball(colour, 0.4, 0.24)) +
      line('M-58 12C-50-56 44-60 54-6S-8 50-22 12S20-22 30 2', lighten(colour, 0.45), 11, 0.75) +
      line('M-58 18C-50-46 44-50 54 2', darken(colour, 0.22), 2.5, 0.5) +
      heap(sketch, pieces.slice(0, 3), 58, { count: 13, scale: 0.8 }),
  },
  pudding: {
    vessel: 'jar',
    cutlery: 'spoon',
    colour: '#f3dfae',
    draw: ({ sketch, pieces, colour }) =>
      disc(92, sketch.ball(colour, 0.45, 0.2)) +
      shape(blob(sketch, 70, 0.05, 14), lighten(colour, 0.4), 0.5) +
      gloss('M-62-22A66 66 0 0 1-8-63', 5, 0.5) +
      heap(sketch, pieces.filter((piece) => !isCream(piece)).slice(0, 3), 46, { count: 13, scale: 0.95 }),
  },
} as const satisfies Record<string, Base>
