import { type Aisle, FOODS, type Food, findFoodById, RECIPE_WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { isPurposeOfKnown } from '../parse/names/brand-words.ts'
import type { Variant } from '../parse/names/lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { remembered } from '../remembered.ts'
import { wordStems } from './search-words.ts'

/** Shelves of what is eaten as it is: their names are names of dishes too ("naleśniki", "placek"). */
const EATEN_AS_IT_IS: ReadonlySet<Aisle> = new Set(['ready-meals', 'snacks', 'baby', 'household'])
/** "kulki wielkości orzecha włoskiego" */
const SIZES = new RegExp(
  `(?<!\\p{L})(?:wielkości|wielkość|jak)\\s+(?:(?:małego|dużego)\\s+)?(?:${RECIPE_WORDS.sizeComparisons
    .toSorted((one, other) => other.length - one.length)
    .map((words) =>
      words
        .split(' ')
        .map((word) => `${word}\\p{L}*`)
        .join('\\s+'),
    )
    .join('|')})`,
  'giu',
)
const ORDINARY_WORDS: ReadonlySet<string> = new Set(RECIPE_WORDS.ordinaryWords)
const NOT_FOODS: ReadonlySet<string> = new Set(RECIPE_WORDS.notFoods)
/** Trust of a form that the declension rules are sure of. */
const SURE = 0.97

/** More than recipes have. */
const MAX_WORDS = 20_000

/** A word as the lexicon reads it: a step is asked about every food of its dish, and dishes are told in the same words. */
const readWord = remembered(MAX_WORDS, (word): { word: string; folded: string; lexemes: readonly number[] } => {
  const [typed, folded] = [word.toLowerCase(), fold(word)]
  const entries = (kitchenLexicon().forms.get(folded) ?? []).filter((entry) => entry.form === typed && entry.trust > SURE)
  return { word, folded, lexemes: [...new Set(entries.map((entry) => entry.lexeme))] }
})

/** The words of a text as the lexicon reads them: each word's lexemes. */
function lexemesOf(text: string): ReturnType<typeof readWord>[] {
  return (text.match(/\p{L}+/gu) ?? []).map((word) => readWord(word))
}

/** Whether a text names that food by any word of any of its names ("paprykę" of "papryka czerwona") or of its id ("makaron" of penne). */
export function namesFood(text: string, foodId: string): boolean {
  if (isAdded(text, foodId)) return true
  const known = ownWordsOfFood(foodId)
  const stems = wordStems(foodId.replaceAll('-', ' ')).filter((stem) => stem.length > 3)
  return lexemesOf(text).some(
    ({ folded, lexemes }) => lexemes.some((lexeme) => known.has(lexeme)) || stems.some((stem) => folded.startsWith(stem)),
  )
}

/** Whether a verb or a participle of a text names what it adds: "posól", "osolonej wodzie", "popieprz". */
function isAdded(text: string, foodId: string): boolean {
  const verbs = findFoodById(foodId)?.addedBy
  return verbs !== undefined && lexemesOf(text).some(({ folded }) => verbs.some((verb) => folded.startsWith(verb)))
}

/** Words of a text that name a food in one word, and none of those foods; of foods that `counts` leaves out no word is told. */
export function foreignFoods(text: string, foodIds: readonly string[], counts: (food: Food) => boolean = () => true): string[] {
  const { lexemes: all, variantsOf } = kitchenLexicon()
  const known = new Set(foodIds.flatMap((id) => [...wordsOfFood(id)]))
  return lexemesOf(text.replaceAll(SIZES, ' ')).flatMap(({ word, lexemes }) => {
    if (ORDINARY_WORDS.has(word.toLowerCase())) return []
    if (lexemes.some((lexeme) => known.has(lexeme))) return []
    if (lexemes.some((lexeme) => NOT_FOODS.has(all[lexeme]?.base ?? ''))) return []
    const named = lexemes.some((lexeme) =>
      (variantsOf.get(lexeme) ?? []).some(
        (variant) => variant.words.length === 1 && !EATEN_AS_IT_IS.has(variant.food.aisle) && counts(variant.food),
      ),
    )
    return named ? [word] : []
  })
}

const wordsByFood = new Map<Food, ReadonlySet<number>>()
const ownWordsByFood = new Map<Food, ReadonlySet<number>>()
let allNames: ReadonlySet<string> | undefined

function wordsOfFood(foodId: string): ReadonlySet<number> {
  return wordsIn(wordsByFood, foodId, () => true)
}

/** The words of its names; where the purpose only tells which rolls they are, without it: "bułki do burgerów" are called after no burgers. */
function ownWordsOfFood(foodId: string): ReadonlySet<number> {
  allNames ??= new Set(FOODS.flatMap(({ name, also = [] }) => [name, ...also]).map((name) => name.toLowerCase()))
  const names = allNames
  return wordsIn(ownWordsByFood, foodId, (variant, place) => {
    const isPurpose = /^(?:do|dla)$/.test(variant.words[place - 1]?.text ?? '')
    return !(isPurpose && isPurposeOfKnown(variant.text, names))
  })
}

function wordsIn(
  memory: Map<Food, ReadonlySet<number>>,
  foodId: string,
  counts: (variant: Variant, place: number) => boolean,
): ReadonlySet<number> {
  const food = findFoodById(foodId)
  if (!food) return new Set()
  let known = memory.get(food)
  if (!known) {
    const words = kitchenLexicon()
      .variantsOfFood(food)
      .flatMap((variant) => variant.words.filter((_, place) => counts(variant, place)))
    known = new Set(words.flatMap(({ role, lexemes }) => (role === 'preposition' ? [] : [...lexemes])))
    memory.set(food, known)
  }
  return known
}
