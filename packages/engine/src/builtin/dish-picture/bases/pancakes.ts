import { heap } from '../heap.ts'
import { at, blob, darken, disc, gloss, lifted, lighten, line, mix, oval, round, type Sketch, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { dollopOn, toppings } from './seen-pieces.ts'

function fried(sketch: Sketch, radius: number, colour: string): string {
  return (
    disc(radius, darken(colour, 0.38), 1, 3) +
    shape(
      blob(sketch, radius, 0.05, 14),
      sketch.gradient([
        [0, lighten(colour, 0.3)],
        [0.62, colour],
        [1, darken(colour, 0.35)],
      ]),
    ) +
    spots(sketch, 16, radius * 0.8)
      .map(({ x, y }) => at(x, y, 0, shape(blob(sketch, sketch.between(3, 9), 0.3, 8, 0.7), '#8f4f14', 0.3)))
      .join('') +
    gloss(
      `M${round(-radius * 0.62)} ${round(-radius * 0.3)}A${round(radius * 0.72)} ${round(radius * 0.72)} 0 0 1 ${round(-radius * 0.1)} ${round(-radius * 0.68)}`,
      3,
      0.4,
    )
  )
}

/** What is fried of batter. */
export const PANCAKES = {
  crepes: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#e5ae5c',
    draw: ({ sketch, pieces }) => {
      const skin = sketch.gradient(
        [
          [0, '#f7d691'],
          [0.5, '#e5ae5c'],
          [1, '#b4752c'],
        ],
        'down',
      )
      const rolled = [-44, 0, 44].map((y) => {
        const marks = spots(sketch, 14, 1).map((spot) =>
          at(spot.x * 72, y + spot.y * 15, 0, shape(blob(sketch, sketch.between(3, 9), 0.3, 8, 0.6), '#a5601a', 0.35)),
        )
        return lifted(
          sketch,
          shape(
            `M-84 ${y - 20}C-60 ${y - 28} 60 ${y - 28} 84 ${y - 20}C92 ${y - 8} 92 ${y + 8} 84 ${y + 20}C60 ${y + 27}-60 ${y + 27}-84 ${y + 20}C-92 ${y + 8}-92 ${y - 8}-84 ${y - 20}Z`,
            skin,
          ) +
            marks.join('') +
            oval(10, 17, '#fff8e8', 85, y) +
            oval(5, 9, '#eadcbc', 85, y) +
            gloss(`M-72 ${y - 15}q60-7 110-3`, 3, 0.45),
          1.8,
        )
      })
      return (
        at(0, 4, -16, rolled.join('')) +
        at(-10, 0, 0, lifted(sketch, dollopOn(sketch, pieces, 28))) +
        at(-8, 0, 0, heap(sketch, toppings(pieces), 54, { count: 22, scale: 1.02 }))
      )
    },
  },
  fritters: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#c98a36',
    draw: ({ sketch, pieces, colour }) =>
      lifted(
        sketch,
        [
          [-54, -44],
          [40, -58],
          [66, 28],
          [-16, 62],
          [-70, 30],
          [0, -2],
        ]
          .map(([x = 0, y = 0]) => at(x, y, sketch.between(0, 360), fried(sketch, 41, mix('#c98a36', colour, 0.2))))
          .join(''),
        1.9,
      ) +
      at(2, -4, 0, lifted(sketch, dollopOn(sketch, pieces, 22))) +
      heap(
        sketch,
        toppings(pieces).filter(({ layer }) => layer === 'garnish'),
        70,
        { count: 14, scale: 0.88 },
      ),
  },
  pancakes: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#dda557',
    draw: ({ sketch, pieces }) =>
      [
        [14, 18],
        [-8, 8],
        [5, -4],
        [-2, -14],
      ]
        .map(([x = 0, y = 0]) => lifted(sketch, at(x, y, sketch.between(0, 360), fried(sketch, 72, '#dda557')), 1.6))
        .join('') +
      at(-2, -14, 0, lifted(sketch, dollopOn(sketch, pieces, 18))) +
      at(0, -12, 0, heap(sketch, toppings(pieces), 52, { count: 16, scale: 0.98 })),
  },
  waffles: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#d59a45',
    draw: ({ sketch, pieces }) => {
      const grid = [-36, -12, 12, 36].map((at0) => line(`M${at0}-56L${at0} 56M-56 ${at0}L56 ${at0}`, '#a8661c', 5, 0.65)).join('')
      const waffle = `<rect x="-60" y="-60" width="120" height="120" rx="20" fill="${sketch.gradient([
        [0, '#f3cd85'],
        [0.6, '#d59a45'],
        [1, '#9a5c1c'],
      ])}"/>${grid}`
      return (
        lifted(sketch, at(-22, -14, -16, waffle), 2) +
        lifted(sketch, at(26, 24, 14, waffle), 2) +
        at(10, 4, 0, lifted(sketch, dollopOn(sketch, pieces, 26)) + heap(sketch, toppings(pieces), 52, { count: 18, scale: 0.95 }))
      )
    },
  },
} as const satisfies Record<string, Base>
