import { type Food } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { readUnit } from '../units/read-unit.ts'
import { mayContainFromOthers, withoutVarieties } from './composition.ts'
import { type Contents, contentsOfFood, doubt, NOTHING, unite, without } from './traits.ts'
import { isExplained, mayContainOfTypos, namesUnknownFood, unexplained } from './unknown-words.ts'
import { contentsOfWords, isServedWith } from './words/contents-of-words.ts'
import { type LinePart, type LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** One of the things that a line names, as the gate sees it. */
export interface ExaminedPart {
  foods: readonly Food[]
  /** The words say that the thing is another than the food it was read as; the food is left out. */
  misread: boolean
  contents: Contents
  /** What it may hold besides where the line is all of the plate. */
  asDish: Contents
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
  const held = misread ? NOTHING : without(contentsOfPart(named, part), named.length === 1 ? asRead.taken : 0)
  return {
    foods: misread ? [] : named,
    misread,
    contents: unite(unite(held, said.contents), {
      has: held.may & said.named,
      may: mayContainOfTypos(strange) | (mayContainFromOthers(part.words, named) & ~part.removed),
    }),
    asDish: said.asDish,
    strange: misread ? part.words : strange,
    doubtful: namesUnknownFood(part) || (!misread && !asRead.known && !isNamed(part, named)),
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

/** What the foods hold but for what a claim takes out. */
export function contentsOfFoods(foods: readonly Food[], removed: number): Contents {
  return foods.reduce((contents, food) => unite(contents, without(contentsOfFood(food), removed)), NOTHING)
}

/** What the foods of a part hold; what is in doubt of the word they are named by counts, but for what other words name. */
function contentsOfPart(foods: readonly Food[], part: LinePart): Contents {
  const doubtful = part.words.filter(({ doubted, likened }) => doubted !== 0 && !likened)
  const beside = doubtful.length === 0 ? 0 : contentsOfWords(part.words.filter((word) => !doubtful.includes(word))).contents.has
  return foods.reduce((contents, food) => {
    const doubted = doubtful.reduce((mask, word) => mask | (isExplained(word, [food]) ? word.doubted : 0), 0)
    return unite(contents, doubt(without(contentsOfFood(food), removedFrom(food, part)), doubted & ~beside))
  }, NOTHING)
}

/**
 * What the line takes out of a food: what it takes out of the first word that names it, and out of a later one what that word brings
 * ("kakao na mleku bezlaktozowym").
 */
function removedFrom(food: Food, { words, removed, removedBehind }: LinePart): number {
  const [first, ...others] = words.filter((word) => isExplained(word, [food]))
  const brought = others.reduce(
    (mask, word) => mask | (word.removed === 0 ? 0 : word.removed & contentsOfWords([{ ...word, removed: 0 }]).named),
    0,
  )
  return removed === 0 ? brought : (first?.removed ?? removed) | brought | removedBehind
}

/** Participles and adverbs of what is done to an ingredient. */
const DONE = /(?:an|on|yt|ut|et|art)(?:y|a|e|i|ych|ego|ej|ym|ymi)$/
const isAdverb = wordList('remarks')

/** Whether a part behind the first names nothing to eat: how a thing is cut, or an adjective of what stands before. */
function isRemark({ words }: LinePart): boolean {
  const lexicon = kitchenLexicon()
  return words.every(
    ({ text, folded }) =>
      isAdverb(folded) ||
      /^\d+$/.test(folded) ||
      DONE.test(folded) ||
      readWord(lexicon, text, false).some(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective'),
  )
}
