import { heap } from '../heap.ts'
import { MINT, type Piece } from '../pieces.ts'
import { drawDollop } from '../pieces-larder.ts'
import {
  at,
  blob,
  darken,
  disc,
  gloss,
  lifted,
  lighten,
  line,
  mix,
  oval,
  round,
  type Sketch,
  scatter,
  shadow,
  shape,
  spots,
} from '../sketch.ts'
import type { Base } from './base.ts'

const FRUIT: ReadonlySet<Piece['shape']> = new Set(['apple', 'wedge', 'berry', 'strawberry', 'blueberry', 'citrus', 'dot', 'round', 'cube'])
/** What is seen of a cake: its fruit, nuts and chocolate, not what went into the dough. */
const seenOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ shape: name }) => FRUIT.has(name) || name === 'nut' || name === 'seed' || name === 'block')
const sugar = (sketch: Sketch, count: number, radius: number): string =>
  scatter(sketch, count, radius, () => disc(sketch.between(0.6, 1.6), '#ffffff', 0, 0, 0.85))
const arc = (from: number, to: number, large: 0 | 1): string =>
  `M0 0L${round(112 * Math.cos(from))} ${round(112 * Math.sin(from))}A112 112 0 ${large} 1 ${round(112 * Math.cos(to))} ${round(112 * Math.sin(to))}Z`

