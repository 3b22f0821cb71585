import { heap } from '../heap.ts'
import type { Piece } from '../pieces.ts'
import { at, blob, darken, gloss, lifted, lighten, line, mix, type Sketch, shadow, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { browned, ringOf } from './parts.ts'
import { besides, garnishOf, greenOf, pieceLike } from './seen-pieces.ts'

function sides(sketch: Sketch, pieces: readonly Piece[]): string {
  return at(
    54,
    34,
    0,
    heap(sketch, besides(pieces).slice(0, 2), 44, { count: 13, scale: 1.05 }) +
      heap(sketch, garnishOf(pieces), 40, { count: 7, scale: 0.85 }),
  )
}

function breaded(sketch: Sketch, outline: string, width: number, height: number): string {
  const clip = sketch.clip(`<path d="${outline}"/>`)
  const crumbs = spots(sketch, Math.round((width * height) / 9), 1, 1.5).map(({ x, y, turn }) =>
    at(
      x * width,
      y * height,
      turn,
      shape(
        blob(sketch, sketch.between(0.9, 2.7), 0.3, 6),
        sketch.pick(['#ecb960', '#dc9c42', '#c07a28', '#f3cc80', '#b06a1e', '#e3a84e']),
      ),
    ),
  )
  const gold = sketch.gradient([
    [0, '#ecb65c'],
    [0.6, '#d4923a'],
    [1, '#b06f22'],
  ])
  const light = sketch.gradient([
    [0, '#fff0c8', 0.26],
    [0.5, '#fff0c8', 0],
    [1, '#4a1c02', 0.26],
  ])
  return `<g filter="${shadow(sketch, 4, 3, 6, 0.55)}">${shape(outline, gold)}</g><g clip-path="${clip}">${crumbs.join('')}${shape(outline, light)}</g>`
}

const CUTLET =
  'M-58-44C-52-70-22-84 8-78C34-82 58-62 56-34C66-10 50 8 56 34C58 58 36 66 22 82C0 92-26 80-40 76C-62 64-58 40-64 18C-70-6-56-22-58-44Z'

function roastSlice(sketch: Sketch, colour: string): string {
  return (
    shape(blob(sketch, 44, 0.06, 12, 0.72), darken(colour, 0.42)) +
    shape(blob(sketch, 40, 0.06, 12, 0.7), sketch.ball(lighten(colour, 0.35), 0.35, 0.18)) +
    [-12, -2, 9].map((y) => line(`M-26 ${y}q24-6 50 0`, darken(colour, 0.1), 1.2, 0.4)).join('')
  )
}

function inSauce(sketch: Sketch, colour: string): string {
  return shape(blob(sketch, 94, 0.05, 14), sketch.ball(colour, 0.25, 0.3)) + gloss('M-70-34A80 80 0 0 1-14-78', 3, 0.35)
}

const lemonOn = (sketch: Sketch, pieces: readonly Piece[]): string => pieceLike(pieces, 'citrus')?.draw(sketch) ?? ''

/** Mains as they are served. */
export const PLATES = {
  cutlet: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#d4923a',
    draw: ({ sketch, pieces }) =>
      sides(sketch, pieces) +
      at(-38, 2, -14, breaded(sketch, CUTLET, 70, 84)) +
      at(
        -38,
        0,
        0,
        lifted(
          sketch,
          at(0, 0, 0, lemonOn(sketch, pieces), 1.35) + at(18, 16, 70, pieceLike(pieces, 'herb', 'dill')?.draw(sketch) ?? '', 0.95),
        ),
      ),
  },
  nuggets: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#d4923a',
    draw: ({ sketch, pieces }) =>
      ringOf(8, 62)
        .map(({ x, y, turn }) => at(x, y, turn, breaded(sketch, blob(sketch, 27, 0.12, 10, 0.72), 29, 21)))
        .join('') + heap(sketch, garnishOf(pieces), 76, { count: 9, scale: 0.85 }),
  },
  patties: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#a8662f',
    draw: ({ sketch, pieces, colour }) =>
      sides(sketch, pieces) +
      lifted(
        sketch,
        [
          at(-44, -42, 12, browned(sketch, 40, 31, colour)),
          at(-52, 30, -18, browned(sketch, 42, 32, colour)),
          at(18, -58, 40, browned(sketch, 36, 29, colour)),
        ].join(''),
        1.8,
      ),
  },
  'roast-slices': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#9a5f38',
    draw: ({ sketch, pieces, colour }) =>
      inSauce(sketch, darken(colour, 0.2)) +
      at(46, 30, 0, heap(sketch, besides(pieces).slice(0, 3), 46, { count: 15, scale: 1.05 })) +
      lifted(sketch, [-52, -18, 16].map((y, place) => at(-28 + place * 8, y - 8, -16, roastSlice(sketch, colour))).join(''), 1.6) +
      heap(sketch, garnishOf(pieces), 70, { count: 8, scale: 0.85 }),
  },
  ribs: {
    vessel: 'board',
    cutlery: 'knife',
    colour: '#8c3f1e',
    draw: ({ sketch, pieces, colour }) => {
      const bones = Array.from({ length: 7 }, (_, place) => {
        const x = -96 + place * 30
        return (
          line(`M${x}-66L${x + 6} 70`, '#f1e2c6', 9) +
          shape(
            `M${x - 16}-52C${x - 20} 10 ${x - 14} 40 ${x - 8} 56C${x + 6} 62 ${x + 20} 58 ${x + 22} 50C${x + 18} 10 ${x + 16}-30 ${x + 12}-54Z`,
            sketch.ball(colour, 0.35, 0.4),
          ) +
          gloss(`M${x - 8}-40q-4 34 2 64`, 3, 0.4)
        )
      })
      return (
        lifted(sketch, at(-20, 0, -8, bones.join('')), 2) +
        at(-20, 0, 0, heap(sketch, garnishOf(pieces), 110, { count: 12, scale: 0.85, squash: 0.6 }))
      )
    },
  },
  fillets: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#eec79a',
    draw: ({ sketch, pieces, colour }) => {
      const fish = pieces.find(({ shape: name }) => name === 'fillet')
      const draw = (): string =>
        fish
          ? fish.draw(sketch)
          : shape('M-34-14C-20-22 22-22 34-12C38-2 36 10 30 15C10 20-18 20-32 14C-38 6-38-6-34-14Z', sketch.flat(colour, 0.35, 0.2))
      return (
        sides(sketch, pieces) +
        lifted(sketch, at(-40, -26, -22, draw(), 1.7) + at(-28, 36, -14, draw(), 1.7), 1.8) +
        at(-58, -36, 0, lifted(sketch, lemonOn(sketch, pieces) + at(20, 12, 40, lemonOn(sketch, pieces)))) +
        at(-30, 10, 0, heap(sketch, garnishOf(pieces), 46, { count: 7, scale: 0.85 }))
      )
    },
  },
  'meat-rolls': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#c4542c',
    draw: ({ sketch, pieces, colour }) => {
      const wrap = pieces.find(({ shape: name }) => name === 'leaf' || name === 'lettuce' || name === 'strip')
      const skin = wrap ? mix(wrap.light, '#d9c98a', 0.4) : '#a8703f'
      const roll = (): string => browned(sketch, 46, 24, skin) + line('M-40-4Q0-16 40-4M-42 6Q0-4 42 7', darken(skin, 0.3), 1.4, 0.5)
      return (
        inSauce(sketch, colour) +
        lifted(sketch, at(-22, -44, -14, roll(), 1.1) + at(4, 2, -8, roll(), 1.15) + at(-8, 50, -14, roll(), 1.1), 1.8) +
        shape(blob(sketch, 30, 0.16, 10, 0.5), colour, 0.75) +
        heap(sketch, garnishOf(pieces), 66, { count: 9, scale: 0.85 })
      )
    },
  },
  skewers: {
    vessel: 'plate',
    colour: '#b5682f',
    draw: ({ sketch, pieces }) => {
      const among = pieces.filter(({ layer, shape: name }) => layer === 'among' && name !== 'noodle')
      const stick = (): string =>
        line('M-104 0L112 0', '#c79a5c', 4) +
        [-72, -44, -16, 12, 40, 68]
          .map((x, place) => at(x, 0, sketch.between(-30, 30), among[place % Math.max(1, among.length)]?.draw(sketch) ?? '', 1.05))
          .join('')
      return (
        lifted(sketch, [-48, 0, 48].map((y, place) => at(-4, y, -12 + place * 4, stick())).join(''), 1.6) +
        heap(sketch, garnishOf(pieces), 84, { count: 8, scale: 0.8 })
      )
    },
  },
  'lettuce-cups': {
    vessel: 'plate',
    colour: '#7fae55',
    draw: ({ sketch, pieces }) =>
      lifted(
        sketch,
        [
          [-48, -36],
          [46, -34],
          [-2, 48],
        ]
          .map(([x = 0, y = 0]) => at(x, y, sketch.between(0, 360), greenOf(pieces)?.draw(sketch) ?? '', 2.3))
          .join(''),
        1.6,
      ) +
      [
        [-48, -36],
        [46, -34],
        [-2, 48],
      ]
        .map(([x = 0, y = 0]) => at(x, y, 0, heap(sketch, pieces, 26, { count: 12, scale: 0.75 })))
        .join(''),
  },
} as const satisfies Record<string, Base>
