import { type ReadIngredient, readIngredient } from '../ingredients/index.ts'
import { type Food, findFoodById } from '../knowledge/index.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { fold } from '../parse/polish/fold.ts'
import { readUnit } from '../units/read-unit.ts'
import { isExplained, unexplained } from './explained-words.ts'
import type { CheckedIngredient, ExaminedIngredient } from './ingredient.ts'
import { withListing } from './listings.ts'
import { isRemark } from './remarks.ts'
import { type Contents, contentsOfFood, doubt, NOTHING, unite, without } from './traits.ts'
import { withoutVarieties } from './varieties.ts'
import { alternativesIn } from './words/alternatives.ts'
import { phrasesWith } from './words/compile-phrases.ts'
import { contentsOfWords, isServedWith } from './words/contents-of-words.ts'
import { asSaid, type LinePart, type LineWord, readParts } from './words/read-words.ts'

const examinedLines = new Map<string, ExaminedIngredient>()
const MEMORY = 5000
const SHORTEST_SLIP = 5

/** What an ingredient is and holds. A line is read by the parser, and its words are judged apart from that; what either finds counts. */
export function examineIngredient(ingredient: CheckedIngredient): ExaminedIngredient {
  return typeof ingredient === 'string' ? examineLine(ingredient) : examineLinked(ingredient.food, ingredient.grams)
}

function examineLinked(id: string, grams: number | undefined): ExaminedIngredient {
  const food = findFoodById(id)
  return {
    name: food?.name ?? id,
    foods: food ? [food] : [],
    contents: food ? contentsOfFood(food) : NOTHING,
    words: [],
    unknown: food === null,
    grams: grams ?? null,
  }
}

function examineLine(line: string): ExaminedIngredient {
  const known = examinedLines.get(line)
  if (known) return known
  const examined = examine(line)
  if (examinedLines.size >= MEMORY) examinedLines.clear()
  examinedLines.set(line, examined)
  return examined
}

/** What each thing that a line offers holds counts: the cook may take either. */
function examine(line: string): ExaminedIngredient {
  const [first, ...others] = alternativesIn(line).map(examineOne)
  if (!first) return examineOne(line)
  return others.reduce(
    (all, other) => ({
      name: all.name,
      foods: [...new Set([...all.foods, ...other.foods])],
      contents: unite(all.contents, other.contents),
      words: [...all.words, ...other.words],
      unknown: all.unknown || other.unknown,
      grams: all.grams,
    }),
    first,
  )
}

function examineOne(line: string): ExaminedIngredient {
  const whole = readIngredient(asSaid(line))
  const read = withListing(line, readParts(line))
  const lacks = read.flatMap((part) => part.lacks)
  const foods = foodsOf(whole).filter((food) => !isDenied(food, lacks))
  const parts = read.map((part) =>
    examinePart(part, read.length === 1 ? foods : foodsOf(readIngredient(part.text)).filter((food) => !isDenied(food, part.lacks))),
  )
  const inParts = [...new Set(parts.flatMap((part) => part.foods))]
  const isMisread = parts.some((part) => part.misread)
  // A line may name one thing as a whole ("płatki z miodem i orzechami"), above all where its parts name nothing.
  const isWhole = !isMisread && (inParts.length === 0 || (foods.length === 1 && !APART.test(line)))
  const more = isWhole ? foods.filter((food) => !inParts.includes(food)) : []
  return {
    name: whole.map((item) => item.name).join(', ') || line,
    foods: [...inParts, ...more],
    contents: parts.reduce((held, part) => unite(held, part.contents), heldBy(more, read[0]?.removed ?? 0)),
    words: parts.flatMap((part) => part.strange).filter(({ likened }) => !likened),
    unknown: parts.length === 0 || inParts.some(isNoFood) || parts.some((part, place) => part.doubtful && !(place > 0 && part.isRemark)),
    grams: whole.length === 1 ? (whole[0]?.usedGrams ?? null) : null,
  }
}

/** "galaretka bez cukru" is none "w cukrze", though the parser takes it for that. */
function isDenied({ name }: Food, lacks: readonly string[]): boolean {
  if (lacks.length === 0) return false
  const [, ...added] = name.split(/\s(?:we?|ze?)\s/u).flatMap((words, place) => (place === 0 ? [words] : words.split(' ')))
  const lexicon = kitchenLexicon()
  const lexemesOf = (word: string): number[] => readWord(lexicon, word, false).map(({ lexeme }) => lexeme)
  return added.some((word) => lacks.some((lack) => lexemesOf(lack).some((lexeme) => lexemesOf(word).includes(lexeme))))
}

