import type { Layer, Piece } from './pieces.ts'
import { at, lifted, type Sketch, shuffled, spots } from './sketch.ts'

const LAYERS: readonly Layer[] = ['under', 'among', 'garnish']

interface HeapOptions {
  /** Pieces in all. */
  count?: number
  scale?: number
  /** Below 1 the disc is seen aslant. */
  squash?: number
}

/** Scatters pieces of foods over a disc, each layer on the one before it, by the shares of their kinds. */
export function heap(
  sketch: Sketch,
  pieces: readonly Piece[],
  radius: number,
  { count = 22, scale = 1, squash = 1 }: HeapOptions = {},
): string {
  const total = pieces.reduce((sum, { share }) => sum + share, 0) || 1
  return LAYERS.map((layer) => {
    const inLayer = pieces.filter((piece) => piece.layer === layer)
    const each = inLayer.flatMap((piece) => Array.from({ length: Math.max(1, Math.round((count * piece.share) / total)) }, () => piece))
    const places = spots(sketch, each.length, radius, 1)
    const drawn = shuffled(sketch, each).map((piece, place) => {
      const { x = 0, y = 0, turn = 0 } = places[place] ?? {}
      return at(x, y * squash, turn, piece.draw(sketch), piece.size * scale * sketch.between(0.9, 1.1))
    })
    return lifted(sketch, drawn.join(''), layer === 'garnish' ? 0.8 : 1)
  }).join('')
}

/** Pieces over a rectangle. */
export function placeRandomly(sketch: Sketch, pieces: readonly Piece[], width: number, height: number, count: number, scale = 1): string {
  if (pieces.length === 0) return ''
  // Even but not in rows: one place in each cell of a grid, shaken.
  const columns = Math.max(1, Math.round(Math.sqrt((count * width) / height)))
  const rows = Math.max(1, Math.ceil(count / columns))
  const drawn = Array.from({ length: count }, (_, place) => {
    const piece = pieces[place % pieces.length]
    const x = ((place % columns) + sketch.between(0.15, 0.85)) / columns - 0.5
    const y = (Math.floor(place / columns) + sketch.between(0.15, 0.85)) / rows - 0.5
    return piece ? at(x * width, y * height, sketch.between(0, 360), piece.draw(sketch), piece.size * scale) : ''
  })
  return lifted(sketch, shuffled(sketch, drawn).join(''), 1.1)
}
