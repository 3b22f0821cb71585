import type { PieceShape } from '@spizarka/knowledge'
import * as larder from './pieces-larder.ts'
import type { DrawPiece, PieceColours } from './pieces-produce.ts'
import * as produce from './pieces-produce.ts'
import { mix, type Sketch } from './sketch.ts'

/** What pieces lie under, among and on top of. */
export type Layer = 'under' | 'among' | 'garnish'

interface PieceKind {
  layer: Layer
  /** Beside the others. */
  size: number
  /** How many of it for ten of a usual one. */
  share: number
  draw: DrawPiece
}

const PIECE_KINDS: Readonly<Record<PieceShape, PieceKind>> = {
  round: { layer: 'among', size: 0.85, share: 8, draw: produce.coin },
  seeded: { layer: 'among', size: 0.95, share: 7, draw: produce.seededSlice },
  tomato: { layer: 'among', size: 1, share: 7, draw: produce.tomatoSlice },
  wedge: { layer: 'among', size: 1, share: 7, draw: produce.wedge },
  apple: { layer: 'among', size: 1, share: 6, draw: produce.appleSlice },
  pear: { layer: 'among', size: 1.05, share: 6, draw: produce.pearSlice },
  avocado: { layer: 'among', size: 1, share: 5, draw: produce.avocadoSlice },
  potato: { layer: 'among', size: 1.1, share: 7, draw: produce.potato },
  cube: { layer: 'among', size: 0.85, share: 7, draw: produce.cube },
  strip: { layer: 'among', size: 1, share: 8, draw: produce.strip },
  ring: { layer: 'garnish', size: 0.9, share: 8, draw: produce.onionSlivers },
  olive: { layer: 'garnish', size: 0.75, share: 8, draw: produce.olive },
  dot: { layer: 'among', size: 0.8, share: 9, draw: produce.peas },
  berry: { layer: 'garnish', size: 0.9, share: 7, draw: produce.raspberry },
  strawberry: { layer: 'garnish', size: 1, share: 6, draw: produce.strawberry },
  blueberry: { layer: 'garnish', size: 0.75, share: 9, draw: produce.blueberry },
  citrus: { layer: 'garnish', size: 0.95, share: 4, draw: produce.citrusSlice },
  leaf: { layer: 'among', size: 1.1, share: 9, draw: produce.leaf },
  lettuce: { layer: 'under', size: 1.4, share: 12, draw: produce.lettuceLeaf },
  rocket: { layer: 'under', size: 1.15, share: 12, draw: produce.rocketLeaf },
  herb: { layer: 'garnish', size: 0.85, share: 8, draw: produce.parsley },
  dill: { layer: 'garnish', size: 1, share: 8, draw: produce.dill },
  basil: { layer: 'garnish', size: 1, share: 6, draw: produce.basil },
  chives: { layer: 'garnish', size: 0.9, share: 12, draw: produce.chives },
  rosemary: { layer: 'garnish', size: 1, share: 5, draw: produce.rosemary },
  floret: { layer: 'among', size: 1.1, share: 6, draw: produce.floret },
  mushroom: { layer: 'among', size: 0.95, share: 7, draw: produce.mushroom },
  bean: { layer: 'among', size: 0.85, share: 8, draw: larder.beans },
  grain: { layer: 'under', size: 0.8, share: 9, draw: larder.grains },
  noodle: { layer: 'among', size: 0.8, share: 9, draw: larder.noodle },
  nut: { layer: 'garnish', size: 0.8, share: 9, draw: larder.nut },
  seed: { layer: 'garnish', size: 0.7, share: 12, draw: larder.seeds },
  egg: { layer: 'among', size: 1, share: 4, draw: larder.eggHalf },
  chunk: { layer: 'among', size: 1.05, share: 7, draw: larder.meatChunk },
  drumstick: { layer: 'among', size: 1, share: 3, draw: larder.drumstick },
  fillet: { layer: 'among', size: 1.05, share: 3, draw: larder.fillet },
  sausage: { layer: 'among', size: 0.9, share: 7, draw: larder.sausageSlice },
  shrimp: { layer: 'among', size: 1, share: 6, draw: larder.shrimp },
  block: { layer: 'garnish', size: 0.85, share: 7, draw: larder.block },
  crumb: { layer: 'garnish', size: 0.75, share: 8, draw: larder.crumbs },
  flake: { layer: 'garnish', size: 0.9, share: 7, draw: larder.shreds },
  dollop: { layer: 'garnish', size: 1.2, share: 1, draw: larder.dollop },
}

/** A food as it lies on the dish. */
export interface Piece extends PieceColours {
  shape: PieceShape
  layer: Layer
  size: number
  share: number
  draw: (sketch: Sketch) => string
}

/** A piece of a food; `colours` are those of its record. */
export function pieceOf(shape: PieceShape, colours: PieceColours): Piece {
  const kind = PIECE_KINDS[shape]
  return { ...kind, ...colours, shape, draw: (sketch) => kind.draw(sketch, colours) }
}

/** The colour that one sees of a food from afar. */
export function toneOf({ light, dark }: PieceColours): string {
  return mix(dark, light, 0.5)
}
