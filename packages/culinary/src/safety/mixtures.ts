import type { Food } from '@spizarka/knowledge'
import { ALLERGENS } from './profile.ts'
import { contentsOfFood, maskOf } from './traits.ts'
import type { LineWord } from './words/line-part.ts'

/** Foods whose recipe is the maker's: stock cubes, ready meals and sauces, mixes of spices, sausages. */
export function isMixture(food: Food): boolean {
  if (food.aisle === 'ready-meals' || food.aisle === 'cold-cuts') return true
  if (food.aisle === 'sauces') return food.tags?.includes('processed') === true || /^(?:sos|bulion|kostka|marynata)/.test(food.id)
  if (food.aisle === 'frozen')
    return food.tags?.includes('processed') === true && (contentsOfFood(food).may !== 0 || food.origin.length > 1)
  return food.aisle === 'spices' && /^(?:przyprawa|curry|garam|ras-el|ziola|czubryca)/.test(food.id)
}

/** Whose recipe a thing follows, or that it was bought ready to eat. */
const OF_ANOTHER =
  /^(?:market(?:u|ow[a-z]*)|sklepu|sklepow[a-z]*|kupn[a-z]*|kupion[a-z]*|gotow(?:y|a|e|ego|ej|ych)|garmazer[a-z]*|cukierni|piekarni|wynos|restauracji|baru|stolowki|cateringu?|automatu|dyskontu|biedronki|lidla|zabki|babci|babcine|cioci|tesciowej|sasiad(?:a|ki|ow)|znajom(?:ej|ego|ych)|kolezanki|saszetk[a-z]*|instant|imprezy|wesela)$/
/** Shelves of what is baked, cooked and mixed. */
const MADE: ReadonlySet<Food['aisle']> = new Set(['bakery', 'sweets', 'ready-meals', 'cold-cuts', 'sauces', 'plant-based', 'baking'])
const BAKED: ReadonlySet<Food['aisle']> = new Set(['bakery', 'sweets', 'baking'])
const IN_BAKING = maskOf(['gluten', 'eggs', 'milk', 'nuts', 'peanuts', 'soy', 'sesame', 'lupin', 'sulphites'])
const ANY_ALLERGEN = maskOf(Object.values(ALLERGENS).map(({ allergen }) => allergen))

/** What may be in a thing made by a recipe that nobody here knows ("ciastka od babci", "kotlety z marketu"): any allergen; a mask. */
export function perhapsOfAnother(words: readonly LineWord[], foods: readonly Food[]): number {
  const made = foods.filter(({ aisle, tags, origin }) => MADE.has(aisle) || tags?.includes('processed') === true || origin.length > 1)
  if (made.length === 0 || !words.some(({ folded }) => OF_ANOTHER.test(folded))) return 0
  return made.every(({ aisle }) => BAKED.has(aisle)) ? IN_BAKING : ANY_ALLERGEN
}
