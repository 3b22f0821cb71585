import type { Food } from '@spizarka/knowledge'
import { readUnit } from '../units/read-unit.ts'
import { isExplained, unexplained } from './explained-words.ts'
import { heldByPart } from './held-by.ts'
import { perhapsOfAnother } from './mixtures.ts'
import { isRemark } from './remarks.ts'
import { perhapsOfSlips } from './slips.ts'
import { namesStranger } from './strangers.ts'
import { type Contents, NOTHING, unite, without } from './traits.ts'
import { withoutVarieties } from './varieties.ts'
import { contentsOfWords, isServedWith } from './words/contents-of-words.ts'
import type { LinePart, LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** One of the things that a line names, as the gate sees it. */
export interface ExaminedPart {
  foods: readonly Food[]
  /** The words say that the thing is another than the food it was read as; the food is left out. */
  misread: boolean
  contents: Contents
  strange: readonly LineWord[]
  doubtful: boolean
  /** Known, and no food of the table. */
  isOfWords: boolean
  isRemark: boolean
}

/** What a part of a line holds, by the foods it was read as and by its words; what either finds counts. */
export function examinePart(part: LinePart, named: readonly Food[]): ExaminedPart {
  const strange = isTakenForMade(part.words, named) ? part.words : unexplainedContents(part.words, named)
  const asRead = contentsOfWords(part.words, strange)
  // "masło kakaowe" read as butter is no butter; a part of several foods keeps them all.
  const misread = asRead.overrules && named.length === 1
  const said = misread ? contentsOfWords(part.words) : asRead
  const held = misread ? NOTHING : without(heldByPart(named, part), named.length === 1 ? asRead.taken : 0)
  return {
    foods: misread ? [] : named,
    misread,
    contents: unite(unite(held, said.contents), {
      has: held.may & said.named,
      may: perhapsOfSlips(strange) | (perhapsOfAnother(part.words, named) & ~part.removed),
    }),
    strange: misread ? part.words : strange,
    doubtful: namesStranger(part) || (!misread && !asRead.known && !isNamed(part, named)),
    isOfWords: asRead.known && named.length === 0,
    isRemark: named.length === 0 && isRemark(part),
  }
}

/** Manners of cooking stand in names of foods and name none. */
const isMannerOfCooking = wordList('manners_of_cooking')

/** A food that no word names to the letter is a guess at a slip of the fingers; it counts, and so does the doubt. */
function isNamed({ words }: LinePart, foods: readonly Food[]): boolean {
  const naming = words.filter((word) => isExplained(word, foods))
  if (naming.some(({ folded }) => !isMannerOfCooking(folded))) return true
  // "mielone 500 g": nothing else is there to name it.
  return naming.length > 0 && words.every(({ text, folded }) => isMannerOfCooking(folded) || /^\d/.test(folded) || readUnit(text) !== null)
}

/** Words that may say what else is in the thing: those that no food explains, but for the name of its variety. */
function unexplainedContents(words: readonly LineWord[], foods: readonly Food[]): readonly LineWord[] {
  const [food, ...others] = foods
  const strange = unexplained(words, foods)
  return food && others.length === 0 ? withoutVarieties(strange, food) : strange
}

/** "makaron z groszkiem" is no "makaron z groszku", though the parser takes it for that: none of its words is explained. */
function isTakenForMade(words: readonly LineWord[], foods: readonly Food[]): boolean {
  return foods.some(({ name }) => /\sze?\s\p{L}.*(?<!ą|em|ami|ymi|imi)$/u.test(name)) && words.some(isServedWith)
}
