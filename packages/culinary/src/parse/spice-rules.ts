import { type Food, WORDS } from '@spizarka/knowledge'
import type { Lexicon } from './names/lexicon.ts'
import { DRIED_STEMS } from './words.ts'

const FRESH_CONTAINERS: ReadonlySet<string> = new Set(WORDS.spices.freshContainers)

const beginsWith = (text: string, stems: readonly string[]): boolean => stems.some((stem) => text.startsWith(stem))

/** Whether the product is a spice that is only ever "in stock": dried or ground herbs and spices, mixes, salt (PRODUCT.md, section 4). */
export function isSpice(
  food: Food | null,
  foldedName: string,
  modifiers: readonly string[],
  fresh: boolean,
  containers: readonly string[],
): boolean {
  const dried = modifiers.some((modifier) => DRIED_STEMS.some((stem) => modifier.includes(stem)) || /\bproszku\b/.test(modifier))
  if (food?.spice) return !(fresh || containers.some((container) => FRESH_CONTAINERS.has(container) && isHerb(food))) || dried
  if (food === null) return beginsWith(foldedName, WORDS.spices.unknownSpices) && !fresh
  return dried && beginsWith(foldedName, WORDS.spices.spicesWhenDried) && food.aisle !== 'sauces' && food.aisle !== 'frozen'
}

/** The fresh herb of a spice's name ("bazylia" → bazylia świeża), for a bunch or a pot of it; the food itself when there is none. */
export function freshSibling(lexicon: Lexicon, spice: Food): Food {
  return lexicon.freshHerbs.get(spice.name.split(' ')[0] ?? '') ?? spice
}

/** Spices that are also sold fresh; a bunch of pepper is no bunch of herbs. */
function isHerb(food: Food): boolean {
  return food.spice === true && food.neverFresh !== true
}
