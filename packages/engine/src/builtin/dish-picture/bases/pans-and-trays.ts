import { heap, placeRandomly } from '../heap.ts'
import { drawGrains } from '../pieces-larder.ts'
import { at, blob, darken, disc, gloss, lifted, lighten, line, mix, oval, round, type Sketch, scatter, shape, spots } from '../sketch.ts'
import { drawSteam } from '../table.ts'
import type { Base, Scene } from './base.ts'
import { browned, ringOf } from './parts.ts'
import { besides, garnishOf } from './seen-pieces.ts'
import { liquid } from './soups.ts'

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
  placeRandomly(sketch, besides(pieces), 236, 160, 40, 1.05) +
  lifted(sketch, places.map(([x, y, turn]) => at(x, y, turn, main())).join(''), 2) +
  placeRandomly(sketch, garnishOf(pieces), 220, 150, 11, 0.8)

/** What comes to the table in what it was cooked in. */
export const PANS_AND_TRAYS = {
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
  sausages: {
    vessel: 'pan',
    colour: '#a5502f',
    draw: ({ sketch, pieces, colour }) =>
      heap(
        sketch,
        [...besides(pieces), ...pieces.filter(({ shape: name }) => name === 'ring')].filter(({ shape: name }) => name !== 'sausage'),
        90,
        { count: 34, scale: 1.1 },
      ) +
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
  'whole-fish': {
    vessel: 'tray',
    colour: '#b9a184',
    draw: (scene) => {
      const { sketch, pieces, colour } = scene
      return (
        placeRandomly(sketch, besides(pieces), 236, 160, 34, 1) +
        lifted(sketch, at(-6, -34, -8, wholeFish(sketch, colour), 1.05) + at(8, 36, -4, wholeFish(sketch, darken(colour, 0.08)), 1.05), 2) +
        placeRandomly(sketch, garnishOf(pieces), 180, 110, 9, 0.85)
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
        ) + placeRandomly(sketch, garnishOf(pieces), 220, 150, 10, 0.8)
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
      return `<rect x="-128" y="-92" width="256" height="184" rx="29" fill="${crust}"/>${browning.join('')}${placeRandomly(
        sketch,
        pieces.filter(({ layer, shape: name }) => layer === 'among' && name !== 'noodle'),
        226,
        156,
        30,
        0.95,
      )}${placeRandomly(sketch, garnishOf(pieces), 226, 150, 16, 0.85)}`
    },
  },
  'roast-vegetables': {
    vessel: 'tray',
    colour: '#c98a3c',
    draw: ({ sketch, pieces }) =>
      placeRandomly(
        sketch,
        pieces.filter(({ layer }) => layer === 'among'),
        250,
        176,
        76,
        1.08,
      ) + placeRandomly(sketch, garnishOf(pieces), 220, 150, 14, 0.85),
  },
} as const satisfies Record<string, Base>
