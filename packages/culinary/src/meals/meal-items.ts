import { type Food, findFoodById, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf, readIngredient } from '../ingredients/index.ts'
import { suggestFoods } from '../matching/index.ts'
import { brandAt } from '../parse/names/brand-words.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { fold } from '../parse/polish/fold.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { assumedAmount, gramsOfMeasure, measuresOf, PIECE } from './eaten-amounts.ts'
import { asGroceries, measureOf, numberOf, sizeOf, vesselOf, wordsOf } from './meal-words.ts'
import type { NamedDish } from './named-dishes.ts'

const ALTERNATIVES = 4
const PORTION = 'porcja'

/** One thing of a meal as it was read. */
export interface ReadMealItem {
  /** The words that it was read from, as typed. */
  sourceLine: string
  title: string
  food: Food | null
  /** Id of the dish; its amount is a portion. */
  dishId: string | null
  /** What the words say is in the portion ("z 3 jajek"), so that its size can be told; null where they say nothing. */
  holds: { foodId: string; grams: number } | null
  /** As eaten; null where nobody knows, and of a dish where its portion says more. */
  grams: number | null
  quantity: number | null
  measure: string | null
  /** Of a dish. */
  portionPercent: number | null
  /** The amount was not said. */
  assumed: boolean
  status: 'ready' | 'unknown' | 'error'
  alternatives: readonly { id: string; name: string }[]
}

interface Told {
  isAddition: boolean
  vessel: string | null
  count: number | null
  /** How often an assumed amount is meant. */
  times: number
}

export function readPart(part: string, told: Told): ReadMealItem[] {
  const line = asGroceries(wordsOf(part))
  const read = readIngredient(line)
  return read.map(({ name, food, usedGrams }): ReadMealItem => {
    if (!food || food.kind === 'household' || !sharesBeginning(part, food) || isOtherFood(name, food))
      return { ...unknownItem(part, name, food ? [{ id: food.id, name: food.name }] : []), grams: food ? null : usedGrams }
    // Of several in a line each has the amount that stands with it.
    const amount = amountOfPart(read.length > 1 && usedGrams === null ? name : line, food, usedGrams, told)
    const isEnergyKnown = amount.food.nutrition !== undefined
    const { food: eaten, ...much } = amount
    // "herbata zielona" stays what it was called, brewed.
    const title = eaten === madeUp(food) ? food.name : eaten.name
    return { ...foodItem(part, eaten, much), title, status: isEnergyKnown ? 'ready' : 'unknown' }
  })
}

export function unknownItem(sourceLine: string, title: string, guesses: readonly { id: string; name: string }[]): ReadMealItem {
  const status = /\p{L}{2}/u.test(title || sourceLine) ? ('unknown' as const) : ('error' as const)
  return {
    sourceLine,
    title: title || sourceLine,
    food: null,
    dishId: null,
    holds: null,
    grams: null,
    quantity: null,
    measure: null,
    portionPercent: null,
    assumed: false,
    status,
    alternatives: [...guesses, ...alternativesOf(sourceLine)].slice(0, ALTERNATIVES),
  }
}

export function dishItem(sourceLine: string, { id, title }: NamedDish, portions: number): ReadMealItem {
  const portionPercent = Math.min(500, Math.max(1, Math.round(portions * 100)))
  return {
    sourceLine,
    title,
    food: null,
    dishId: id,
    holds: null,
    grams: null,
    quantity: portions,
    measure: PORTION,
    portionPercent,
    assumed: portions === 1,
    status: 'ready',
    alternatives: [],
  }
}

export function foodItem(sourceLine: string, food: Food, amount: Amount): ReadMealItem {
  return {
    sourceLine,
    title: food.name,
    food,
    dishId: null,
    holds: null,
    portionPercent: null,
    ...amount,
    status: 'ready',
    alternatives: alternativesOf(food.name).filter(({ id }) => id !== food.id),
  }
}

const BEGINNING = 3
/** Of a short word the cases change the third letter too: "pita", "w picie". */
const SHORT = 5

/** Typos are mended, but a word that begins otherwise than every name of a food is another word: nails are no cloves. */
function sharesBeginning(part: string, { name, also = [] }: Food): boolean {
  const known = [name, ...also].flatMap(searchWords)
  const words = searchWords(part)
  // A brand stands for what it is of.
  if (words.some((_, at) => brandAt(words, at)?.head)) return true
  return words.map(beginningOf).some((begins) => known.some((each) => each.startsWith(begins)))
}

