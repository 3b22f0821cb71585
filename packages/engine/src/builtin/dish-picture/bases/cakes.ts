import { heap } from '../heap.ts'
import type { Piece } from '../pieces.ts'
import { drawDollop } from '../pieces-larder.ts'
import { at, blob, darken, disc, lifted, lighten, line, round, type Sketch, shadow, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { powderedSugar } from './parts.ts'
import { dollopOn, FRUIT, seenOf } from './seen-pieces.ts'

const arc = (from: number, to: number, large: 0 | 1): string =>
  `M0 0L${round(112 * Math.cos(from))} ${round(112 * Math.sin(from))}A112 112 0 ${large} 1 ${round(112 * Math.cos(to))} ${round(112 * Math.sin(to))}Z`

function cakeTop(sketch: Sketch, pieces: readonly Piece[], colour: string, outline: string): string {
  const fruit = pieces.find(({ shape: name }) => FRUIT.has(name))
  const crust = sketch.gradient([
    [0, lighten(colour, 0.35)],
    [0.6, colour],
    [1, darken(colour, 0.35)],
  ])
  const rings = fruit
    ? [
        [19, 84],
        [13, 52],
        [5, 20],
      ].map(([count = 0, radius = 0]) =>
        Array.from({ length: count }, (_, place) => {
          const angle = (place / count) * Math.PI * 2
          return at(Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI + 90, fruit.draw(sketch), fruit.size * 1.2)
        }).join(''),
      )
    : []
  const edge = `<circle r="108" fill="none" stroke="${darken(colour, 0.4)}" stroke-width="10" opacity=".45"/><circle r="110" fill="none" stroke="${lighten(colour, 0.45)}" stroke-width="3" opacity=".8"/>`
  return `<g filter="${shadow(sketch, 5, 4, 8, 0.55)}">${shape(outline, crust)}</g><g clip-path="${sketch.clip(`<path d="${outline}"/>`)}">${lifted(sketch, rings.join(''))}${heap(
    sketch,
    pieces.filter((piece) => piece !== fruit),
    96,
    { count: 22, scale: 0.95 },
  )}${fruit ? '' : powderedSugar(sketch, 190, 104)}${edge}</g>`
}

function layeredPiece(sketch: Sketch, layers: readonly string[], top: string): string {
  const height = 66 / layers.length
  const bands = layers.map(
    (colour, place) =>
      `<rect x="-58" y="${round(-20 + place * height)}" width="116" height="${round(height + 0.6)}" fill="${sketch.flat(colour, 0.25, 0.2)}"/>`,
  )
  return `<g filter="${shadow(sketch, 5, 4, 7, 0.5)}"><path d="M-58-20L-34-58L82-58L58-20Z" fill="${sketch.flat(layers[0] ?? '#d9a355', 0.4, 0.1)}"/>${bands.join('')}<path d="M58-20L82-58L82 8L58 46Z" fill="${darken(layers[0] ?? '#d9a355', 0.3)}"/></g>${at(12, -40, 0, top)}`
}

/** What is cut into pieces. */
export const CAKES = {
  'round-cake': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#d9a355',
    draw: ({ sketch, pieces, colour }) => {
      const seen = seenOf(pieces)
      const [x, y] = [round(112 * Math.cos(-0.42)), round(112 * Math.sin(-0.42))]
      return (
        cakeTop(sketch, seen, colour, arc(0.26, -0.42, 1)) +
        shape(`M0 0L${x} ${y}L${x} ${y + 9}L0 9Z`, lighten(colour, 0.5)) +
        at(17, 1, 3, cakeTop(sketch, seen, colour, arc(-0.38, 0.22, 0)))
      )
    },
  },
  'tray-cake': {
    vessel: 'tray',
    colour: '#d9a355',
    draw: ({ sketch, pieces, colour }) => {
      const seen = seenOf(pieces)
      const squares = [-84, 0, 84].flatMap((x) =>
        [-46, 46].map((y) =>
          at(
            x,
            y,
            sketch.between(-3, 3),
            `<rect x="-39" y="-42" width="78" height="84" rx="5" fill="${sketch.flat(colour, 0.35, 0.25)}"/>${heap(sketch, seen, 30, { count: 9, scale: 0.85 })}${seen.length === 0 ? powderedSugar(sketch, 26, 36) : ''}`,
          ),
        ),
      )
      return lifted(sketch, squares.join(''), 1.6)
    },
  },
  'layer-cake': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#c98f4a',
    draw: ({ sketch, pieces, colour }) =>
      lifted(
        sketch,
        at(
          -14,
          20,
          -6,
          layeredPiece(
            sketch,
            [darken(colour, 0.1), '#fdf3dc', colour, '#fdf3dc', darken(colour, 0.15)],
            heap(sketch, seenOf(pieces).slice(0, 2), 34, { count: 6, scale: 0.85, squash: 0.5 }) + powderedSugar(sketch, 30, 34),
          ),
          1.15,
        ),
        1.6,
      ) + at(70, 66, 0, heap(sketch, seenOf(pieces).slice(0, 1), 22, { count: 4, scale: 0.95 })),
  },
  cheesecake: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#fbeec6',
    draw: ({ sketch, pieces }) =>
      lifted(
        sketch,
        at(
          -14,
          20,
          -6,
          layeredPiece(
            sketch,
            ['#e9b558', '#fdf4d8', '#fdf1cf', '#fdf4d8', '#b8742f'],
            heap(sketch, seenOf(pieces).slice(0, 2), 34, { count: 8, scale: 0.85, squash: 0.5 }),
          ),
          1.15,
        ),
        1.6,
      ) +
      at(
        70,
        66,
        0,
        heap(sketch, [...seenOf(pieces).slice(0, 1), ...pieces.filter(({ shape: name }) => name === 'basil')], 22, {
          count: 5,
          scale: 0.9,
        }),
      ),
  },
  'loaf-cake': {
    vessel: 'board',
    colour: '#c98a42',
    draw: ({ sketch, pieces, colour }) => {
      const seen = seenOf(pieces)
      const slice = (): string =>
        shape('M-34 44L-38-20C-34-46 34-46 38-20L34 44Z', darken(colour, 0.35)) +
        shape('M-29 39L-33-16C-28-38 28-38 33-16L29 39Z', sketch.ball(lighten(colour, 0.55), 0.3, 0.14)) +
        heap(sketch, seen, 22, { count: 6, scale: 0.6 })
      const loaf =
        shape(
          'M-100 42L-108-14C-96-58 64-58 74-14L66 42Z',
          sketch.gradient([
            [0, lighten(colour, 0.35)],
            [0.55, colour],
            [1, darken(colour, 0.45)],
          ]),
        ) +
        line('M-84-28C-40-44 10-38 50-30', darken(colour, 0.35), 4, 0.5) +
        powderedSugar(sketch, 90, 60) +
        at(-16, -22, 0, heap(sketch, seen.slice(0, 2), 50, { count: 8, scale: 0.75, squash: 0.35 }))
      return lifted(sketch, at(-52, -12, -8, loaf), 2.2) + lifted(sketch, at(70, 22, -10, slice(), 1.05) + at(104, 42, 6, slice(), 1.05), 2)
    },
  },
  'roll-cake': {
    vessel: 'board',
    colour: '#e2b269',
    draw: ({ sketch, pieces, colour }) => {
      const inside = pieces.find(({ shape: name }) => name === 'seed' || name === 'dot' || name === 'berry')
      const filling = inside ? darken(inside.dark, 0.2) : '#4a3a34'
      const slice = (): string =>
        `<g transform="scale(1 .86)">${disc(46, darken(colour, 0.25)) + disc(42, lighten(colour, 0.4))}${line('M-4 0C2-10 16-4 12 8S-18 18-20-2S4-30 24-18S38 22 14 32S-34 26-36-4', filling, 9)}</g>`
      return (
        lifted(
          sketch,
          at(
            -60,
            -26,
            -14,
            shape(
              'M-84-30C-60-44 60-44 84-30C92-10 92 14 84 32C60 44-60 44-84 32C-92 14-92-10-84-30Z',
              sketch.gradient([
                [0, lighten(colour, 0.35)],
                [0.55, colour],
                [1, darken(colour, 0.4)],
              ]),
            ) + powderedSugar(sketch, 90, 56),
          ),
          2.2,
        ) + lifted(sketch, at(38, 30, 8, slice(), 1.05) + at(104, 12, -10, slice(), 1.05), 2)
      )
    },
  },
  meringue: {
    vessel: 'plate',
    colour: '#fbf3e2',
    draw: ({ sketch, pieces }) =>
      lifted(
        sketch,
        shape(blob(sketch, 92, 0.06, 16), sketch.ball('#f6e9cf', 0.5, 0.2)) +
          spots(sketch, 16, 80)
            .map(({ x, y }) => at(x, y, 0, drawDollop(sketch, 22, '#fffaf0', '#eadfc6')))
            .join(''),
        2,
      ) + at(0, 0, 0, lifted(sketch, dollopOn(sketch, pieces, 48)) + heap(sketch, seenOf(pieces), 58, { count: 20, scale: 1.02 })),
  },
} as const satisfies Record<string, Base>
