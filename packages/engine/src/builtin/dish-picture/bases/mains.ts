import { heap, strew } from '../heap.ts'
import { LEMON, LETTUCE, ONION, PARSLEY, type Piece } from '../pieces.ts'
import { drawGrains } from '../pieces-larder.ts'
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
import { drawSteam } from '../table.ts'
import type { Base, Scene } from './base.ts'
import { liquid } from './soups.ts'

const garnishOf = (pieces: readonly Piece[]): Piece[] => {
  const found = pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop')
  return found.length > 0 ? found.slice(0, 2) : [PARSLEY]
}
const besides = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ layer, shape: name }) => layer !== 'garnish' && name !== 'chunk' && name !== 'fillet' && name !== 'drumstick')

/** What lies beside the main thing on a plate, and the green on it. */
function sides(sketch: Sketch, pieces: readonly Piece[]): string {
  return at(
    54,
    34,
    0,
    heap(sketch, besides(pieces).slice(0, 2), 44, { count: 13, scale: 1.05 }) +
      heap(sketch, garnishOf(pieces), 40, { count: 7, scale: 0.85 }),
  )
}

/** A crust of fried crumbs within an outline. */
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

/** Something browned and whole: a patty, a meatball, a roll. */
function browned(sketch: Sketch, rx: number, ry: number, colour: string): string {
  return (
    `<g transform="scale(1 ${round(ry / rx)})">${shape(blob(sketch, rx, 0.07, 12), sketch.ball(colour, 0.4, 0.42))}</g>` +
    spots(sketch, Math.round(rx / 2), 0.85)
      .map(({ x, y }) => oval(sketch.between(1.5, 4), 1.6, sketch.pick([darken(colour, 0.35), lighten(colour, 0.3)]), x * rx, y * ry, 0.5))
      .join('') +
    gloss(
      `M${round(-rx * 0.55)} ${round(-ry * 0.35)}q${round(rx * 0.3)} ${round(-ry * 0.35)} ${round(rx * 0.75)} ${round(-ry * 0.3)}`,
      2.4,
      0.45,
    )
  )
}

function roastSlice(sketch: Sketch, colour: string): string {
  return (
    shape(blob(sketch, 44, 0.06, 12, 0.72), darken(colour, 0.42)) +
    shape(blob(sketch, 40, 0.06, 12, 0.7), sketch.ball(lighten(colour, 0.35), 0.35, 0.18)) +
    [-12, -2, 9].map((y) => line(`M-26 ${y}q24-6 50 0`, darken(colour, 0.1), 1.2, 0.4)).join('')
  )
}

/** Where things lie on a plate: in a ring, with one in the middle. */
function ringOf(count: number, radius: number): { x: number; y: number; turn: number }[] {
  const outer = Array.from({ length: count - 1 }, (_, place) => {
    const angle = (place / (count - 1)) * Math.PI * 2 - 0.6
    return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius * 0.92, turn: (angle * 180) / Math.PI + 90 }
  })
  return [...outer, { x: 0, y: 4, turn: 20 }]
}

function inSauce(sketch: Sketch, colour: string): string {
  return shape(blob(sketch, 94, 0.05, 14), sketch.ball(colour, 0.25, 0.3)) + gloss('M-70-34A80 80 0 0 1-14-78', 3, 0.35)
}

/** A whole bird, breast up. */
function bird(sketch: Sketch): string {
  const skin = sketch.gradient([
    [0, '#f2bd6a'],
    [0.5, '#cc7d30'],
    [1, '#84400f'],
  ])
  const leg = (x: number, turn: number): string =>
    at(
      x,
      40,
      turn,
      `${line('M0 30L4 66', '#f4e6cc', 10)}${disc(6, '#fbf1de', 1, 68)}${disc(6, '#f4e6cc', 9, 66)}${shape('M-26-30C-30 0-18 34 0 40C20 36 32 4 24-28C12-44-16-44-26-30Z', skin)}`,
    )
  const wing = (x: number, side: number): string =>
    at(x, -30, side * 24, shape('M-14-26C-24-4-16 24 0 32C16 22 22-6 12-26C4-34-8-34-14-26Z', skin))
  return (
    lifted(
      sketch,
      wing(-76, 1) +
        wing(76, -1) +
        shape('M-72 6C-84-52-46-92 0-92S84-52 72 6C66 58 34 78 0 78S-66 58-72 6Z', skin) +
        leg(-46, 18) +
        leg(46, -18),
      2.2,
    ) +
    line('M0-84C-4-40-4 10 0 56', '#8f4a14', 2, 0.4) +
    scatter(sketch, 40, 74, () => oval(sketch.between(1.5, 5), 1.8, sketch.pick(['#7a3a12', '#5f2b0c', '#f0c070']), 0, 0, 0.4)) +
    gloss('M-50-40C-44-66-24-78-4-80', 6, 0.4)
  )
}