function beginningOf(word: string): string {
  return word.slice(0, word.length <= SHORT ? BEGINNING - 1 : BEGINNING)
}

const VAGUE: ReadonlySet<string> = new Set(MEAL_WORDS.vague)

/**
 * Whether a word beside the name of a food makes something else of it: one that no name of it has and that is no way of cooking it ("wołowina po
 * burgundzku"). Of a food that says little any other word does.
 */
function isOtherFood(name: string, { id, name: own, also = [] }: Food): boolean {
  const known = new Set([own, ...also].flatMap(searchWords).map(searchStem))
  const words = searchWords(name)
  const left = words.filter(
    (word, at) => !known.has(searchStem(word)) && !brandAt(words, at)?.head && words[at - 1] !== WITHOUT && word !== WITHOUT,
  )
  if (VAGUE.has(id)) return left.length > 0
  return left.some((word) => !STILL_ITSELF.some((beginning) => word.startsWith(beginning)) && !isMeasureWord(word))
}

const WITHOUT = 'bez'
const STILL_ITSELF = MEAL_WORDS.still_itself.map(fold)

/** A measure, a vessel or a number, which say how much. */
function isMeasureWord(plain: string): boolean {
  const word = { typed: plain, plain }
  return measureOf(word) !== null || vesselOf(word) !== null || numberOf(word) !== null || sizeOf(word) !== null
}

type Amount = Pick<ReadMealItem, 'grams' | 'quantity' | 'measure' | 'assumed'>

/** What of a food was eaten: as it is or made up, whichever the amount can be of, and how much. */
function amountOfPart(part: string, named: Food, usedGrams: number | null, told: Told): Amount & { food: Food } {
  const { isAddition, vessel, count, times } = told
  const stated = litresOf(amountOf(part, named), named)
  const measure = stated?.measure === 'szt.' ? PIECE : (stated?.measure ?? null)
  const made = madeUp(named)
  const isDry = made !== named && measure !== null && !MADE_UP_UNITS.has(measure) && !hasMeasure(made, measure)
  const food = asEaten(isDry || isAddition ? named : made)
  if (vessel !== null && count !== null) {
    const grams = gramsOfMeasure(food, count, vessel)
    if (grams !== null && grams > 0) return { food, grams, quantity: count, measure: vessel, assumed: false }
  }
  if (stated && measure !== null) {
    const grams = gramsOfMeasure(food, stated.quantity, measure) ?? usedGrams
    if (grams !== null && grams > 0) return { food, grams, quantity: stated.quantity, measure, assumed: false }
  }
  const { grams, quantity, measure: usual } = assumedAmount(food, isAddition)
  return { food, grams: grams * times, quantity: quantity * times, measure: usual, assumed: true }
}

/** "0,33 piwa": part of a drink without a unit is of a litre. */
function litresOf<Stated extends { quantity: number; measure: string }>(stated: Stated | null, { unit }: Food): Stated | null {
  const isLitre = stated?.measure === 'szt.' && unit === 'ml' && !Number.isInteger(stated.quantity) && stated.quantity < MOST_LITRES
  return stated && isLitre ? { ...stated, quantity: stated.quantity * 1000, measure: 'ml' } : stated
}

const MOST_LITRES = 3

const MADE_UP_UNITS: ReadonlySet<string> = new Set(['g', 'ml', PIECE])

function hasMeasure(food: Food, measure: string): boolean {
  return measuresOf(food).some((each) => each.measure === measure)
}

/** What a food is once it is made up: coffee is brewed. */
function madeUp(food: Food): Food {
  const [portion] = food.unit === 'grams' ? portionsOf(food.id) : []
  return (portion?.made_up === undefined ? null : findFoodById(portion.made_up)) ?? food
}

/** What is sold dry is told and eaten cooked: "ryż", "kasza", "ziemniaki". Eggs are not. */
function asEaten(food: Food): Food {
  return food.unit === 'pieces' ? food : (onceCooked(food) ?? food)
}

export function alternativesOf(words: string): { id: string; name: string }[] {
  const [first = ''] = searchWords(words)
  const whole = suggestFoods(words, ALTERNATIVES)
  return whole.length > 0 ? whole : suggestFoods(first, ALTERNATIVES)
}
