import { type Food } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { fold } from '../parse/polish/fold.ts'
import { readUnit } from '../units/read-unit.ts'
import { contentsOfWords, isServedWith } from './words/contents-of-words.ts'
import { traitsDeniedBy } from './words/free-from.ts'
import { type LinePart, type LineWord } from './words/line-part.ts'
import { phrasesWith } from './words/phrases.ts'
import { type Token, tokensOf } from './words/tokens.ts'
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

/** Nouns that say in what form a thing is and not what it is: what stands behind "z" is the food. */
const isForm = wordList('forms')
/** Where a thing comes from, what it is kept or cooked in, and what is beside it, none of which is a food. */
const isCircumstance = wordList('circumstances')
const LATIN = /(?:us|um|is|ae|iva|ata|ica|uca|osa|ina|ana|are|ense|enta|ula|ens|oides|olia|ifera)$/
const LATIN_GENUS = /(?:us|um|is|a|as|ys|on|ens|ex|e)$/
const SHORTEST = 4

/** Whether a part names something that nobody knows as what the thing is of ("mąka z fonio") or by its Latin name: never to be passed in silence. */
export function namesUnknownFood({ text }: LinePart): boolean {
  const tokens = tokensOf(text)
  const hasForm = tokens.some(({ folded }) => isForm(folded))
  return tokens.some((token, at) => {
    const next = tokens[at + 1]
    if (!next || !isUnknownWord(next)) return false
    if (hasForm && /^ze?$/.test(token.folded)) return !isCircumstance(next.folded)
    return isUnknownWord(token) && LATIN_GENUS.test(token.folded) && LATIN.test(next.folded)
  })
}

function isUnknownWord({ text, folded }: Token): boolean {
  return (
    folded.length >= SHORTEST &&
    !kitchenLexicon().forms.has(folded) &&
    phrasesWith(folded).length === 0 &&
    traitsDeniedBy(folded) === null &&
    readUnit(text) === null
  )
}

const SHORTEST_TYPO = 5

/** What words that nobody knows would hold if they were slips of the fingers ("w pnaierce"): never enough to block, too much to clear. */
export function mayContainOfTypos(strange: readonly LineWord[]): number {
  const lexicon = kitchenLexicon()
  const mended = strange
    .filter(({ text, folded }) => folded.length >= SHORTEST_TYPO && readUnit(text) === null && !lexicon.forms.has(folded))
    .filter(({ folded }) => phrasesWith(folded).length === 0)
    .flatMap(({ text }) => readWord(lexicon, text, true).slice(0, 1))
    .flatMap(({ corrected: form }) =>
      form === undefined
        ? []
        : contentsOfWords([{ text: form, folded: fold(form), chunk: 0, isOf: false, removed: 0, doubted: 0, likened: false }]),
    )
  return mended.reduce((mask, { contents: { has, may } }) => mask | has | may, 0)
}