function wholeFish(sketch: Sketch, colour: string): string {
  return (
    shape('M-96 4C-70-40 20-46 66-8L104-34C98-8 98 14 106 40L66 14C20 50-70 46-96 4Z', sketch.flat(colour, 0.4, 0.35)) +
    [-40, -10, 20].map((x) => line(`M${x}-26q14 28 0 54`, darken(colour, 0.4), 5, 0.55)).join('') +
    disc(5, '#fff8e8', -74, -6) +
    disc(2.6, '#2a1a10', -74, -6) +
    gloss('M-76-16C-50-34-4-36 34-22', 3, 0.5)
  )
}

const onTray = ({ sketch, pieces }: Scene, main: () => string, places: readonly (readonly [number, number, number])[]): string =>
  strew(sketch, besides(pieces), 236, 160, 40, 1.05) +
  lifted(sketch, places.map(([x, y, turn]) => at(x, y, turn, main())).join(''), 2) +
  strew(sketch, garnishOf(pieces), 220, 150, 11, 0.8)

export const MAINS = {
  cutlet: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#d4923a',
    draw: ({ sketch, pieces }) =>
      sides(sketch, pieces) +
      at(-38, 2, -14, breaded(sketch, CUTLET, 70, 84)) +
      at(-38, 0, 0, lifted(sketch, at(0, 0, 0, LEMON.draw(sketch), 1.35) + at(18, 16, 70, PARSLEY.draw(sketch), 0.95))),
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
  meatballs: {
    vessel: 'pan',
    colour: '#b8482a',
    draw: ({ sketch, pieces, colour }) =>
      liquid(sketch, 110, colour) +
      lifted(
        sketch,
        ringOf(9, 66)
          .map(({ x, y }) => at(x, y, 0, browned(sketch, 23, 22, '#8a5030')))
          .join(''),
        1.5,
      ) +
      spots(sketch, 9, 80)
        .map(({ x, y }) =>
          shape(blob(sketch, 12, 0.2, 9, 0.5), colour, 0.5).replace('<path', `<path transform="translate(${round(x)} ${round(y)})"`),
        )
        .join('') +
      heap(sketch, garnishOf(pieces), 92, { count: 14, scale: 0.85 }) +
      drawSteam(sketch),
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
  sausages: {
    vessel: 'pan',
    colour: '#a5502f',
    draw: ({ sketch, pieces, colour }) =>
      heap(sketch, [...besides(pieces).filter(({ shape: name }) => name !== 'sausage'), ONION], 90, { count: 34, scale: 1.1 }) +
      lifted(
        sketch,
        [-46, -8, 32]
          .map((y, place) =>
            at(
              -4 + place * 6,
              y,
              -14 + place * 7,
              line('M-66 6Q0-20 66 6', darken(colour, 0.35), 31) +
                line('M-66 6Q0-20 66 6', sketch.flat(colour, 0.35, 0.3), 28) +
                [-34, 0, 34].map((x) => line(`M${x - 7} ${-2}l12 10`, darken(colour, 0.5), 2.4, 0.7)).join('') +
                gloss('M-58-4Q0-26 52-6', 3, 0.5),
            ),
          )
          .join(''),
        1.8,
      ) +
      heap(sketch, garnishOf(pieces), 80, { count: 8, scale: 0.85 }),
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
        at(-58, -36, 0, lifted(sketch, LEMON.draw(sketch) + at(20, 12, 40, LEMON.draw(sketch)))) +
        at(-30, 10, 0, heap(sketch, garnishOf(pieces), 46, { count: 7, scale: 0.85 }))
      )
    },
  },
  'whole-fish': {
    vessel: 'tray',
    colour: '#b9a184',
    draw: (scene) => {
      const { sketch, pieces, colour } = scene
      return (
        strew(sketch, besides(pieces), 236, 160, 34, 1) +
        lifted(sketch, at(-6, -34, -8, wholeFish(sketch, colour), 1.05) + at(8, 36, -4, wholeFish(sketch, darken(colour, 0.08)), 1.05), 2) +
        strew(sketch, [LEMON, ...garnishOf(pieces)], 180, 110, 9, 0.85)
      )
    },
  },
  'roast-pieces': {
    vessel: 'tray',
    colour: '#c9772c',
    draw: (scene) => {
      const { sketch, pieces } = scene
      const main = pieces.find(({ shape: name }) => name === 'drumstick' || name === 'fillet' || name === 'chunk')
      const places = [
        [-74, -34, -20],
        [36, -40, 60],
        [-20, 42, 190],
        [86, 36, 20],
      ] as const
      return onTray(scene, () => (main ? at(0, 0, 0, main.draw(sketch), main.shape === 'chunk' ? 2.1 : 1.12) : ''), main ? places : [])
    },
  },
  'whole-bird': { vessel: 'tray', colour: '#c9772c', draw: (scene) => onTray(scene, () => bird(scene.sketch), [[0, -2, 0]]) },
  joint: {
    vessel: 'tray',
    colour: '#8f5530',
    draw: (scene) => {
      const { sketch, colour } = scene
      return onTray(
        scene,
        () =>
          browned(sketch, 88, 58, colour) +
          [-44, -14, 16, 46].map((x) => line(`M${x}-46q8 44 0 92`, mix(colour, '#f3e2c0', 0.55), 3, 0.7)).join(''),
        [[0, 0, -6]],
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
  stuffed: {
    vessel: 'tray',
    colour: '#d0371f',
    draw: ({ sketch, pieces, colour }) => {
      const inside = pieces.filter(({ layer }) => layer !== 'under')
      const boat = (): string =>
        shape('M-46-8C-50-36 44-40 50-6C46 30-40 34-46-8Z', sketch.ball(colour, 0.35, 0.35)) +
        shape('M-37-6C-40-26 36-30 41-5C37 20-32 24-37-6Z', '#b07c4a') +
        heap(sketch, inside, 24, { count: 10, scale: 0.62 })
      return (
        lifted(
          sketch,
          [
            [-70, -46, 8],
            [66, -48, -10],
            [-66, 46, -6],
            [70, 44, 10],
          ]
            .map(([x = 0, y = 0, turn = 0]) => at(x, y, turn, boat(), 1.14))
            .join(''),
          2,
        ) + strew(sketch, garnishOf(pieces), 220, 150, 10, 0.8)
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
          .map((x, place) =>
            at(x, 0, sketch.between(-30, 30), among[place % Math.max(1, among.length)]?.draw(sketch) ?? PARSLEY.draw(sketch), 1.05),
          )
          .join('')
      return (
        lifted(sketch, [-48, 0, 48].map((y, place) => at(-4, y, -12 + place * 4, stick())).join(''), 1.6) +
        heap(sketch, garnishOf(pieces), 84, { count: 8, scale: 0.8 })
      )
    },
  },
  pan: {
    vessel: 'pan',
    colour: '#b0793a',
    draw: ({ sketch, pieces, colour }) =>
      disc(110, darken(colour, 0.35)) +
      `<g clip-path="${sketch.clip('<circle r="111"/>')}">${heap(sketch, pieces, 96, { count: 62, scale: 1.2 })}</g>`,
  },
  wok: {
    vessel: 'pan',
    colour: '#8a5a2c',
    draw: ({ sketch, pieces, colour }) => {
      const grain = pieces.find(({ shape: name }) => name === 'grain')
      return (
        disc(110, darken(colour, 0.3)) +
        (grain ? drawGrains(sketch, 480, 106, mix(grain.light, colour, 0.15)) : '') +
        heap(
          sketch,
          pieces.filter((piece) => piece !== grain),
          94,
          { count: grain ? 34 : 58, scale: 1.12 },
        ) +
        drawSteam(sketch)
      )
    },
  },
  casserole: {
    vessel: 'tray',
    colour: '#eec071',
    draw: ({ sketch, pieces, colour }) => {
      const crust = sketch.gradient([
        [0, lighten(colour, 0.35)],
        [0.6, colour],
        [1, darken(colour, 0.25)],
      ])
      const browning = spots(sketch, 34, 1).map(({ x, y }) =>
        at(x * 112, y * 76, 0, shape(blob(sketch, sketch.between(6, 20), 0.3, 9), '#a8641c', 0.24)),
      )
      return `<rect x="-128" y="-92" width="256" height="184" rx="29" fill="${crust}"/>${browning.join('')}${strew(
        sketch,
        pieces.filter(({ layer, shape: name }) => layer === 'among' && name !== 'noodle'),
        226,
        156,
        30,
        0.95,
      )}${strew(sketch, garnishOf(pieces), 226, 150, 16, 0.85)}`
    },
  },
  'roast-vegetables': {
    vessel: 'tray',
    colour: '#c98a3c',
    draw: ({ sketch, pieces }) =>
      strew(
        sketch,
        pieces.filter(({ layer }) => layer === 'among'),
        250,
        176,
        76,
        1.08,
      ) + strew(sketch, garnishOf(pieces), 220, 150, 14, 0.85),
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
          .map(([x = 0, y = 0]) => at(x, y, sketch.between(0, 360), LETTUCE.draw(sketch), 2.3))
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