/** The top of a round cake within an outline; fruit lies in rings. */
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
  )}${fruit ? '' : sugar(sketch, 190, 104)}${edge}</g>`
}

/** A piece of a cake of several layers, seen from its side. */
function layeredPiece(sketch: Sketch, layers: readonly string[], top: string): string {
  const height = 66 / layers.length
  const bands = layers.map(
    (colour, place) =>
      `<rect x="-58" y="${round(-20 + place * height)}" width="116" height="${round(height + 0.6)}" fill="${sketch.flat(colour, 0.25, 0.2)}"/>`,
  )
  return `<g filter="${shadow(sketch, 5, 4, 7, 0.5)}"><path d="M-58-20L-34-58L82-58L58-20Z" fill="${sketch.flat(layers[0] ?? '#d9a355', 0.4, 0.1)}"/>${bands.join('')}<path d="M58-20L82-58L82 8L58 46Z" fill="${darken(layers[0] ?? '#d9a355', 0.3)}"/></g>${at(12, -40, 0, top)}`
}

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

const GLASS = 'M-52-96L52-96L42 92C41 100 34 104 26 104L-26 104C-34 104-41 100-42 92Z'

/** A glass with what is in it; `layers` from the bottom, or one colour for a drink. */
function glass(sketch: Sketch, inside: string, onTop: string): string {
  return at(
    186,
    146,
    0,
    `${shape(GLASS, '#ffffff', 0.35)}<g clip-path="${sketch.clip(`<path d="${GLASS}"/>`)}">${inside}${shape('M-50-96L-40 104L-28 104L-38-96Z', '#ffffff', 0.4)}${shape('M34-96L28 104L34 104L42-96Z', '#ffffff', 0.25)}</g><path d="${GLASS}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"/><ellipse cy="-96" rx="52" ry="8" fill="none" stroke="#fff" stroke-width="2.5" opacity=".85"/>${lifted(sketch, onTop)}`,
  )
}

function besideGlass(sketch: Sketch, pieces: readonly Piece[]): string {
  const foods = pieces.filter(({ shape: name }) => name !== 'dollop').slice(0, 2)
  if (foods.length === 0) return ''
  return lifted(
    sketch,
    [
      [276, 246, 1.5],
      [306, 262, 1.25],
      [92, 252, 1.4],
      [120, 268, 1.1],
      [336, 240, 1],
    ]
      .map(([x = 0, y = 0, scale = 1], place) => at(x, y, place * 40, foods[place % foods.length]?.draw(sketch) ?? '', scale))
      .join(''),
    2,
  )
}

function drinkBody(sketch: Sketch, colour: string, isClear: boolean): string {
  const body = isClear ? lighten(colour, 0.3) : mix(colour, '#fbe3d8', 0.35)
  const fill = sketch.gradient(
    [
      [0, darken(body, 0.06)],
      [0.3, lighten(body, 0.35)],
      [0.7, body],
      [1, darken(colour, 0.2)],
    ],
    'across',
  )
  const drops = spots(sketch, 46, 1).map(({ x, y }) =>
    disc(sketch.between(0.8, 2.6), sketch.pick([darken(colour, 0.3), '#fff4ee', colour]), x * 44, y * 74 + 16, isClear ? 0.25 : 0.5),
  )
  return (
    shape('M-60-64C-30-76 0-54 60-70L60 120L-60 120Z', fill, isClear ? 0.85 : 1) + drops.join('') + oval(50, 10, lighten(body, 0.5), 0, -66)
  )
}

export const SWEETS = {
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
            `<rect x="-39" y="-42" width="78" height="84" rx="5" fill="${sketch.flat(colour, 0.35, 0.25)}"/>${heap(sketch, seen, 30, { count: 9, scale: 0.85 })}${seen.length === 0 ? sugar(sketch, 26, 36) : ''}`,
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
            heap(sketch, seenOf(pieces).slice(0, 2), 34, { count: 6, scale: 0.85, squash: 0.5 }) + sugar(sketch, 30, 34),
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
      ) + at(70, 66, 0, heap(sketch, [...seenOf(pieces).slice(0, 1), MINT], 22, { count: 5, scale: 0.9 })),
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
        sugar(sketch, 90, 60) +
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
            ) + sugar(sketch, 90, 56),
          ),
          2.2,
        ) + lifted(sketch, at(38, 30, 8, slice(), 1.05) + at(104, 12, -10, slice(), 1.05), 2)
      )
    },
  },
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
          sugar(sketch, 10, 26),
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
          sugar(sketch, 8, 18),
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
      ) + sugar(sketch, 260, 96),
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
          sugar(sketch, 14, 24),
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
      ) + at(0, 0, 0, lifted(sketch, drawDollop(sketch, 48)) + heap(sketch, seenOf(pieces), 58, { count: 20, scale: 1.02 })),
  },
  'baked-fruit': {
    vessel: 'tray',
    colour: '#e2b36c',
    draw: ({ sketch, pieces, colour }) => {
      const fruit = pieces.find(({ shape: name }) => FRUIT.has(name))
      const crumble = spots(sketch, 150, 1)
        .map(({ x, y }) =>
          at(
            x * 116,
            y * 80,
            0,
            shape(
              blob(sketch, sketch.between(4, 9), 0.25, 7),
              sketch.ball(sketch.pick([colour, lighten(colour, 0.2), darken(colour, 0.15)]), 0.4, 0.3),
            ),
          ),
        )
        .join('')
      const peeking = fruit
        ? spots(sketch, 14, 1)
            .map(({ x, y, turn }) => at(x * 104, y * 70, turn, fruit.draw(sketch), fruit.size * 1.1))
            .join('')
        : ''
      return `<rect x="-128" y="-92" width="256" height="184" rx="29" fill="${fruit ? darken(fruit.light, 0.2) : colour}"/>${lifted(sketch, crumble, 0.8)}${lifted(sketch, peeking)}`
    },
  },
  'layered-glass': {
    vessel: 'side',
    colour: '#fdf3df',
    draw: ({ sketch, pieces, colour }) => {
      const fruit = pieces.find(({ shape: name }) => FRUIT.has(name))
      const sauce = fruit ? mix(fruit.light, fruit.dark, 0.5) : '#7a4a2e'
      const layers = [colour, sauce, lighten(colour, 0.4), sauce, colour].map((fill, place) =>
        shape(
          `M-70 ${104 - place * 36}C-30 ${98 - place * 36} 20 ${110 - place * 36} 70 ${103 - place * 36}L70 ${66 - place * 36}C20 ${73 - place * 36}-30 ${61 - place * 36}-70 ${67 - place * 36}Z`,
          sketch.flat(fill, 0.25, 0.15),
        ),
      )
      return (
        glass(
          sketch,
          layers.join(''),
          at(0, -74, 0, drawDollop(sketch, 24)) +
            at(10, -84, 0, heap(sketch, [...(fruit ? [fruit] : []), MINT], 24, { count: 5, scale: 0.9, squash: 0.4 })),
        ) + besideGlass(sketch, pieces)
      )
    },
  },
  smoothie: {
    vessel: 'side',
    colour: '#d9657c',
    draw: ({ sketch, pieces, colour }) => {
      const [food] = pieces.filter(({ shape: name }) => name !== 'dollop')
      const straw = at(186, 146, 0, line('M20-78L48-150L74-158', '#c9482b', 8) + line('M18-78L46-150', '#f0a58a', 2))
      const onTop = food ? at(-16, -74, -10, food.draw(sketch), 1.25) + at(12, -80, 30, food.draw(sketch), 1.1) : ''
      return (
        straw +
        glass(sketch, drinkBody(sketch, colour, false), onTop + at(30, -96, 20, MINT.draw(sketch), 1.2)) +
        besideGlass(sketch, pieces)
      )
    },
  },
  'clear-drink': {
    vessel: 'side',
    colour: '#e39a5a',
    draw: ({ sketch, pieces, colour }) => {
      const floating = pieces.filter(({ shape: name }) => name !== 'dollop').slice(0, 3)
      const inside =
        drinkBody(sketch, colour, true) +
        spots(sketch, 9, 1)
          .map(({ x, y, turn }, place) =>
            at(x * 32, 20 + y * 62, turn, floating[place % Math.max(1, floating.length)]?.draw(sketch) ?? '', 0.85),
          )
          .join('')
      return glass(sketch, inside, at(24, -92, 20, MINT.draw(sketch), 1.2)) + besideGlass(sketch, pieces)
    },
  },
  'hot-drink': {
    vessel: 'side',
    colour: '#8a5a34',
    draw: ({ sketch, pieces, colour }) => {
      const glaze = sketch.pick(['#f3ead9', '#8fa79b', '#3f5568', '#c9573a'])
      const wall = sketch.gradient(
        [
          [0, lighten(glaze, 0.4)],
          [0.5, glaze],
          [1, darken(glaze, 0.4)],
        ],
        'across',
      )
      const mug = `<path d="M70-30h26a26 26 0 0 1 26 26v24a34 34 0 0 1-34 34h-24v-18h22a16 16 0 0 0 16-16V0a10 10 0 0 0-10-10h-22Z" fill="${wall}"/><path d="M-74-58L74-58L66 82C64 98 52 104 38 104L-38 104C-52 104-64 98-66 82Z" fill="${wall}"/>${oval(74, 18, darken(glaze, 0.2), 0, -58)}${oval(67, 14, sketch.ball(colour, 0.35, 0.3), 0, -57)}${line('M-40-58C-26-66 10-66 18-58S-8-50-16-56', lighten(colour, 0.6), 4, 0.8)}`
      const steam = [-24, 4, 30].map((x) => line(`M${x}-74c-16-20 16-32 2-54`, '#ffffff', 6, 0.4))
      return at(186, 150, 0, lifted(sketch, mug, 2) + steam.join('')) + besideGlass(sketch, pieces)
    },
  },
} as const satisfies Record<string, Base>
