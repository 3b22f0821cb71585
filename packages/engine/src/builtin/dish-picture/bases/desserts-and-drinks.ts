import { heap } from '../heap.ts'
import type { Piece } from '../pieces.ts'
import { at, blob, darken, disc, lifted, lighten, line, mix, oval, type Sketch, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { dollopOn, FRUIT, pieceLike } from './seen-pieces.ts'

const GLASS = 'M-52-96L52-96L42 92C41 100 34 104 26 104L-26 104C-34 104-41 100-42 92Z'

function glass(sketch: Sketch, inside: string, onTop: string): string {
  return at(
    186,
    146,
    0,
    `${shape(GLASS, '#ffffff', 0.35)}<g clip-path="${sketch.clip(`<path d="${GLASS}"/>`)}">${inside}${shape('M-50-96L-40 104L-28 104L-38-96Z', '#ffffff', 0.4)}${shape('M34-96L28 104L34 104L42-96Z', '#ffffff', 0.25)}</g><path d="${GLASS}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".75"/><ellipse cy="-96" rx="52" ry="8" fill="none" stroke="#fff" stroke-width="2.5" opacity=".85"/>${lifted(sketch, onTop)}`,
  )
}

/** Fruit and nuts are set beside a glass; what was ground or cut for it is in it. */
const isSetBeside = ({ shape: name }: Piece): boolean => name === 'nut' || (FRUIT.has(name) && name !== 'cube' && name !== 'dot')

const mintOf = (pieces: readonly Piece[]): Piece | undefined => pieceLike(pieces, 'basil', 'herb')

function besideGlass(sketch: Sketch, pieces: readonly Piece[]): string {
  const foods = pieces.filter(isSetBeside).slice(0, 2)
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
  const body = isClear ? lighten(colour, 0.3) : mix(colour, '#fbf3e2', 0.3)
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

/** What is eaten with a spoon or drunk. */
export const DESSERTS_AND_DRINKS = {
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
          at(0, -74, 0, dollopOn(sketch, pieces, 24)) +
            at(
              10,
              -84,
              0,
              heap(
                sketch,
                [fruit, mintOf(pieces)].filter((piece) => piece !== undefined),
                24,
                { count: 5, scale: 0.9, squash: 0.4 },
              ),
            ),
        ) + besideGlass(sketch, pieces)
      )
    },
  },
  smoothie: {
    vessel: 'side',
    colour: '#f1e0b4',
    draw: ({ sketch, pieces, colour }) => {
      const [food] = pieces.filter(({ shape: name }) => name !== 'dollop')
      const straw = at(186, 146, 0, line('M20-78L48-150L74-158', '#c9482b', 8) + line('M18-78L46-150', '#f0a58a', 2))
      const onTop = food && isSetBeside(food) ? at(-16, -74, -10, food.draw(sketch), 1.25) + at(12, -80, 30, food.draw(sketch), 1.1) : ''
      return (
        straw +
        glass(sketch, drinkBody(sketch, colour, false), onTop + at(30, -96, 20, mintOf(pieces)?.draw(sketch) ?? '', 1.2)) +
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
      return glass(sketch, inside, at(24, -92, 20, mintOf(pieces)?.draw(sketch) ?? '', 1.2)) + besideGlass(sketch, pieces)
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
