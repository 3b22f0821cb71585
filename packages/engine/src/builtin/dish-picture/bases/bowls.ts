import { heap, placeRandomly } from '../heap.ts'
import { type Piece, toneOf } from '../pieces.ts'
import { drawDollop, drawGrains } from '../pieces-larder.ts'
import { curvedStrip } from '../pieces-produce.ts'
import { at, blob, darken, disc, gloss, lifted, lighten, line, mix, oval, round, type Sketch, scatter, shape, spots } from '../sketch.ts'
import { drawSteam } from '../table.ts'
import { FOOD_RADIUS } from '../vessels.ts'
import type { Base } from './base.ts'

const inRoom = (sketch: Sketch, drawing: string): string => `<g clip-path="${sketch.clip(`<circle r="${FOOD_RADIUS}"/>`)}">${drawing}</g>`
const grainOf = (pieces: readonly Piece[]): Piece | undefined => pieces.find(({ shape: name }) => name === 'grain')
/** What a dish of grain is tossed on. */
function grainsUnder(sketch: Sketch, pieces: readonly Piece[]): string {
  const grain = grainOf(pieces)
  return grain ? disc(FOOD_RADIUS, darken(toneOf(grain), 0.18)) + drawGrains(sketch, 620, FOOD_RADIUS, toneOf(grain)) : ''
}

const GRAIN = '#ead9b0'

