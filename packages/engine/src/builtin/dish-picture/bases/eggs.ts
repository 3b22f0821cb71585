import { heap } from '../heap.ts'
import type { Piece } from '../pieces.ts'
import { eggHalf, friedEgg } from '../pieces-larder.ts'
import { at, blob, disc, gloss, lifted, line, round, shadow, shape, spots } from '../sketch.ts'
import { drawSteam } from '../table.ts'
import type { Base } from './base.ts'
import { greenOf } from './seen-pieces.ts'
import { liquid } from './soups.ts'

/** Halves have colours of their own. */
const EGG = { light: '#fdf8ea', dark: '#f4a623' }
const HALF_MOON = 'M-92 14C-92-58-46-86 2-86S94-58 92 14C60 34-60 34-92 14Z'
const withoutEggs = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ shape: name }) => name !== 'egg')
const garnishOf = (pieces: readonly Piece[]): Piece[] => pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop')

export const EGGS = {
  omelette: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f5c14a',
    draw: ({ sketch, pieces: all }) => {
      const pieces = withoutEggs(all)
      const filling = pieces.filter(({ layer }) => layer === 'among')
      const seen = filling.length > 0 ? filling : garnishOf(pieces)
      const spilling = spots(sketch, 12, 1).map(({ x, y, turn }, place) =>
        at(x * 78, 28 + y * 10, turn, seen[place % seen.length]?.draw(sketch) ?? '', 0.9),
      )
      const egg = sketch.gradient([
        [0, '#ffe49a'],
        [0.55, '#f5c14a'],
        [1, '#cf8a24'],
      ])
      const browned = spots(sketch, 22, 84).map(({ x, y, turn }) =>
        at(x, y - 26, turn, shape(blob(sketch, sketch.between(5, 17), 0.28, 9, 0.6), '#b8701c', round(sketch.between(0.1, 0.34)))),
      )
      const folded = `<g filter="${shadow(sketch, 4, 3, 6, 0.5)}">${shape(HALF_MOON, egg)}</g><g clip-path="${sketch.clip(`<path d="${HALF_MOON}"/>`)}">${browned.join('')}${gloss('M-74-18C-62-58-28-72 4-73', 6, 0.4)}</g>${line('M-90 15C-58 33 58 33 90 15', '#fbe0a0', 3.5)}`
      return (
        at(-2, 22, -10, lifted(sketch, spilling.join(''), 1.4) + folded) +
        at(-4, -10, 0, heap(sketch, garnishOf(pieces), 60, { count: 12, scale: 0.9, squash: 0.7 }))
      )
    },
  },
  frittata: {
    vessel: 'pan',
    colour: '#f3bf4c',
    draw: ({ sketch, pieces }) =>
      disc(
        108,
        sketch.gradient([
          [0, '#ffe08c'],
          [0.6, '#f0b843'],
          [1, '#b8741c'],
        ]),
      ) +
      spots(sketch, 30, 100)
        .map(({ x, y }) => at(x, y, 0, shape(blob(sketch, sketch.between(6, 18), 0.28, 9), '#b8701c', 0.2)))
        .join('') +
      heap(sketch, withoutEggs(pieces), 90, { count: 34, scale: 1 }),
  },
  scrambled: {
    vessel: 'pan',
    colour: '#f6cf57',
    draw: ({ sketch, pieces: all }) => {
      const curds = spots(sketch, 46, 90).map(({ x, y, turn }) =>
        at(
          x,
          y,
          turn,
          shape(
            blob(sketch, sketch.between(13, 22), 0.22, 9, 0.75),
            sketch.ball(sketch.pick(['#f9d662', '#f4c544', '#fbe28a']), 0.45, 0.22),
          ) + gloss('M-8-5q6-4 12-2', 1.8, 0.5),
        ),
      )
      return lifted(sketch, curds.join(''), 1.2) + heap(sketch, withoutEggs(all), 80, { count: 22, scale: 0.85 })
    },
  },
  'fried-eggs': {
    vessel: 'pan',
    colour: '#fffaf0',
    draw: ({ sketch, pieces }) =>
      heap(sketch, withoutEggs(pieces), 94, { count: 34, scale: 0.95 }) +
      lifted(
        sketch,
        [
          [-40, -30],
          [42, -32],
          [2, 44],
        ]
          .map(([x = 0, y = 0]) => at(x, y, sketch.between(0, 90), friedEgg(sketch), 1.25))
          .join(''),
        1.2,
      ) +
      heap(sketch, garnishOf(pieces), 88, { count: 12, scale: 0.85 }),
  },
  shakshuka: {
    vessel: 'pan',
    colour: '#c2401d',
    draw: ({ sketch, pieces, colour }) =>
      liquid(sketch, 110, colour) +
      heap(
        sketch,
        withoutEggs(pieces).filter(({ layer }) => layer === 'among'),
        92,
        { count: 20, scale: 0.8 },
      ) +
      disc(110, colour, 0, 0, 0.35) +
      [
        [-42, -30],
        [44, -34],
        [4, 46],
      ]
        .map(([x = 0, y = 0]) => lifted(sketch, at(x, y, sketch.between(0, 90), friedEgg(sketch), 1.02)))
        .join('') +
      heap(sketch, garnishOf(pieces), 92, { count: 18, scale: 0.85 }) +
      drawSteam(sketch),
  },
  'egg-halves': {
    showsEggs: true,
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#fdf8ea',
    draw: ({ sketch, pieces }) => {
      const green = greenOf(pieces)
      const leaves = green ? spots(sketch, 18, 90).map(({ x, y, turn }) => at(x, y, turn, green.draw(sketch), 1.1)) : []
      const halves = spots(sketch, 9, 74, 0.2).map(({ x, y, turn }) => at(x, y, turn, eggHalf(sketch, EGG), 1.3))
      return (
        lifted(sketch, leaves.join('')) +
        lifted(sketch, halves.join(''), 1.5) +
        heap(sketch, garnishOf(pieces), 84, { count: 18, scale: 0.82 })
      )
    },
  },
} as const satisfies Record<string, Base>
