import { heap } from '../heap.ts'
import { at, blurred, darken, disc, gloss, lifted, lighten, line, mix, oval, round, type Sketch, scatter, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { toppings } from './seen-pieces.ts'

function strands(sketch: Sketch, radius: number, colour: string): string {
  return Array.from({ length: 58 }, (_, place) => {
    const loop = radius * (0.22 + 0.74 * ((place * 0.618) % 1))
    const tone = [colour, lighten(colour, 0.25), darken(colour, 0.1)][place % 3] ?? colour
    const path = `M${round(-loop)} 0A${round(loop)} ${round(loop * 0.86)} 0 1 1 ${round(loop * 0.7)} ${round(loop * 0.6)}`
    const shine = `M${round(-loop + 0.8)}-1.5A${round(loop)} ${round(loop * 0.86)} 0 0 1 ${round(loop * 0.2)} ${round(-loop * 0.8)}`
    return at(
      sketch.between(-12, 12),
      sketch.between(-12, 12),
      place * 47 + sketch.between(-14, 14),
      line(path, darken(mix(colour, '#b5762a', 0.4), 0.3), 8.4) + line(path, tone, 6.6) + line(shine, '#fff6d8', 1.4, 0.65),
    )
  }).join('')
}

function tube(sketch: Sketch, colour: string): string {
  return (
    line('M-14 0L14 0', darken(colour, 0.28), 13) +
    line('M-14 0L14 0', sketch.pick([colour, lighten(colour, 0.2), darken(colour, 0.08)]), 11) +
    oval(2.6, 4.6, darken(colour, 0.45), 17, 0) +
    [-8, 0, 8].map((x) => line(`M${x}-4.6l-2 9`, darken(colour, 0.16), 0.9, 0.6)).join('') +
    gloss('M-14-3.4L12-3.4', 1.6, 0.5)
  )
}

const grated = (sketch: Sketch, count: number, radius: number): string =>
  lifted(
    sketch,
    scatter(
      sketch,
      count,
      radius,
      () => `<rect x="-5" y="-1" width="${round(sketch.between(5, 10))}" height="2.2" rx="1" fill="#fff6dc"/>`,
    ),
    0.5,
  )

function halfMoon(sketch: Sketch): string {
  const dough = sketch.gradient([
    [0, '#fffdf4'],
    [0.5, '#f6e4bf'],
    [1, '#c39152'],
  ])
  const crimps = [-32, -26, -19, -11, -4, 4, 11, 19, 26, 32].map((x) => {
    const y = -Math.sqrt(Math.max(0, 1 - (x / 38) ** 2)) * 31 + 1
    return line(`M${round(x * 0.98)} ${round(y)}L${round(x * 0.86)} ${round(y + 7)}`, '#c9a770', 1.6)
  })
  return (
    shape('M-37 13C-40-22-18-32 0-32S40-22 37 13C24 22-24 22-37 13Z', dough) +
    line('M-28 7C-26-14-12-20 0-20S26-14 28 7', '#d9bf92', 2, 0.75) +
    crimps.join('') +
    oval(15, 7, '#c98b3d', 7, 2, 0.3) +
    gloss('M-21-7C-17-16-8-19 1-19', 3.4, 0.85)
  )
}

function ball(sketch: Sketch, dimple: boolean): string {
  return (
    disc(27, sketch.ball('#f3dfb2', 0.6, 0.25)) +
    (dimple ? disc(10, darken('#e0c48c', 0.1), 1, 2, 0.55) + disc(7.5, '#c98b3d', 1, 3, 0.55) : '') +
    gloss('M-15-9A18 18 0 0 1-2-18', 3, 0.8)
  )
}

const RING_OF_SEVEN = [
  [-58, -42, -32],
  [18, -68, 10],
  [74, -16, 66],
  [56, 54, 128],
  [-18, 76, 186],
  [-76, 30, 250],
  [-2, 4, 22],
] as const

const buttered = (sketch: Sketch): string => blurred(sketch, oval(92, 84, '#e9b64e', 4, 8, 0.25), 4)

/** What is boiled of dough. */
export const PASTA_AND_DUMPLINGS = {
  'long-pasta': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f0cb74',
    ownColour: true,
    draw: ({ sketch, pieces, colour }) =>
      lifted(sketch, strands(sketch, 98, colour), 2) + heap(sketch, toppings(pieces), 72, { count: 22 }) + grated(sketch, 20, 60),
  },
  'short-pasta': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f0cb74',
    ownColour: true,
    draw: ({ sketch, pieces, colour }) =>
      lifted(
        sketch,
        scatter(sketch, 64, 90, () => tube(sketch, colour), 1.15),
        1.6,
      ) +
      heap(sketch, toppings(pieces), 84, { count: 24 }) +
      grated(sketch, 14, 64),
  },
  pierogi: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f6e4bf',
    draw: ({ sketch, pieces }) =>
      buttered(sketch) +
      RING_OF_SEVEN.map(([x, y, turn]) => lifted(sketch, at(x, y, turn, halfMoon(sketch), 1.2), 2)).join('') +
      heap(
        sketch,
        toppings(pieces).filter(({ layer }) => layer === 'garnish'),
        82,
        { count: 26, scale: 0.95 },
      ),
  },
  'round-dumplings': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f3dfb2',
    draw: ({ sketch, pieces }) =>
      buttered(sketch) +
      RING_OF_SEVEN.map(([x, y, turn]) => lifted(sketch, at(x, y, turn, ball(sketch, false), 1.25), 2)).join('') +
      heap(
        sketch,
        toppings(pieces).filter(({ layer }) => layer === 'garnish'),
        84,
        { count: 22, scale: 0.9 },
      ),
  },
  'dimpled-dumplings': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f3dfb2',
    draw: ({ sketch, pieces }) =>
      buttered(sketch) +
      lifted(
        sketch,
        spots(sketch, 14, 84, 0.3)
          .map(({ x, y }) => at(x, y, 0, ball(sketch, true), 0.86))
          .join(''),
        1.8,
      ) +
      heap(
        sketch,
        toppings(pieces).filter(({ layer }) => layer === 'garnish'),
        80,
        { count: 16, scale: 0.85 },
      ),
  },
  gnocchi: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f1dca8',
    draw: ({ sketch, pieces }) =>
      buttered(sketch) +
      lifted(
        sketch,
        spots(sketch, 26, 88)
          .map(({ x, y, turn }) =>
            at(
              x,
              y,
              turn,
              shape('M-26 8L-14-12L26-9L15 12Z', sketch.flat('#f1dca8', 0.5, 0.2)) +
                line('M-18-8L-10 8', '#d8b877', 1.4, 0.5) +
                gloss('M-12-8L18-6', 2, 0.6),
            ),
          )
          .join(''),
        1.6,
      ) +
      heap(sketch, toppings(pieces), 80, { count: 16, scale: 0.85 }),
  },
} as const satisfies Record<string, Base>
