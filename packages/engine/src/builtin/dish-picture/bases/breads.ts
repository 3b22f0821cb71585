import { heap } from '../heap.ts'
import type { Piece } from '../pieces.ts'
import { at, blob, disc, gloss, lifted, lighten, line, oval, round, type Sketch, scatter, shadow, shape, spots } from '../sketch.ts'
import type { Base } from './base.ts'
import { greenOf, pieceLike, toppings } from './seen-pieces.ts'
import { liquid } from './soups.ts'

function breadSlice(sketch: Sketch, x: number, y: number, turn: number, topping: string): string {
  const holes = spots(sketch, 30, 44).map((spot) => oval(sketch.between(1, 2.4), 1, '#c99a5c', spot.x, spot.y + 4, 0.5))
  return at(
    x,
    y,
    turn,
    `<g filter="${shadow(sketch, 4, 3, 6, 0.5)}">${shape('M-56 62C-64 20-70-18-58-44C-50-64 50-64 58-44C70-18 64 20 56 62C30 70-30 70-56 62Z', sketch.flat('#9a5a2a', 0.2, 0.3))}</g>${shape('M-50 57C-57 18-62-16-52-39C-45-56 45-56 52-39C62-16 57 18 50 57C26 63-26 63-50 57Z', sketch.ball('#eccb94', 0.4, 0.16))}${holes.join('')}${topping}`,
    1.12,
  )
}

function topSlice(sketch: Sketch, main: Piece | undefined, garnish: readonly Piece[], spread: string, green?: Piece): string {
  const leaves = green && green !== main ? spots(sketch, 5, 30).map(({ x, y, turn }) => at(x, y + 4, turn, green.draw(sketch), 0.75)) : []
  const rows = main
    ? Array.from({ length: 6 }, (_, place) =>
        at(
          (place % 2 ? 18 : -18) + sketch.between(-3, 3),
          -28 + Math.floor(place / 2) * 30,
          sketch.between(0, 360),
          main.draw(sketch),
          main.size * 1.12,
        ),
      )
    : []
  return (
    shape('M-42 50C-49 16-54-14-45-33C-38-47 38-47 45-33C54-14 49 16 42 50C22 56-22 56-42 50Z', sketch.ball(spread, 0.5, 0.1)) +
    (main?.layer === 'among' ? lifted(sketch, leaves.join('')) : '') +
    lifted(sketch, rows.join(''), 1.2) +
    at(0, 4, 0, heap(sketch, garnish, 36, { count: 10, scale: 0.9 }))
  )
}

function roll(sketch: Sketch, radius: number): string {
  return (
    disc(
      radius,
      sketch.gradient([
        [0, '#f2c981'],
        [0.55, '#cf8a3c'],
        [1, '#87480f'],
      ]),
    ) +
    line(`M${-radius * 0.5}-4Q0 ${round(-radius * 0.3)} ${radius * 0.5}-2`, '#f7ddb0', 3, 0.8) +
    scatter(sketch, 18, radius * 0.7, () => oval(2, 1.1, '#fbeecb', 0, 0, 0.85)) +
    gloss(
      `M${round(-radius * 0.6)} ${round(-radius * 0.3)}A${round(radius * 0.7)} ${round(radius * 0.7)} 0 0 1 0 ${round(-radius * 0.66)}`,
      3.4,
      0.5,
    )
  )
}

