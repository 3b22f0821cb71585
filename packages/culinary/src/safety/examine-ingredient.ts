import { type Food, findFoodById } from '@spizarka/knowledge'
import { type ReadIngredient, readIngredient } from '../ingredients/index.ts'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { readWord } from '../parse/names/read-word.ts'
import { remembered } from '../remembered.ts'
import { contentsOfFoods, examinePart } from './examine-part.ts'
import { withListing, withoutTastes } from './listings.ts'
import { type Contents, contentsOfFood, NOTHING, unite } from './traits.ts'
import { alternativesIn } from './words/alternatives.ts'
import { type LineWord } from './words/line-part.ts'
import { normaliseLine } from './words/normalise-line.ts'
import { namesOnlyLacks, readParts, withoutLacks } from './words/read-parts.ts'

/** An ingredient as a person wrote it, or as a recipe of ours links it to the food table. */
export type IngredientInput =
  | string
  | {
      food: string
      /** Grams in the whole recipe. */
      grams?: number
      /** The steps heat it through: who must have nothing raw may have it. */
      heated?: boolean
    }

/** An ingredient as the gate sees it. */
export interface ExaminedIngredient {
  name: string
  /** The food itself, then what else the line names. */
  foods: readonly Food[]
  contents: Contents
  /** What it may hold besides where it is all of the plate: "chili" is a dish there, and a spice among others. */
  asDish: Contents
  /** Words of the line that no food of it explains. */
  words: readonly LineWord[]
  /** Something in it is in no table. */
  unknown: boolean
  /** Something in it is known by its words alone: what it holds is, its figures are not. */
  withoutFigures: boolean
  /** Grams in the whole recipe; null where nobody said. */
  grams: number | null
  /** Known to be heated through in this dish. */
  isHeated: boolean
}

const examinedLines = new Map<string, ExaminedIngredient>()
const CACHE_SIZE = 5000
/** A heading alone names nothing to eat. */
const HEADED = /^[^\p{L}]*\p{L}.*:/u

/** What an ingredient is and holds. A line is read by the parser, and its words are judged apart from that; what either finds counts. */
export function examineIngredient(ingredient: IngredientInput): ExaminedIngredient {
  return typeof ingredient === 'string' ? examineLine(ingredient) : examineLinked(ingredient)
}

function examineLinked({ food: id, grams, heated = false }: Exclude<IngredientInput, string>): ExaminedIngredient {
  const food = findFoodById(id)
  return {
    name: food?.name ?? id,
    foods: food ? [food] : [],
    contents: food ? contentsOfFood(food) : NOTHING,
    asDish: NOTHING,
    words: [],
    unknown: food === null,
    withoutFigures: false,
    grams: grams ?? null,
    isHeated: heated,
  }
}

function examineLine(line: string): ExaminedIngredient {
  const known = examinedLines.get(line)
  if (known) return known
  const examined = examineAfresh(line)
  if (examinedLines.size >= CACHE_SIZE) examinedLines.clear()
  examinedLines.set(line, examined)
  return examined
}

/** Reads a line anew. What each thing that it offers holds counts: the cook may take either. */
export function examineAfresh(typed: string): ExaminedIngredient {
  const line = normaliseLine(typed)
  if (line === '')
    return {
      name: typed,
      foods: [],
      contents: NOTHING,
      asDish: NOTHING,
      words: [],
      unknown: !HEADED.test(typed),
      withoutFigures: false,
      grams: null,
      isHeated: false,
    }
  const [first, ...others] = [...new Set(alternativesIn(line))].map(examineOne)
  if (!first) return examineOne(line)
  return others.reduce(
    (all, other) => ({
      name: all.name,
      foods: [...new Set([...all.foods, ...other.foods])],
      contents: unite(all.contents, other.contents),
      asDish: unite(all.asDish, other.asDish),
      words: [...all.words, ...other.words],
      unknown: all.unknown || other.unknown,
      withoutFigures: all.withoutFigures || other.withoutFigures,
      grams: all.grams,
      isHeated: false,
    }),
    first,
  )
}

/** What the things that a line offers have in common is read once. */
const foodsOfPart = remembered(CACHE_SIZE, (text): readonly Food[] => foodsOf(readIngredient(text)))

function examineOne(line: string): ExaminedIngredient {
  const whole = readIngredient(withoutLacks(line))
  const read = withoutTastes(withListing(line, readParts(line)))
  const lacks = read.flatMap((part) => part.lacks)
  const foods = foodsOf(whole).filter((food) => !isDenied(food, lacks))
  const parts = read.map((part) =>
    examinePart(part, read.length === 1 ? foods : foodsOfPart(part.text).filter((food) => !isDenied(food, part.lacks))),
  )
  const inParts = [...new Set(parts.flatMap((part) => part.foods))]
  const isMisread = parts.some((part) => part.misread)
  // A line may name one thing as a whole ("płatki z miodem i orzechami"), above all where its parts name nothing.
  const isWhole = !isMisread && (inParts.length === 0 || (foods.length === 1 && !PART_SEPARATOR.test(line)))
  const more = isWhole ? foods.filter((food) => !inParts.includes(food)) : []
  return {
    name: whole.map((item) => item.name).join(', ') || line,
    foods: [...inParts, ...more],
    contents: parts.reduce((held, part) => unite(held, part.contents), contentsOfFoods(more, read[0]?.removed ?? 0)),
    // "ryż z cynamonem i cukrem": what nobody measured is told as it is served.
    asDish: parts.length === 1 || !/\d/.test(line) ? parts.reduce((held, part) => unite(held, part.asDish), NOTHING) : NOTHING,
    words: parts.flatMap((part) => part.strange).filter(({ likened }) => !likened),
    unknown:
      (parts.length === 0 && !namesOnlyLacks(line)) ||
      inParts.some(isNoFood) ||
      parts.some((part, place) => part.doubtful && !(place > 0 && part.isRemark)),
    withoutFigures: parts.some((part) => part.isOfWords),
    isHeated: false,
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
function isNoFood({ aisle, kitchenAid }: Food): boolean {
  return aisle === 'household' && kitchenAid !== true
}

function foodsOf(read: readonly ReadIngredient[]): Food[] {
  return read.flatMap(({ food }) => food ?? [])
}

const PART_SEPARATOR = /[(),;/]|\s(?:lub|albo)\s/u
