import { heap } from '../heap.ts'
import { at, blob, darken, disc, gloss, lifted, lighten, line, oval, round, type Sketch, scatter, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { powderedSugar } from './parts.ts'
import { seenOf } from './seen-pieces.ts'

function bun(sketch: Sketch, radius: number, colour: string): string {
  return (
    shape(
      blob(sketch, radius, 0.04, 14),
      sketch.gradient([
        [0, lighten(colour, 0.4)],
        [0.55, colour],
        [1, darken(colour, 0.45)],
      ]),
    ) +
    gloss(
      `M${round(-radius * 0.6)} ${round(-radius * 0.3)}A${round(radius * 0.7)} ${round(radius * 0.7)} 0 0 1 0 ${round(-radius * 0.66)}`,
      3,
      0.45,
    )
  )
}

const SIX = [
  [-62, -40],
  [8, -66],
  [70, -26],
  [-42, 40],
  [34, 48],
  [-2, -6],
] as const

const onSix = (sketch: Sketch, draw: (place: number) => string, scale = 1): string =>
  lifted(sketch, SIX.map(([x, y], place) => at(x, y, sketch.between(-30, 30), draw(place), scale)).join(''), 2)

/** What is baked, fried or rolled one by one. */
export const SMALL_BAKES = {
  muffins: {
    vessel: 'plate',
    colour: '#c98442',
    draw: ({ sketch, pieces, colour }) =>
      onSix(
        sketch,
        () =>
          disc(37, '#f3e4c6') +
          Array.from({ length: 18 }, (_, place) => at(0, 0, place * 20, line('M31 0L37 0', '#c9a974', 2.4))).join('') +
          bun(sketch, 31, colour) +
          heap(sketch, seenOf(pieces), 19, { count: 5, scale: 0.72 }),
        0.98,
      ),
  },
  cookies: {
    vessel: 'plate',
    colour: '#d39a50',
    draw: ({ sketch, pieces, colour }) =>
      onSix(
        sketch,
        () =>
          shape(blob(sketch, 34, 0.05, 13), sketch.ball(colour, 0.4, 0.35)) +
          heap(sketch, seenOf(pieces), 22, { count: 6, scale: 0.62 }) +
          powderedSugar(sketch, 10, 26),
        1.05,
      ),
  },
  doughnuts: {
    vessel: 'plate',
    colour: '#b8702c',
    draw: ({ sketch, colour }) =>
      onSix(
        sketch,
        () =>
          bun(sketch, 38, colour) +
          `<circle r="30" fill="none" stroke="#f2d9a4" stroke-width="4" opacity=".55"/>` +
          shape(blob(sketch, 24, 0.12, 11), '#fff8ec', 0.9) +
          powderedSugar(sketch, 8, 18),
        0.95,
      ),
  },
  ribbons: {
    vessel: 'plate',
    colour: '#e9c274',
    draw: ({ sketch, colour }) =>
      lifted(
        sketch,
        spots(sketch, 17, 76)
          .map(({ x, y, turn }) =>
            at(
              x,
              y,
              turn,
              line('M-40 4C-20-14-6 14 8-4S34-6 42 6', darken(colour, 0.3), 18) +
                line('M-40 4C-20-14-6 14 8-4S34-6 42 6', sketch.pick([colour, lighten(colour, 0.25)]), 15),
            ),
          )
          .join(''),
        1.7,
      ) + powderedSugar(sketch, 260, 96),
  },
  crescents: {
    vessel: 'plate',
    colour: '#d09045',
    draw: ({ sketch, colour }) =>
      onSix(
        sketch,
        () =>
          shape(
            'M-40 16C-34-30 34-30 40 16C26 2 10-4 0-4S-26 2-40 16Z',
            sketch.gradient([
              [0, lighten(colour, 0.4)],
              [0.55, colour],
              [1, darken(colour, 0.4)],
            ]),
          ) +
          [-18, 0, 18].map((x) => line(`M${x}-14q3 8 1 14`, darken(colour, 0.35), 2, 0.5)).join('') +
          powderedSugar(sketch, 14, 24),
        1.02,
      ),
  },
  balls: {
    vessel: 'plate',
    colour: '#8a5a34',
    draw: ({ sketch, pieces, colour }) =>
      lifted(
        sketch,
        spots(sketch, 13, 78, 0.3)
          .map(({ x, y }) =>
            at(
              x,
              y,
              0,
              disc(24, sketch.ball(colour, 0.35, 0.4)) +
                scatter(sketch, 20, 20, () => oval(1.8, 1, sketch.pick(['#f7ead0', darken(colour, 0.4), '#e9cf9a']), 0, 0, 0.8)),
            ),
          )
          .join(''),
        1.9,
      ) + heap(sketch, seenOf(pieces).slice(0, 1), 88, { count: 6, scale: 0.7 }),
  },
} as const satisfies Record<string, Base>
