import { readIngredient } from '../ingredients/index.ts'
import { type Food, findFoodById } from '../knowledge/index.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import type { CheckedIngredient, ExaminedIngredient } from './ingredient.ts'
import { isRemark } from './remarks.ts'
import { type Contents, contentsOfFood, NOTHING, unite, without } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { type LineWord, readParts } from './words/read-words.ts'

const examinedLines = new Map<string, ExaminedIngredient>()
const MEMORY = 5000

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

function examine(line: string): ExaminedIngredient {
  const parts = readParts(line)
  const whole = readIngredient(line)
  const foods: Food[] = whole.flatMap(({ food }) => food ?? [])
  const words: LineWord[] = []
  const inParts = new Set<Food>()
  const overruled = new Set<Food>()
  let contents: Contents = NOTHING
  let unknown = parts.length === 0
  for (const [place, part] of parts.entries()) {
    const named = parts.length === 1 ? foods : readIngredient(part.text).flatMap(({ food }) => food ?? [])
    const strange = unexplained(part.words, named)
    const said = contentsOfWords(part.words, strange)
    // "masło kakaowe" read as butter is no butter; a part of several foods keeps them all.
    const misread = said.overrules && named.length === 1
    const held = misread ? NOTHING : heldBy(named, part.removed)
    contents = unite(unite(contents, held), unite(said.contents, { has: held.may & said.named, may: 0 }))
    words.push(...strange)
    for (const food of named) (misread ? overruled : inParts).add(food)
    // A food that no word names to the letter is a guess at a slip of the fingers; it counts, and so does the doubt.
    const guessed = named.length > 0 && !part.words.some((word) => isExplained(word, named))
    if ((named.length === 0 && !said.overrules && !(place > 0 && isRemark(part))) || guessed) unknown = true
  }
  // What the line as a whole is ("krokiety z kapustą i mięsem") may be more than its parts.
  const more = foods.filter((food) => !inParts.has(food) && !overruled.has(food))
  contents = unite(contents, heldBy(more, parts[0]?.removed ?? 0))
  return {
    name: whole.map((item) => item.name).join(', ') || line,
    foods: [...inParts, ...more],
    contents,
    words,
    unknown,
    grams: whole.length === 1 ? (whole[0]?.usedGrams ?? null) : null,
  }
}

/** What the foods hold but for what a claim takes out. */
function heldBy(foods: readonly Food[], removed: number): Contents {
  return foods.reduce((contents, food) => unite(contents, without(contentsOfFood(food), removed)), NOTHING)
}

/** What a further name adds behind a preposition ("krokiety z kapustą i grzybami") is not the food's own. */
const ADDED = /\s(?:ze?|w|we|na|i)\s/u

/** The words that the foods found are not named by: the parser left them over, or the line says what else is in the thing. */
function unexplained(words: readonly LineWord[], foods: readonly Food[]): LineWord[] {
  const explained = new Set(foods.flatMap((food) => lexemesOf(food).own))
  return words.filter(({ text }) => !readWord(kitchenLexicon(), text, false).some(({ lexeme }) => explained.has(lexeme)))
}

/** Whether some name of the foods holds the word. */
function isExplained({ text }: LineWord, foods: readonly Food[]): boolean {
  const read = readWord(kitchenLexicon(), text, false)
  return foods.some((food) => read.some(({ lexeme }) => lexemesOf(food).all.has(lexeme)))
}

interface FoodLexemes {
  /** Of its names but for what some of them add. */
  own: number[]
  all: Set<number>
}

let lexemes: Map<Food, FoodLexemes> | undefined

function lexemesOf(food: Food): FoodLexemes {
  lexemes ??= readLexemes()
  return lexemes.get(food) ?? { own: [], all: new Set() }
}

function readLexemes(): Map<Food, FoodLexemes> {
  const read = new Map<Food, FoodLexemes>()
  for (const { food, words, isName, text } of kitchenLexicon().variants) {
    const known = read.get(food) ?? { own: [], all: new Set() }
    const found = words.flatMap((word) => [...word.lexemes])
    if (isName || !ADDED.test(text)) known.own.push(...found)
    for (const lexeme of found) known.all.add(lexeme)
    read.set(food, known)
  }
  return read
}
