import type { Piece } from '../pieces.ts'
import { PARSLEY } from '../pieces.ts'

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
  return found.length > 0 ? found.slice(0, 2) : [PARSLEY]
}

export const besides = (pieces: readonly Piece[]): Piece[] =>
  pieces.filter(({ layer, shape: name }) => layer !== 'garnish' && name !== 'chunk' && name !== 'fillet' && name !== 'drumstick')
