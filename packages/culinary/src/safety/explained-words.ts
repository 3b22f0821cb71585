import type { Food } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { isServedWith } from './words/contents-of-words.ts'
import type { LineWord } from './words/line-part.ts'
import { wordList } from './words/word-list.ts'

/** What a further name adds behind a preposition ("krokiety z kapustą i grzybami") is not the food's own. */
const ADDED = /\s(?:ze?|w|we|na|i)\s/u

/**
 * Words that a food's name does not settle. A cook says "surowy" of what stays so, a shop of what is yet to be cooked; "makaroniki" are
 * almond biscuits as well as little noodles, "kiełbie" are small fish besides sausages misspelt, and "schabowe" and "sznycle" are
 * cuts as well as what is breaded of them.
 */
const isAmbiguous = wordList('ambiguous')

/** The words that the foods found are not named by: the parser left them over, or the line says what else is in the thing. */
export function unexplained(words: readonly LineWord[], foods: readonly Food[]): LineWord[] {
  const own = new Set(foods.flatMap((food) => lexemesOf(food).own))
  const served = new Set(foods.flatMap((food) => lexemesOf(food).served))
  return words.filter((word) => {
    if (isAmbiguous(word.folded)) return true
    const explained = isServedWith(word) ? served : own
    return !readWord(kitchenLexicon(), word.text, false).some(({ lexeme }) => explained.has(lexeme))
  })
}

/** Whether some name of the foods holds the word. */
export function isExplained({ text }: LineWord, foods: readonly Food[]): boolean {
  const read = readWord(kitchenLexicon(), text, false)
  return foods.some((food) => read.some(({ lexeme }) => lexemesOf(food).all.has(lexeme)))
}

interface FoodLexemes {
  /** Of its names but for what some of them add. */
  own: number[]
  /** Of the row's own name where that says what it is served with ("pierogi z mięsem"); "tofu z serem" is no "ser tofu". */
  served: number[]
  all: Set<number>
}

const lexemes = new Map<Food, FoodLexemes>()

function lexemesOf(food: Food): FoodLexemes {
  let known = lexemes.get(food)
  if (!known) lexemes.set(food, (known = readLexemes(food)))
  return known
}

function readLexemes(food: Food): FoodLexemes {
  const known: FoodLexemes = { own: [], served: [], all: new Set() }
  for (const { words, isName, text } of kitchenLexicon().variantsOfFood(food)) {
    const found = words.flatMap((word) => [...word.lexemes])
    if (isName || !ADDED.test(text)) known.own.push(...found)
    if (isName && ADDED.test(text)) known.served.push(...found)
    for (const lexeme of found) known.all.add(lexeme)
  }
  return known
}
