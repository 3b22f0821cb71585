import type { Food } from '@spizarka/knowledge'
import { amountOf, readIngredient } from '../ingredients/index.ts'
import { suggestFoods } from '../matching/index.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { fold } from '../parse/polish/fold.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { assumedAmount, gramsOfMeasure } from './eaten-amounts.ts'

/** A dish that somebody may call by its title. */
export interface NamedDish {
  id: string
  title: string
}

/** One thing of a meal as it was read. */
export interface ReadMealItem {
  /** The words that it was read from, as typed. */
  sourceLine: string
  title: string
  food: Food | null
  /** Id of the dish; its amount is a portion. */
  dishId: string | null
  /** As eaten; null where nobody knows. */
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

const ALTERNATIVES = 4

/**
 * Reads a meal as people tell it ("dwie kanapki z szynką i kawa z mlekiem"): dishes by their titles first, then foods, each with its amount
 * or with a usual one that is said to be assumed. What it does not know it says so, and guesses nothing. Pure; never throws.
 */
export function readMeal(text: string, dishes: readonly NamedDish[] = []): ReadMealItem[] {
  const byWords = new Map(dishes.map((dish) => [keyOf(dish.title), dish]))
  const segments = segmentsOf(text)
  return segments.flatMap((segment, place) => readSegment(segment, byWords, goesWith(segments[place - 1], segment)))
}

function keyOf(title: string): string {
  return searchWords(title).map(searchStem).toSorted().join(' ')
}

/** Parts that stand beside each other: a comma between digits is a decimal one. */
function segmentsOf(text: string): string[] {
  return text
    .split(/[\n;+•]|,(?!\d)|(?<!\d),|\s(?:i|oraz|plus)\s/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}

/** "z jabłkiem i cynamonem": what stands in the instrumental behind something with "z" goes with it too. */
function goesWith(before: string | undefined, segment: string): boolean {
  const [first = ''] = segment.split(/\s+/)
  return before !== undefined && /\sze?\s/u.test(before) && /(?:em|ą|ami|im|ym)$/u.test(first)
}

/** What a dish is served on, by how its words begin without diacritics, and the measure that it is. */
const VESSELS: readonly (readonly [stem: string, measure: string])[] = [
  ['talerz', 'talerz'],
  ['misk', 'miska'],
  ['misecz', 'miska'],
  ['lampk', 'lampka'],
  ['kufel', 'kufel'],
  ['galk', 'gałka'],
  ['porcj', 'porcja'],
]
const HALF: ReadonlySet<string> = new Set(['pol', 'polowa', 'polowe', 'polowka'])

function readSegment(segment: string, dishes: ReadonlyMap<string, NamedDish>, isWith: boolean): ReadMealItem[] {
  const { rest, vessel, count } = vesselOf(segment)
  const dish = dishes.get(keyOf(rest))
  if (dish && rest !== '') return [dishItem(segment, dish, count ?? 1)]
  const parts = partsOf(rest)
  return parts.flatMap((part, place) =>
    readPart(part, { isAddition: isWith || place > 0, vessel: place === 0 ? vessel : null, count: place === 0 ? count : null }),
  )
}

function dishItem(sourceLine: string, { id, title }: NamedDish, portions: number): ReadMealItem {
  const portionPercent = Math.min(500, Math.max(1, Math.round(portions * 100)))
  const assumed = portions === 1
  return {
    sourceLine,
    title,
    food: null,
    dishId: id,
    grams: null,
    quantity: portions,
    measure: 'porcja',
    portionPercent,
    assumed,
    status: 'ready',
    alternatives: [],
  }
}

/** "talerz rosołu", "pół pizzy", "2 porcje bigosu": what it is served on and how often, and the rest. */
function vesselOf(segment: string): { rest: string; vessel: string | null; count: number | null } {
  const words = segment.split(/\s+/)
  const [first = '', second = ''] = words.map(fold)
  const number = HALF.has(first) ? 0.5 : (NUMBERS[first] ?? (/^\d+(?:[.,]\d+)?$/.test(first) ? Number(first.replace(',', '.')) : null))
  const vesselAt = number === null ? first : second
  const vessel = VESSELS.find(([stem]) => vesselAt.startsWith(stem))?.[1] ?? null
  if (vessel) return { rest: words.slice(number === null ? 1 : 2).join(' '), vessel, count: number ?? 1 }
  return HALF.has(first) ? { rest: words.slice(1).join(' '), vessel: 'sztuka', count: 0.5 } : { rest: segment, vessel: null, count: null }
}

const NUMBERS: Readonly<Record<string, number>> = { jeden: 1, jedna: 1, jedno: 1, dwa: 2, dwie: 2, trzy: 3, cztery: 4, piec: 5, szesc: 6 }

/** A food that is called with "z" what is said here is one; else what stands behind it goes with what stands before. */
function partsOf(segment: string): string[] {
  const [, behind] = segment.split(/\sze?\s/u)
  if (behind === undefined) return [segment]
  const whole = readIngredient(segment)
  const [only] = whole
  const names = only?.food ? [only.food.name, ...(only.food.also ?? [])].filter((name) => /\sze?\s/u.test(name)) : []
  const [stem = ''] = searchWords(behind).map(searchStem)
  const isCalledSo = names.some((name) => searchWords(name).map(searchStem).includes(stem))
  if (whole.length === 1 && isCalledSo) return [segment]
  return segment.split(/\sze?\s/u).filter((part) => part.trim() !== '')
}

interface Told {
  isAddition: boolean
  vessel: string | null
  count: number | null
}

function readPart(part: string, told: Told): ReadMealItem[] {
  return readIngredient(part).map(({ name, food, usedGrams }): ReadMealItem => {
    const item = { sourceLine: part, title: name, food, dishId: null, portionPercent: null }
    if (!food || food.kind === 'household') {
      const status = /\p{L}{2}/u.test(name) ? ('unknown' as const) : ('error' as const)
      return {
        ...item,
        food: null,
        grams: usedGrams,
        quantity: null,
        measure: null,
        assumed: false,
        status,
        alternatives: alternativesOf(part),
      }
    }
    const eaten = asEaten(food)
    const amount = amountOfPart(part, eaten, usedGrams, told)
    const isEnergyKnown = eaten.nutrition !== undefined
    return {
      ...item,
      food: eaten,
      title: eaten.name,
      ...amount,
      status: isEnergyKnown ? 'ready' : 'unknown',
      alternatives: alternativesOf(eaten.name).filter(({ id }) => id !== eaten.id),
    }
  })
}

/** What is sold dry is told and eaten cooked: "ryż", "kasza", "ziemniaki". Eggs are not. */
function asEaten(food: Food): Food {
  return food.unit === 'pieces' ? food : (onceCooked(food) ?? food)
}

type Amount = Pick<ReadMealItem, 'grams' | 'quantity' | 'measure' | 'assumed'>

function amountOfPart(part: string, food: Food, usedGrams: number | null, { isAddition, vessel, count }: Told): Amount {
  if (vessel !== null && count !== null) {
    const grams = gramsOfMeasure(food, count, vessel)
    if (grams !== null) return { grams, quantity: count, measure: vessel, assumed: false }
  }
  const stated = amountOf(part, food)
  if (stated) {
    const measure = stated.measure === 'szt.' ? 'sztuka' : stated.measure
    const grams = gramsOfMeasure(food, stated.quantity, measure) ?? usedGrams
    if (grams !== null) return { grams, quantity: stated.quantity, measure, assumed: false }
  }
  return { ...assumedAmount(food, isAddition), assumed: true }
}

function alternativesOf(words: string): { id: string; name: string }[] {
  const [first = ''] = searchWords(words)
  return suggestFoods(words, ALTERNATIVES).length > 0 ? suggestFoods(words, ALTERNATIVES) : suggestFoods(first, ALTERNATIVES)
}
