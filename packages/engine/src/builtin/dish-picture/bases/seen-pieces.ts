import type { Piece } from '../pieces.ts'
import { drawDollop } from '../pieces-larder.ts'
import type { Sketch } from '../sketch.ts'

export const toppings = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ shape: name }) => name !== 'noodle' && name !== 'grain' && name !== 'cube')

export const FRUIT: ReadonlySet<Piece['shape']> = new Set([
  'apple',
  'wedge',
  'berry',
  'strawberry',
  'blueberry',
  'citrus',
  'dot',
  'round',
  'cube',
])

export const seenOf = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ shape: name }) => FRUIT.has(name) || name === 'nut' || name === 'seed' || name === 'block')

export const garnishOf = (pieces: readonly Piece[]): Piece[] => {
  const found = pieces.filter(({ layer, shape: name }) => layer === 'garnish' && name !== 'dollop')
  return found.slice(0, 2)
}

export const besides = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ layer, shape: name }) => layer !== 'garnish' && name !== 'chunk' && name !== 'fillet' && name !== 'drumstick')

/** The food of the dish that has one of the shapes, what there is most of first. */
export const pieceLike = (pieces: readonly Piece[], ...shapes: readonly Piece['shape'][]): Piece | undefined =>
  pieces.find(({ shape: name }) => shapes.includes(name))

export const greenOf = (pieces: readonly Piece[]): Piece | undefined => pieceLike(pieces, 'lettuce', 'rocket', 'leaf')

/** Cream, yoghurt or curd on top, where the dish has some. */
export const dollopOn = (sketch: Sketch, pieces: readonly Piece[], radius: number): string =>
  pieceLike(pieces, 'dollop') ? drawDollop(sketch, radius) : ''