export const BOWLS = {
  'grain-bowl': {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: GRAIN,
    draw: ({ sketch, pieces }) => {
      const grain = grainOf(pieces)
      const colour = grain ? toneOf(grain) : GRAIN
      const rest = pieces.filter((piece) => piece !== grain).slice(0, 4)
      const quarters = rest.map((piece, place) => {
        const angle = -2.3 + (place / rest.length) * Math.PI * 2
        const few = piece.shape === 'fillet' || piece.shape === 'drumstick'
        const count = few ? 2 : piece.layer === 'garnish' ? 11 : piece.size > 1 ? 10 : 15
        const pile = spots(sketch, count, few ? 22 : 38, 0.6).map(({ x, y, turn }) => at(x, y, turn, piece.draw(sketch), piece.size * 1.1))
        return lifted(sketch, at(Math.cos(angle) * 60, Math.sin(angle) * 60, 0, pile.join('')), 1.2)
      })
      return disc(FOOD_RADIUS, darken(colour, 0.16)) + inRoom(sketch, drawGrains(sketch, 620, FOOD_RADIUS, colour)) + quarters.join('')
    },
  },
  'mixed-grain': {
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: GRAIN,
    draw: ({ sketch, pieces, colour }) => {
      const grain = grainOf(pieces)
      const tone = grain ? mix(toneOf(grain), colour, 0.15) : colour
      return (
        disc(FOOD_RADIUS, darken(tone, 0.18)) +
        inRoom(
          sketch,
          drawGrains(sketch, 620, FOOD_RADIUS, tone) +
            heap(
              sketch,
              pieces.filter((piece) => piece !== grain),
              96,
              { count: 38, scale: 0.98 },
            ) +
            drawGrains(sketch, 70, FOOD_RADIUS, lighten(tone, 0.2)),
        ) +
        drawSteam(sketch)
      )
    },
  },
  porridge: {
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#eedfc0',
    draw: ({ sketch, pieces, colour }) => {
      const flakes = spots(sketch, 220, FOOD_RADIUS, 1.2).map(({ x, y, turn }) =>
        at(
          x,
          y,
          turn,
          oval(
            sketch.between(4, 7),
            sketch.between(2.5, 4),
            sketch.pick([colour, darken(colour, 0.08), lighten(colour, 0.35), darken(colour, 0.18)]),
          ),
        ),
      )
      return (
        disc(FOOD_RADIUS, sketch.ball(colour, 0.5, 0.2)) +
        inRoom(sketch, flakes.join('')) +
        at(
          -10,
          -6,
          0,
          heap(
            sketch,
            pieces.filter(({ shape: name }) => name !== 'dollop'),
            74,
            { count: 24 },
          ),
        )
      )
    },
  },
  yoghurt: {
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#fbf6ea',
    draw: ({ sketch, pieces, colour }) =>
      disc(FOOD_RADIUS, sketch.ball(mix('#fbf6ea', colour, 0.25), 0.6, 0.14)) +
      line('M-70 10C-60-66 56-70 66-6S-10 62-28 14S24-26 36 4', '#ffffff', 12, 0.6) +
      heap(
        sketch,
        pieces.filter(({ shape: name }) => name !== 'dollop'),
        84,
        { count: 34 },
      ),
  },
  'leaf-salad': {
    showsEggs: true,
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#7db356',
    draw: ({ sketch, pieces }) => {
      const green = pieces.find(({ layer, shape: name }) => (layer === 'under' && name !== 'grain') || name === 'leaf')
      const leaves = (count: number, radius: number, scale: number): string =>
        spots(sketch, count, radius)
          .map(({ x, y, turn }) => at(x, y, turn, green?.draw(sketch) ?? '', (green?.size ?? 1) * scale))
          .join('')
      const dressing = spots(sketch, 14, 90).map(({ x, y }) => disc(1.8, '#fff6c8', x, y, 0.75))
      return (
        lifted(sketch, leaves(46, 98, 1.1), 1.6) +
        heap(
          sketch,
          pieces.filter((piece) => piece !== green && piece.layer !== 'under'),
          82,
          { count: 36, scale: 1.08 },
        ) +
        lifted(sketch, leaves(8, 86, 0.8)) +
        dressing.join('')
      )
    },
  },
  'mixed-salad': {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#f1e6c4',
    draw: ({ sketch, pieces }) =>
      inRoom(
        sketch,
        grainsUnder(sketch, pieces) +
          heap(
            sketch,
            pieces.filter(({ shape: name }) => name !== 'dollop' && name !== 'grain'),
            104,
            { count: 88, scale: 0.86 },
          ),
      ),
  },
  'bound-salad': {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#f6edcf',
    draw: ({ sketch, pieces }) => {
      const dice = pieces.filter(({ layer, shape: name }) => layer !== 'under' && name !== 'dollop')
      const cubes = scatter(sketch, 110, 102, () => {
        const piece = dice[Math.floor(sketch.random() * dice.length)]
        return shape(blob(sketch, 8.5, 0.16, 7), sketch.ball(piece ? toneOf(piece) : '#f2dfae', 0.35, 0.2))
      })
      const veil = scatter(sketch, 34, 100, () => shape(blob(sketch, 12, 0.3, 9), '#fbf4dc', 0.62))
      return (
        disc(FOOD_RADIUS, '#e9dcae') +
        inRoom(sketch, cubes + veil) +
        at(
          0,
          -6,
          0,
          heap(
            sketch,
            dice.filter(({ layer, shape: name }) => layer === 'garnish' || name === 'egg'),
            56,
            { count: 10, scale: 0.95 },
          ),
        )
      )
    },
  },
  slaw: {
    vessel: 'bowl',
    cutlery: 'fork',
    colour: '#dfe9b4',
    draw: ({ sketch, pieces, colour }) => {
      const colours = pieces.filter(({ layer }) => layer === 'among').map(toneOf)
      const shred = (): string =>
        curvedStrip(
          sketch,
          15,
          3.2,
          sketch.pick([colours[0] ?? colour, colours[1] ?? lighten(colour, 0.3), colours[0] ?? colour, colours[2] ?? colours[0] ?? colour]),
        )
      return (
        disc(FOOD_RADIUS, darken(colours[0] ?? colour, 0.3)) +
        inRoom(sketch, lifted(sketch, scatter(sketch, 170, 100, shred), 0.7)) +
        heap(
          sketch,
          pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop'),
          78,
          { count: 14, scale: 0.85 },
        )
      )
    },
  },
  'sliced-vegetables': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#dcebbd',
    draw: ({ sketch, pieces }) => {
      const [main, second = main] = pieces.filter(({ layer }) => layer === 'among')
      const rings = [88, 58, 28].map((radius, row) =>
        Array.from({ length: Math.round(radius / 5.2) }, (_, place) => {
          const angle = (place / Math.round(radius / 5.2)) * Math.PI * 2
          return at(
            Math.cos(angle) * radius,
            Math.sin(angle) * radius,
            (angle * 180) / Math.PI,
            (row === 1 ? second : main)?.draw(sketch) ?? '',
            1.25,
          )
        }).join(''),
      )
      return (
        lifted(sketch, rings.join(''), 1.1) +
        heap(
          sketch,
          pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop'),
          84,
          { count: 16, scale: 0.85 },
        )
      )
    },
  },
  mash: {
    showsEggs: true,
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#f4e2a8',
    draw: ({ sketch, pieces, colour }) =>
      disc(FOOD_RADIUS, sketch.ball(colour, 0.45, 0.26)) +
      [88, 64, 40, 18]
        .map(
          (radius) =>
            line(
              `M${-radius} 6A${radius} ${round(radius * 0.9)} 0 1 1 ${round(radius * 0.8)} ${round(radius * 0.6)}`,
              darken(colour, 0.16),
              4,
              0.5,
            ) +
            line(
              `M${-radius + 4} 4A${radius} ${round(radius * 0.9)} 0 0 1 ${round(radius * 0.3)} ${round(-radius * 0.86)}`,
              lighten(colour, 0.55),
              4,
              0.7,
            ),
        )
        .join('') +
      heap(
        sketch,
        pieces.filter(({ layer, shape: name }) => (layer === 'garnish' && name !== 'dollop') || name === 'egg'),
        76,
        { count: 14, scale: 0.85 },
      ) +
      drawSteam(sketch),
  },
  fries: {
    vessel: 'tray',
    colour: '#e9b850',
    draw: ({ sketch, pieces, colour }) => {
      const fry = (): string => {
        const length = round(sketch.between(26, 42))
        const tone = sketch.pick([colour, lighten(colour, 0.25), darken(colour, 0.12)])
        return (
          line(`M${-length} 0L${length} 2`, darken(tone, 0.3), 11) +
          line(`M${-length} 0L${length} 2`, tone, 9) +
          line(`M${-length} -2.5L${length} -0.5`, lighten(tone, 0.5), 2, 0.7)
        )
      }
      const placed = spots(sketch, 74, 1).map(({ x, y, turn }) => at(x * 100, y * 66, turn, fry()))
      return (
        lifted(sketch, placed.join(''), 1.3) +
        placeRandomly(
          sketch,
          pieces.filter(({ layer }) => layer === 'garnish'),
          200,
          140,
          9,
          0.8,
        )
      )
    },
  },
  potatoes: {
    vessel: 'bowl',
    cutlery: 'fork',
    colour: '#f2d88f',
    draw: ({ sketch, pieces, colour }) =>
      disc(FOOD_RADIUS, darken(colour, 0.35)) +
      lifted(
        sketch,
        spots(sketch, 17, 84)
          .map(({ x, y, turn }) =>
            at(x, y, turn, shape(blob(sketch, 27, 0.1, 10, 0.8), sketch.ball(colour, 0.5, 0.26)) + gloss('M-14-9q8-9 19-8', 3, 0.6)),
          )
          .join(''),
        1.6,
      ) +
      heap(
        sketch,
        pieces.filter(({ layer }) => layer === 'garnish'),
        86,
        { count: 24, scale: 0.95 },
      ) +
      drawSteam(sketch),
  },
  'pan-vegetables': {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#8fae55',
    draw: ({ sketch, pieces }) =>
      heap(
        sketch,
        pieces.filter(({ shape: name }) => name !== 'dollop' && name !== 'grain'),
        84,
        { count: 52, scale: 1.2 },
      ) + (pieces.some(({ shape: name }) => name === 'dollop') ? at(18, 10, 0, lifted(sketch, drawDollop(sketch, 20))) : ''),
  },
  fruit: {
    vessel: 'bowl',
    cutlery: 'spoon',
    colour: '#f0d589',
    draw: ({ sketch, pieces }) =>
      inRoom(
        sketch,
        heap(
          sketch,
          pieces.filter(({ layer, shape: name }) => layer !== 'under' && name !== 'dollop'),
          98,
          { count: 54, scale: 1.15 },
        ),
      ) + (pieces.some(({ shape: name }) => name === 'dollop') ? at(6, -4, 0, lifted(sketch, drawDollop(sketch, 26))) : ''),
  },
  sticks: {
    vessel: 'plate',
    colour: '#f6efe0',
    draw: ({ sketch, pieces }) => {
      const cut = pieces.filter(({ layer, shape: name }) => layer === 'among' && name !== 'egg')
      const sticks = spots(sketch, cut.length > 0 ? 46 : 0, 1).map(({ x, y }, place) => {
        const tone = toneOf(cut[place % cut.length] ?? { light: '#ffffff', dark: '#ffffff' })
        const turn = Math.round((Math.atan2(y, x) * 180) / Math.PI)
        const stick =
          line('M-26 0L26 0', darken(tone, 0.3), 12) + line('M-26 0L26 0', tone, 10) + line('M-24-3L24-3', lighten(tone, 0.5), 2, 0.7)
        return at(x * 34 + Math.cos(turn / 57.3) * 58, y * 34 + Math.sin(turn / 57.3) * 58, turn + sketch.between(-9, 9), stick)
      })
      const dip = pieces.some(({ shape: name }) => name === 'dollop')
        ? disc(46, '#c9b48c') + disc(42, '#f7efdf') + disc(36, sketch.ball('#fffaf0', 0.6, 0.1)) + drawDollop(sketch, 22)
        : ''
      return (
        lifted(sketch, sticks.join(''), 1.3) +
        lifted(sketch, dip, 1.6) +
        heap(sketch, pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop').slice(0, 1), 30, {
          count: 5,
          scale: 0.8,
        })
      )
    },
  },
} as const satisfies Record<string, Base>
