import { type Food, isOneOf } from '@spizarka/knowledge'

/** Of a need, the part that nobody buys a pack for: the dishes are made with what there is. Dough minds; slices and spoonfuls are shared out: four frankfurters for two and not five. */
const REMAINDER = { usual: 0.15, sharedOut: 0.22, exact: 0.1 }
const EXACT = ['maka', 'jajka', 'mleko', 'maslo', 'drozdze', 'cukier']
/** A bird is cooked whole and a ready dish heated whole: each may be smaller than the one of the recipe by this. */
const SMALLER_WHOLE = 1 / 3
const WHOLE_BIRD_G = 1000
/** What is cut up or poured into a pot as it comes: twice the remainder of it is nothing to go for, where that is a crumb of a pack. */
const LOOSE = ['meat', 'fish', 'vegetables', 'fruit', 'pasta-and-rice', 'pulses-nuts-seeds']
const SHARED_OUT = ['cold-cuts', 'cheese', 'dairy', 'bakery', 'cans-and-jars', 'sauces', 'breakfast', 'plant-based', 'sweets']
const MORE_REMAINDER = 0.2
/** Of the smallest pack. */
const CRUMB = 1 / 3

/** What may be lacking of a need where there is some of it at home: a part of it, or a greater part up to so many grams. */
export interface Spare {
  part: number
  more: number
  crumb: number
}

/** What may be lacking of a need for a food where there is some of it at home. */
export function spareOf(food: Food): Spare {
  const { id, aisle, origin, kind, gramsPerPiece = 0 } = food
  const isWholeBird = aisle === 'meat' && origin.includes('poultry') && gramsPerPiece >= WHOLE_BIRD_G
  const part =
    isWholeBird || kind === 'dish'
      ? SMALLER_WHOLE
      : REMAINDER[isOneOf(id, EXACT) ? 'exact' : SHARED_OUT.includes(aisle) ? 'sharedOut' : 'usual']
  return { part, more: MORE_REMAINDER, crumb: LOOSE.includes(aisle) ? CRUMB * packOf(food) : 0 }
}

/** Whether what stands at home is enough for a need, but for a remainder that nobody goes to the shop for; all in grams. */
export function isEnough(held: number, need: number, { part, more: most, crumb }: Spare): boolean {
  const short = need - held
  return short <= 0 || (held > 0 && (short < part * need || (short < most * need && short < crumb)))
}

/** Grams of the smallest pack of a food; what is sold by the piece alone, as a pumpkin, is bought whole. */
export function packOf({ unit, density = 1, gramsPerPiece = 1, packs }: Food): number {
  const perUnit = unit === 'ml' ? density : unit === 'pieces' ? gramsPerPiece : 1
  return perUnit * (packs?.reduce((least, size) => Math.min(least, size)) ?? (unit === 'pieces' ? 1 : gramsPerPiece / perUnit))
}
