import { type DishKind, FOODS, type Food, WISH_WORDS, type WishedFoods } from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'

/** What a folded word has in common with a word of a list, without its ending: "nalesnik" of "nalesniki"; null where none fits. */
type WordList = (folded: string) => string | null

function wordList(words: readonly string[]): WordList {
  const whole = new Set(words.filter((word) => !word.endsWith('*')).map(fold))
  const stems = words.filter((word) => word.endsWith('*')).map((word) => fold(word.slice(0, -1)))
  return (folded) => (whole.has(folded) ? folded : (stems.find((stem) => folded.startsWith(stem)) ?? null))
}

const KINDS = WISH_WORDS.kinds.map(({ kind, words, calledSo = false }) => ({ kind, calledSo, list: wordList(words) }))
const MEALS = wordList(WISH_WORDS.meals)
const MANNERS = {
  quick: wordList(WISH_WORDS.manners.quick),
  hot: wordList(WISH_WORDS.manners.hot),
  light: wordList(WISH_WORDS.manners.light),
  sweet: wordList(WISH_WORDS.manners.sweet),
  other: wordList(WISH_WORDS.manners.other),
}
const REFUSALS = wordList(WISH_WORDS.refusals)
const CONJUNCTIONS = wordList(WISH_WORDS.conjunctions)
const GROUPS = WISH_WORDS.manyFoods.map((group) => ({ list: wordList(group.words), has: membership(group) }))

/** Ends what a refusal reaches over. */
export const REFUSAL_ENDS = new RegExp(`[.,;:!?\\n]|\\s(?:${WISH_WORDS.refusalEnds.join('|')})\\s`, 'iu')

/** Kinds of dish that folded words ask for. */
export function dishKindsAskedFor(words: readonly string[]): DishKind[] {
  return [...new Set(KINDS.filter(({ list }) => words.some((word) => list(word) !== null)).map(({ kind }) => kind))]
}

/** What the title of a dish has where a folded word asks for dishes that are called by it: "nalesnik" for "nalesnikow". */
export function titleStemOf(word: string): string | null {
  for (const { calledSo, list } of KINDS) {
    const stem = calledSo ? list(word) : null
    if (stem !== null) return stem
  }
  return null
}

/** Whether a folded word speaks of a kind of dish or a meal: "zupa krem" is no cream of the pantry. */
export function namesDish(word: string): boolean {
  return MEALS(word) !== null || KINDS.some(({ list }) => list(word) !== null)
}

/** Whether one of some folded words asks for a dish to be so. */
export function asksFor(manner: keyof typeof MANNERS, words: readonly string[]): boolean {
  return words.some((word) => MANNERS[manner](word) !== null)
}

/** Whether a folded word says how a dish shall be, which no title says. */
export function isManner(word: string): boolean {
  return Object.values(MANNERS).some((list) => list(word) !== null)
}

export function isRefusal(word: string): boolean {
  return REFUSALS(word) !== null
}

export function isConjunction(word: string): boolean {
  return CONJUNCTIONS(word) !== null
}

/** Ids of the foods of a group that a folded word names: "ryba" is any fish. */
export function foodsOfGroup(word: string): string[] {
  return GROUPS.filter(({ list }) => list(word) !== null).flatMap(({ has }) => FOODS.filter(has).map(({ id }) => id))
}

function membership({ aisle, notAisle, origin, notOrigin, named }: WishedFoods): (food: Food) => boolean {
  const name = named === undefined ? null : wordList([named])
  return (food) =>
    (aisle === undefined || food.aisle === aisle) &&
    food.aisle !== notAisle &&
    (origin === undefined || comesFrom(food, origin)) &&
    !comesFrom(food, notOrigin) &&
    (name === null ||
      fold(food.name)
        .split(' ')
        .some((word) => name(word) !== null))
}

function comesFrom({ origin }: Food, asked: string | undefined): boolean {
  return origin.some((each) => each === asked)
}
