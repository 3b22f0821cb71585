import type { Food } from '@spizarka/knowledge'
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
