import { isPantryCategory, type PantryCategory } from '@spizarka/contract/pantry'
import { GLYPHS, type Glyph, type Tint } from '../ui/food/glyphs.ts'

const TINT_OF: Record<PantryCategory, Tint> = {
  dairy: 'dairy',
  produce: 'veg',
  meat: 'meat',
  bakery: 'grain',
  dry: 'grain',
  jars: 'jar',
  sauces: 'jar',
  frozen: 'dairy',
  ready: 'fruit',
  sweets: 'fruit',
  drinks: 'dairy',
  spices: 'jar',
  household: 'jar',
  other: 'jar',
}

/** How a product's tile looks: the drawing that the kitchen's knowledge has for its food, and the ground of its shelf. */
export function foodLook({ tile, category }: { tile: string | null; category: string }): { glyph: Glyph | undefined; tint: Tint } {
  return { glyph: tile !== null && isGlyph(tile) ? tile : undefined, tint: TINT_OF[isPantryCategory(category) ? category : 'other'] }
}

function isGlyph(tile: string): tile is Glyph {
  return Object.hasOwn(GLYPHS, tile)
}
