import { type Food } from '@spizarka/knowledge'
import { ALLERGENS } from './eater/profile.ts'
import { maskOf } from './traits.ts'
import { type LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** "jajowaty", "ostrygowaty": the shape of a thing, whatever the thing is. */
const SHAPE = /owat(?:y|a|e|ego|ej|emu|ym|ych|ymi)$/
/** Fruit, nuts, sweets, plants and animals that cultivars are named after; what vegetables are dressed with is none of them. */
const isCultivar = wordList('cultivars')
/** What fruit is made into sweets with. */
const sweetensFruit = wordList('fruit_sweetening')

/**
 * Words without the adjectives that name a cultivar, a colour or a shape: "fasola maślana" holds no butter and "papryka pomarańczowa"
 * no oranges, because the noun alone is something that grew. Of what is made ("jogurt truskawkowy") adjectives name the contents.
 */
export function withoutVarieties<Word extends { folded: string }>(words: readonly Word[], food: Food): readonly Word[] {
  if (!isGrown(food)) return words
  const isFruit = food.aisle === 'fruit'
  return words.filter(({ folded }) => !SHAPE.test(folded) && !(isCultivar(folded) && !(isFruit && sweetensFruit(folded))))
}

/** Whether a food is a vegetable, a fruit or a herb as it grew, and nothing made of it. */
export function isGrown({ composition }: Food): boolean {
  return composition === 'grown'
}

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
export function mayContainFromOthers(words: readonly LineWord[], foods: readonly Food[]): number {
  const made = foods.filter(({ aisle, tags, origin }) => MADE.has(aisle) || tags?.includes('processed') === true || origin.length > 1)
  if (made.length === 0 || !words.some(({ folded }) => isOfAnother(folded))) return 0
  return made.every(({ aisle }) => BAKED.has(aisle)) ? IN_BAKING : ANY_ALLERGEN
}