/** A name read as something of the household is none of a food ("odżywka"); what only serves in the kitchen stands in many recipes. */
function isNoFood({ aisle, id }: Food): boolean {
  return aisle === 'household' && !KITCHEN_AIDS.test(id)
}

const KITCHEN_AIDS =
  /^(?:papier|folia|wykalaczki|patyczki|szpikulce|rekaw|sznurek|foremki|formy|papilotki|reczniki|worki|woreczki|gaza|serwetki|swieczki|slomki|tacki)/

interface ExaminedPart {
  foods: readonly Food[]
  /** The words say that the thing is another than the food it was read as; the food is left out. */
  misread: boolean
  contents: Contents
  strange: readonly LineWord[]
  doubtful: boolean
  isRemark: boolean
}

function examinePart(part: LinePart, named: readonly Food[]): ExaminedPart {
  const strange = isTakenForMade(part.words, named) ? part.words : unexplainedContents(part.words, named)
  const asRead = contentsOfWords(part.words, strange)
  // "masło kakaowe" read as butter is no butter; a part of several foods keeps them all.
  const misread = asRead.overrules && named.length === 1
  const said = misread ? contentsOfWords(part.words) : asRead
  const held = misread ? NOTHING : without(heldByPart(named, part), named.length === 1 ? asRead.taken : 0)
  return {
    foods: misread ? [] : named,
    misread,
    contents: unite(unite(held, said.contents), { has: held.may & said.named, may: perhapsOf(strange) }),
    strange: misread ? part.words : strange,
    // A food that no word names to the letter is a guess at a slip of the fingers; it counts, and so does the doubt.
    doubtful: !misread && (named.length === 0 || !part.words.some((word) => isExplained(word, named))),
    isRemark: named.length === 0 && isRemark(part),
  }
}

/** Words that may say what else is in the thing: those that no food explains, but for the name of its variety. */
function unexplainedContents(words: readonly LineWord[], foods: readonly Food[]): readonly LineWord[] {
  const [food, ...others] = foods
  const strange = unexplained(words, foods)
  return food && others.length === 0 ? withoutVarieties(strange, food) : strange
}

function foodsOf(read: readonly ReadIngredient[]): Food[] {
  return read.flatMap(({ food }) => food ?? [])
}

/** What words that nobody knows would hold if they were slips of the fingers ("w pnaierce"): never enough to block, too much to clear. */
function perhapsOf(strange: readonly LineWord[]): number {
  const lexicon = kitchenLexicon()
  const mended = strange
    .filter(({ text, folded }) => folded.length >= SHORTEST_SLIP && readUnit(text) === null && !lexicon.forms.has(folded))
    .filter(({ folded }) => phrasesWith(folded).length === 0)
    .flatMap(({ text }) => readWord(lexicon, text, true).slice(0, 1))
    .flatMap(({ mended: form }) =>
      form === undefined ? [] : contentsOfWords([{ text: form, folded: fold(form), chunk: 0, removed: 0, doubted: 0, likened: false }]),
    )
  return mended.reduce((mask, { contents: { has, may } }) => mask | has | may, 0)
}

const APART = /[(),;/]|\s(?:lub|albo)\s/u

/** What the foods hold but for what a claim takes out. */
function heldBy(foods: readonly Food[], removed: number): Contents {
  return foods.reduce((contents, food) => unite(contents, without(contentsOfFood(food), removed)), NOTHING)
}

/** What the foods of a part hold; what is in doubt of the word they are named by counts, but for what other words name. */
function heldByPart(foods: readonly Food[], part: LinePart): Contents {
  const doubtful = part.words.filter(({ doubted, likened }) => doubted !== 0 && !likened)
  const beside = doubtful.length === 0 ? 0 : contentsOfWords(part.words.filter((word) => !doubtful.includes(word))).contents.has
  return foods.reduce((contents, food) => {
    const doubted = doubtful.reduce((mask, word) => mask | (isExplained(word, [food]) ? word.doubted : 0), 0)
    return unite(contents, doubt(without(contentsOfFood(food), removedFrom(food, part)), doubted & ~beside))
  }, NOTHING)
}

/** What the line takes out of a food: what it takes out of the first word that names it. */
function removedFrom(food: Food, { words, removed, removedBehind }: LinePart): number {
  if (removed === 0) return 0
  const named = words.find((word) => isExplained(word, [food]))
  return (named?.removed ?? removed) | removedBehind
}

/** "makaron z groszkiem" is no "makaron z groszku", though the parser takes it for that: none of its words is explained. */
function isTakenForMade(words: readonly LineWord[], foods: readonly Food[]): boolean {
  return foods.some(({ name }) => /\sze?\s\p{L}+.*(?<!ą|em|ami|ymi|imi)$/u.test(name)) && words.some(isServedWith)
}
