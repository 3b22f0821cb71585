import type { Food } from '@spizarka/knowledge'
import { ALLERGENS } from './profile.ts'
import { maskOf } from './traits.ts'
import type { LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** Foods whose recipe is the maker's: stock cubes, ready meals and sauces, mixes of spices, sausages. */
export function isMixture({ composition }: Food): boolean {
  return composition === 'by-maker'
}

/** Whose recipe a thing follows, or that it was bought ready to eat. */
const isOfAnother = wordList('made_by_others')
/** Shelves of what is baked, cooked and mixed. */
const MADE: ReadonlySet<Food['aisle']> = new Set(['bakery', 'sweets', 'ready-meals', 'cold-cuts', 'sauces', 'plant-based', 'baking'])
const BAKED: ReadonlySet<Food['aisle']> = new Set(['bakery', 'sweets', 'baking'])
const IN_BAKING = maskOf(['gluten', 'eggs', 'milk', 'nuts', 'peanuts', 'soy', 'sesame', 'lupin', 'sulphites'])
const ANY_ALLERGEN = maskOf(Object.values(ALLERGENS).map(({ allergen }) => allergen))

/** What may be in a thing made by a recipe that nobody here knows ("ciastka od babci", "kotlety z marketu"): any allergen; a mask. */
export function perhapsOfAnother(words: readonly LineWord[], foods: readonly Food[]): number {
  const made = foods.filter(({ aisle, tags, origin }) => MADE.has(aisle) || tags?.includes('processed') === true || origin.length > 1)
  if (made.length === 0 || !words.some(({ folded }) => isOfAnother(folded))) return 0
  return made.every(({ aisle }) => BAKED.has(aisle)) ? IN_BAKING : ANY_ALLERGEN
}
