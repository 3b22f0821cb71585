import { type Food, MEAL_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { brandAt } from '../parse/names/brand-words.ts'
import { PREPOSITIONS } from '../parse/names/lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { homophones, typingDistance } from '../parse/names/typing-distance.ts'
import { baseOfDiminutive } from '../parse/polish/decline-noun.ts'
import { fold } from '../parse/polish/fold.ts'
import { nearestUnit } from '../parse/read-product.ts'
import { translateForeign } from '../parse/text/foreign-names.ts'
import { maskNoise } from '../parse/text/mask-noise.ts'
import { normalise } from '../parse/text/normalise.ts'
import { tokenise } from '../parse/text/tokens.ts'
import { DROPPED_WORDS, SPEECH_WORDS, VAGUE_WORDS } from '../parse/words.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { measureOf, numberOf, sizeOf, vesselOf } from './meal-words.ts'

/** A word of what was told that says what was eaten, or how it was made. */
export interface ToldWord {
  plain: string
  /** It says how something was made and leaves it what it is ("pieczony", "domowy"). */
  isManner: boolean
}

/**
 * The words that no name of the foods has. A list of groceries is read for what it may mean; what was eaten is counted, so each word of it must be one of
 * a name, in any case, or a slip of the fingers for one. Amounts, brands, talk and what stands behind "bez" ask for no name.
 */
export function unexplained(told: string, foods: readonly Food[]): ToldWord[] {
  const { words, isBranded } = namingWords(told)
  const names = foods.flatMap(namesOf)
  const stems = new Set(names.flatMap(searchWords).map(searchStem))
  const lexemes = new Set(foods.flatMap(lexemesOf))
  const adjectives = new Set(names.flatMap(searchWords).flatMap((word) => baseOfAdjective(word, NOMINATIVE) ?? []))
  const isOfName = (plain: string) =>
    stems.has(searchStem(plain)) || isForm(plain, lexemes) || adjectives.has(baseOfAdjective(plain, OBLIQUE) ?? '')
  const every = searchWords(told)
  // What was read where nothing is named was read out of an amount: "dwie kromki" are no sweets; a "pączek" names itself.
  if (words.length === 0 && !isBranded && foods.length > 0 && !every.some(isOfName))
    return every.map((plain) => ({ plain, isManner: false }))
  return words.flatMap((plain) => (isOfName(plain) || isSlipOfName(plain, lexemes) ? [] : { plain, isManner: isManner(plain) }))
}

/** "edamskiego" is of "edamski": endings of adjectives in a name, and in other cases. */
const NOMINATIVE = /(?<=\p{L}{4})(?:ie|ia|y|i|a|e)$/u
const OBLIQUE = /(?<=\p{L}{4})(?:iego|ego|iemu|emu|iej|ej|ich|ych|imi|ymi|im|ym)$/u

function baseOfAdjective(word: string, ending: RegExp): string | null {
  return ending.test(word) ? word.replace(ending, '') : null
}

/** The words of what was told that a name has to have, and whether a brand stands among the others. */
function namingWords(told: string): { words: string[]; isBranded: boolean } {
  const tokens = tokenise(translateForeign(maskNoise(normalise(told))))
  const words = tokens.flatMap((token) =>
    token.kind === 'word' ? [{ plain: token.folded, isUnit: token.unit !== null, isProper: PROPER.test(token.text) }] : [],
  )
  const plain = words.map((word) => word.plain)
  const branded = new Set(plain.flatMap((_, at) => range(at, brandAt(plain, at)?.end ?? at)))
  const naming = words.flatMap((word, at) =>
    word.isUnit || branded.has(at) || plain[at - 1] === WITHOUT || isTalk(word.plain) || isAmount(word.plain, at > 0 && word.isProper)
      ? []
      : word.plain,
  )
  return { words: naming, isBranded: branded.size > 0 }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, step) => from + step)
}

const WITHOUT = 'bez'

function isTalk(plain: string): boolean {
  if (PREPOSITIONS.has(plain) || DROPPED_WORDS.has(plain) || SPEECH_WORDS.has(plain) || VAGUE_WORDS.has(plain)) return true
  const { lexemes, forms } = kitchenLexicon()
  return forms.get(plain)?.some(({ lexeme }) => lexemes[lexeme]?.role === 'dropped') === true
}

/** A capital letter before small ones. */
const PROPER = /^\p{Lu}\p{Ll}/u

/** A measure, a vessel or a number, which say how much; a proper name is no slip for one. */
function isAmount(plain: string, isProper: boolean): boolean {
  const word = { typed: plain, plain }
  if (measureOf(word) !== null || vesselOf(word) !== null || numberOf(word) !== null || sizeOf(word) !== null) return true
  return !isProper && plain.length >= LEAST_MENDED && !kitchenLexicon().forms.has(plain) && nearestUnit(plain) !== null
}

const MANNERS = MEAL_WORDS.still_itself.map(fold)

/** Whether a word says how something was made, and leaves it what it is. */
export function saysManner({ plain }: { plain: string }): boolean {
  return isManner(plain)
}

function isManner(plain: string): boolean {
  return MANNERS.some((beginning) => plain.startsWith(beginning))
}

function namesOf({ name, also = [] }: Food): string[] {
  return [name, ...also]
}

function lexemesOf(food: Food): number[] {
  return kitchenLexicon()
    .variantsOfFood(food)
    .flatMap(({ words }) => words.flatMap((word) => [...word.lexemes]))
}

function isForm(plain: string, lexemes: ReadonlySet<number>): boolean {
  return (
    kitchenLexicon()
      .forms.get(plain)
      ?.some(({ lexeme }) => lexemes.has(lexeme)) === true
  )
}

/** Whether a word that nobody knows is typed for one of the name; a word that is known means itself. */
function isSlipOfName(plain: string, lexemes: ReadonlySet<number>): boolean {
  const lexicon = kitchenLexicon()
  if (lexicon.forms.has(plain)) return false
  return readWord(lexicon, plain, true).some(
    ({ lexeme, corrected }) => lexemes.has(lexeme) && corrected !== undefined && isSlip(plain, fold(corrected)),
  )
}

const LEAST_MENDED = 5
/** From so many letters on a word bears a second slip. */
const LONG = 9
/** A key beside the right one, a letter too many or too few, two swapped: each costs less than one. Any other letter makes another word. */
const ONE_SLIP = 0.95
const TWO_SLIPS = 1.5

/**
 * Whether a word was meant for another (both folded): a diminutive of it, a word that sounds like it, or one whose letters differ by as much as fingers
 * slip. A strange letter in place of another is no slip: "czernina" is no berry, for all that a "czernica" is.
 */
function isSlip(typed: string, meant: string): boolean {
  if (baseOfDiminutive(typed).includes(meant)) return true
  if (typed.length < LEAST_MENDED) return false
  return (
    homophones(typed).includes(meant) || typingDistance(typed, meant, typed.length < LONG ? ONE_SLIP : TWO_SLIPS) < Number.POSITIVE_INFINITY
  )
}