/** What is baked of dough, and what lies on bread. */
export const BREADS = {
  pizza: {
    vessel: 'board',
    colour: '#c63c1c',
    draw: ({ sketch, pieces }) => {
      const crust = sketch.gradient([
        [0, '#f3cd8c'],
        [0.78, '#e0a755'],
        [1, '#a5651f'],
      ])
      const sauce = sketch.gradient([
        [0, '#e2562f'],
        [0.7, '#c63c1c'],
        [1, '#8f2610'],
      ])
      const blisters = Array.from({ length: 40 }, (_, place) => {
        const angle = place * 0.157 + sketch.random() * 0.1
        return oval(
          sketch.between(3, 9),
          sketch.between(2, 5),
          sketch.pick(['#7c4312', '#f7dca6', '#9a5a1c']),
          Math.cos(angle) * sketch.between(104, 113),
          Math.sin(angle) * sketch.between(104, 113),
          0.5,
        )
      })
      const isWithCheese = pieceLike(pieces, 'flake', 'block', 'crumb', 'dollop') !== undefined
      const cheese = spots(sketch, isWithCheese ? 15 : 0, 84).map(({ x, y }) =>
        at(x, y, 0, shape(blob(sketch, sketch.between(10, 22), 0.2, 9), sketch.ball('#fdf0cd', 0.5, 0.16))),
      )
      const browned = spots(sketch, 18, 86).map(({ x, y }) =>
        at(x, y, 0, shape(blob(sketch, sketch.between(3, 9), 0.3, 8), '#c98328', 0.4)),
      )
      const cuts = [18, 63, 108, 153].map(
        (turn) =>
          `<g transform="rotate(${turn})">${line('M-119 0L119 0', '#6b2d10', 1.8, 0.55)}${line('M-119 1.4L119 1.4', '#fff2cf', 0.8, 0.5)}</g>`,
      )
      return at(
        -14,
        0,
        0,
        `<g filter="${shadow(sketch, 5, 4, 8, 0.55)}">${shape(blob(sketch, 118, 0.018, 20), crust)}</g>${blisters.join('')}${shape(blob(sketch, 99, 0.02, 18), sauce)}${shape(blob(sketch, 91, 0.035, 20), '#f4c865', 0.9)}${cheese.join('')}${browned.join('')}${heap(sketch, toppings(pieces), 80, { count: 24 })}${cuts.join('')}`,
      )
    },
  },
  tart: {
    vessel: 'plate',
    cutlery: 'fork',
    colour: '#f0c866',
    draw: ({ sketch, pieces, colour }) => {
      const edge = Array.from({ length: 36 }, (_, place) => {
        const angle = (place / 36) * Math.PI * 2
        return disc(10.5, sketch.ball('#d9a050', 0.4, 0.35), Math.cos(angle) * 102, Math.sin(angle) * 102)
      })
      return (
        lifted(sketch, disc(104, '#c98a3c') + edge.join(''), 2) +
        liquid(sketch, 92, colour).replaceAll('opacity="0.42"', 'opacity="0.2"') +
        heap(sketch, toppings(pieces), 80, { count: 32, scale: 0.98 })
      )
    },
  },
  sandwich: {
    showsEggs: true,
    vessel: 'board',
    colour: '#fbf3df',
    draw: ({ sketch, pieces }) => {
      const flat = pieces.filter(({ layer, shape: name }) => layer === 'among' && name !== 'cube')
      const garnish = pieces.filter(({ layer }) => layer === 'garnish')
      return (
        breadSlice(sketch, -98, -4, -8, topSlice(sketch, flat[0] ?? garnish[0], garnish, '#fbf3df', greenOf(pieces))) +
        breadSlice(sketch, 40, 0, 7, topSlice(sketch, flat[1] ?? flat[0] ?? garnish[0], garnish, '#fbf3df', greenOf(pieces)))
      )
    },
  },
  'rice-cakes': {
    showsEggs: true,
    vessel: 'board',
    colour: '#fbf6ea',
    draw: ({ sketch, pieces, colour }) => {
      const seen = pieces.filter(({ shape: name }) => name !== 'cube')
      const cake = (isTopped: boolean): string =>
        disc(50, sketch.ball('#efe4cb', 0.3, 0.25)) +
        scatter(sketch, 120, 46, () =>
          shape(blob(sketch, sketch.between(4, 7), 0.2, 7), sketch.ball(sketch.pick(['#fffaf0', '#f4ead4', '#faf2e0']), 0.5, 0.16)),
        ) +
        (isTopped
          ? shape(blob(sketch, 36, 0.12, 12), sketch.ball(colour, 0.5, 0.1)) + heap(sketch, seen, 28, { count: 10, scale: 0.8 })
          : '')
      return lifted(
        sketch,
        [
          [-92, -44, true],
          [24, -52, false],
          [-40, 44, true],
          [76, 40, true],
        ]
          .map(([x, y, isTopped]) => at(Number(x), Number(y), sketch.between(0, 360), cake(isTopped === true)))
          .join(''),
        2,
      )
    },
  },
  'spread-bread': {
    vessel: 'board',
    colour: '#e8d2a4',
    draw: ({ sketch, pieces, colour }) => {
      const garnish = pieces.filter(({ layer }) => layer === 'garnish').slice(0, 2)
      const spread =
        shape('M-42 50C-49 16-54-14-45-33C-38-47 38-47 45-33C54-14 49 16 42 50C22 56-22 56-42 50Z', sketch.ball(colour, 0.35, 0.2)) +
        line('M-30-18C-6-36 14-28 30-22M-32 8C-8-8 16 2 34 6M-28 34C-4 20 14 28 28 34', lighten(colour, 0.4), 5, 0.55)
      return (
        breadSlice(sketch, -98, -4, -8, spread + heap(sketch, garnish, 34, { count: 9, scale: 0.85 })) +
        breadSlice(sketch, 40, 0, 7, spread + heap(sketch, garnish, 34, { count: 9, scale: 0.85 }))
      )
    },
  },
  toast: {
    showsEggs: true,
    vessel: 'board',
    colour: '#d59a4a',
    draw: ({ sketch, pieces }) => {
      const half = (turn: number): string =>
        shape('M-62 50L62 50L-62-66Z', '#8a4f1c') +
        shape('M-57 45L50 45L-57-55Z', sketch.flat('#dca352', 0.35, 0.25)) +
        [-40, -18, 4].map((x) => line(`M${x} 44L${x}-${round(28 - (x + 40) * 0.6)}`, '#8a4a12', 4, 0.45)).join('') +
        at(2, 52, turn, heap(sketch, pieces.slice(0, 3), 40, { count: 10, scale: 0.7, squash: 0.18 }))
      return lifted(sketch, at(-96, -6, -6, half(0), 1.25), 2) + lifted(sketch, at(46, 6, 172, half(0), 1.25), 2)
    },
  },
  wrap: {
    vessel: 'board',
    colour: '#ecd09a',
    draw: ({ sketch, pieces }) => {
      const wrap =
        shape('M-34-70C-44-30-44 40-34 76L34 76C44 40 44-30 34-70Z', sketch.flat('#ecd09a', 0.4, 0.2)) +
        spots(sketch, 14, 1)
          .map(({ x, y }) => at(x * 30, y * 62, 0, shape(blob(sketch, sketch.between(3, 7), 0.3, 8), '#b5762a', 0.35)))
          .join('') +
        oval(34, 14, '#f6e6c2', 0, -70) +
        at(0, -70, 0, heap(sketch, pieces, 27, { count: 13, scale: 0.62, squash: 0.36 }))
      return lifted(sketch, at(-80, 6, -24, wrap, 1.2), 2) + lifted(sketch, at(34, 10, 10, wrap, 1.2), 2)
    },
  },
  burger: {
    vessel: 'board',
    colour: '#cf8a3c',
    draw: ({ sketch, pieces }) => {
      const green = greenOf(pieces)
      const stacked = lifted(
        sketch,
        spots(sketch, green ? 12 : 0, 60)
          .map(({ x, y, turn }) => at(x, y, turn, green?.draw(sketch) ?? '', 1.25))
          .join('') +
          disc(64, sketch.ball('#7a4426', 0.3, 0.4)) +
          at(
            0,
            0,
            0,
            heap(
              sketch,
              pieces.filter(({ layer }) => layer !== 'garnish'),
              62,
              { count: 12, scale: 1.1 },
            ),
          ),
        1.6,
      )
      return (
        at(-84, 10, 0, stacked + lifted(sketch, at(22, -24, 0, roll(sketch, 58)), 2.6)) +
        at(60, 20, 0, lifted(sketch, roll(sketch, 62), 2.4))
      )
    },
  },
  loaf: {
    vessel: 'board',
    colour: '#c98a4c',
    draw: ({ sketch, pieces }) => {
      const crust = sketch.gradient([
        [0, '#eebf78'],
        [0.5, '#c07f38'],
        [1, '#733a0e'],
      ])
      const cuts = [-58, -22, 14, 50].map((x) =>
        shape(`M${x - 12} 34C${x - 18} 4 ${x + 6}-30 ${x + 14}-38C${x + 14}-8 ${x + 2} 22 ${x - 12} 34Z`, '#f6dfb2', 0.85),
      )
      return (
        lifted(
          sketch,
          at(
            -18,
            -10,
            -12,
            shape('M-120 6C-124-40-70-62 0-62S124-40 120 6C116 46 66 60 0 60S-116 46-120 6Z', crust) +
              cuts.join('') +
              scatter(sketch, 60, 90, () => disc(sketch.between(0.8, 1.8), '#fff4dc', 0, 0, 0.5)) +
              gloss('M-92-26C-70-46-30-52 10-52', 5, 0.35),
          ),
          2.4,
        ) +
        at(
          -20,
          70,
          0,
          heap(sketch, pieces.filter(({ layer }) => layer === 'garnish').slice(0, 2), 60, { count: 7, scale: 0.8, squash: 0.3 }),
        )
      )
    },
  },
  'bread-rolls': {
    vessel: 'board',
    colour: '#cf8a3c',
    draw: ({ sketch }) =>
      lifted(
        sketch,
        [
          [-104, -42],
          [-24, -56],
          [54, -36],
          [-74, 40],
          [8, 34],
          [88, 46],
        ]
          .map(([x = 0, y = 0]) => at(x, y, sketch.between(-20, 20), roll(sketch, 41)))
          .join(''),
        2.2,
      ),
  },
  flatbread: {
    vessel: 'board',
    colour: '#e3bd7c',
    draw: ({ sketch, pieces }) =>
      lifted(
        sketch,
        [
          [-70, -10],
          [0, 14],
          [46, -16],
        ]
          .map(([x = 0, y = 0]) =>
            at(
              x,
              y,
              sketch.between(0, 360),
              shape(blob(sketch, 76, 0.06, 14, 0.8), sketch.ball('#e6c389', 0.4, 0.25)) +
                spots(sketch, 20, 64)
                  .map((spot) => at(spot.x, spot.y * 0.8, 0, shape(blob(sketch, sketch.between(3, 10), 0.3, 8), '#a5641c', 0.4)))
                  .join(''),
            ),
          )
          .join(''),
        2,
      ) + heap(sketch, pieces.filter(({ layer }) => layer === 'garnish').slice(0, 2), 70, { count: 10, scale: 0.8 }),
  },
} as const satisfies Record<string, Base>
