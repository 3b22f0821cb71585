import { readIngredient } from '../ingredients/index.ts'
import { type Food, findFoodById } from '../knowledge/index.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import type { CheckedIngredient, ExaminedIngredient } from './ingredient.ts'
import { type Contents, contentsOfFood, NOTHING, unite, without } from './traits.ts'
import { contentsOfWords } from './words/contents-of-words.ts'
import { type LinePart, type LineWord, readParts } from './words/read-words.ts'

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
  const overruled: Food[] = []
  // What the line as a whole is ("krokiety z kapustą i mięsem") may be more than its parts.
  let contents = parts.length > 1 ? heldBy(foods, parts[0]?.removed ?? 0) : NOTHING
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
    if (misread) overruled.push(...named)
    for (const food of named) if (!foods.includes(food)) foods.push(food)
    // A food that no word names to the letter is a guess at a slip of the fingers; it counts, and so does the doubt.
    const guessed = named.length > 0 && strange.length === part.words.length
    if ((named.length === 0 && !said.overrules && !(place > 0 && isRemark(part))) || guessed) unknown = true
  }
  return {
    name: whole[0]?.name ?? line,
    foods: foods.filter((food) => !overruled.includes(food)),
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

/** Participles and adverbs of what is done to an ingredient. */
const DONE = /(?:an|on|yt|ut|et|art)(?:y|a|e|i|ych|ego|ej|ym|ymi)$/
const ADVERB =
  /^(?:drobno|grubo|cienko|mocno|lekko|dobrze|swiezo|najlepiej|okolo|ok|kostk\w*|plast\w*|piork\w*|pask\w*|temperatur\w*|pokojow\w*|miekk\w*|zimn\w*|ciepl\w*|smaku?|rozmiar\w*|mal\w*|duz\w*|sredni\w*|drobn\w*|prask\w*|tar\w*|sztuk\w*|szt|g|kg|dag|ml|l|lyz\w*|szklan\w*|opcjonalnie|koniecznie|dowoln\w*|ulubion\w*|wiecej|mniej|troche|chwil\w*|wczesniej|mozna|miec|jesli|potrzeba|trzeba|skor\w*|kosc\w*|pestek|pestki|calosc\w*|okras\w*|wierzch|posyp\w*|dekor\w*|opak\w*|puszk\w*|sloik\w*|min|minut\w*|przez|noc|dzien|wod\w*|\d+)$/

/** Whether a part behind the first names nothing to eat: how a thing is cut, or an adjective of what stands before. */
function isRemark({ words }: LinePart): boolean {
  const lexicon = kitchenLexicon()
  return words.every(
    ({ text, folded }) =>
      ADVERB.test(folded) ||
      DONE.test(folded) ||
      readWord(lexicon, text, false).some(({ lexeme }) => lexicon.lexemes[lexeme]?.kind === 'adjective'),
  )
}

/** The words that are in no name of the foods found: the parser left them over, or did not mean them. */
function unexplained(words: readonly LineWord[], foods: readonly Food[]): LineWord[] {
  const lexicon = kitchenLexicon()
  const explained = new Set(foods.flatMap((food) => lexemesOf(food)))
  return words.filter(({ text }) => !readWord(lexicon, text, false).some(({ lexeme }) => explained.has(lexeme)))
}

let lexemes: Map<Food, number[]> | undefined

function lexemesOf(food: Food): readonly number[] {
  if (!lexemes) {
    lexemes = new Map()
    for (const variant of kitchenLexicon().variants) {
      const known = lexemes.get(variant.food) ?? []
      known.push(...variant.words.flatMap((word) => [...word.lexemes]))
      lexemes.set(variant.food, known)
    }
  }
  return lexemes.get(food) ?? []
}
