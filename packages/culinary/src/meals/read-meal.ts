import { type Food, findFoodById, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf, readIngredient } from '../ingredients/index.ts'
import { suggestFoods } from '../matching/index.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { assumedAmount, gramsOfMeasure, measuresOf } from './eaten-amounts.ts'
import {
  asGroceries,
  carrierOf,
  isSaidOfDish,
  isUntold,
  numberOf,
  sizeOf,
  typedOf,
  vesselOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  withoutWays,
  wordsOf,
} from './meal-words.ts'
import { type DishIndex, dishCalled, dishOfTitle, indexDishes, keyOfTitle, type NamedDish } from './named-dishes.ts'

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

const ALTERNATIVES = 4
const PIECE = 'sztuka'
const PORTION = 'porcja'

/**
 * Reads a meal as people tell it ("dwie kanapki z szynką i kawa z mlekiem"): dishes by their titles first, then foods, then dishes by their
 * head words, each with its amount or with a usual one that is said to be assumed. What it does not know it says so, and guesses nothing.
 * Of dishes of one title the later is meant. Pure; never throws.
 */
export function readMeal(text: string, dishes: readonly NamedDish[] = []): ReadMealItem[] {
  const index = indexDishes(dishes)
  let before: Read | null = null
  const items: ReadMealItem[] = []
  for (const segment of segmentsOf(text)) {
    const read = readSegment(segment, index, before)
    items.push(...read.items)
    before = read.items.length > 0 ? read : before
  }
  return items
}

/** A part of a meal with what its last words go with. */
interface Read {
  items: ReadMealItem[]
  segment: string
  /** How many of the first there are, so that there are as many of what goes with it. */
  times: number
}

/** Parts that stand beside each other: a comma between digits is a decimal one, a full stop ends a sentence. */
function segmentsOf(text: string): string[] {
  return text
    .split(/[\n;:+•()]|,(?!\d)|(?<!\d),|[.!?](?=\s+\p{Lu})|\s(?:i|oraz|plus|potem|a)\s/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}

/** "z jabłkiem i cynamonem": what stands in the instrumental behind something with "z" goes with it too. */
function goesWith(before: Read | null, [first]: readonly Word[]): boolean {
  return before !== null && first !== undefined && /\sze?\s/u.test(before.segment) && /(?:em|ą|ami|im|ym)$/u.test(first.typed)
}

/** "pierogi z kapustą i grzybami", "surówka z marchewki i jabłka": one more of what the last dish is called by, or is made of. */
function isMadeOf(before: Read | null, words: readonly Word[]): boolean {
  const [first] = words
  const last = before?.items.at(-1)
  if (!before || !last || words.length !== 1 || !first || before.items.length > 1) return false
  const names = last.food ? [last.food.name, ...(last.food.also ?? [])] : [last.title]
  const isNamed = names.some((name) => name.includes(' z') && searchWords(name).map(searchStem).includes(searchStem(first.plain)))
  const isGenitive = /(?:[^i]a|i|y|u|ów)$/u.test(first.typed) && /\sze?\s\S+(?:[^i]a|i|y|u|ów)$/u.test(before.segment)
  return (isNamed && /\sze?\s/u.test(before.segment)) || (isGenitive && last.food?.kind === 'dish')
}

function readSegment(segment: string, dishes: DishIndex, before: Read | null): Read {
  const told = withoutIntroduction(wordsOf(segment))
  if (isUntold(told) || isUntold(wordsOf(segment))) return { items: [unknownItem(segment, typedOf(told), [])], segment, times: 1 }
  if (told.length === 0 || isMadeOf(before, told)) return { items: [], segment, times: 1 }
  const { rest, vessel, count } = servedIn(withAmountInFront(withoutWays(told)))
  const text = typedOf(rest)
  const titled = titledItem(segment, rest, dishes, count)
  if (titled) return { items: [titled], segment, times: 1 }
  const isWith = goesWith(before, told)
  const carried = carriedItems(segment, rest, count)
  if (carried) return { ...carried, segment }
  const parts = partsOf(text)
  const head = parts[0]?.text ?? ''
  if (!knowsFood(head) || isSaidOfDish(rest)) {
    const called = calledItems(segment, { text, parts }, dishes, { isWith, count })
    if (called) return { items: called, segment, times: 1 }
  }
  const times = isWith ? (before?.times ?? 1) : timesOf(head, { vessel, count })
  const items = parts.flatMap((part, place) =>
    readPart(part.text, {
      isAddition: isWith || part.isAddition,
      vessel: place === 0 ? vessel : null,
      count: place === 0 ? count : null,
      times: isWith || part.isAddition ? times : 1,
    }),
  )
  // A pinch of spice says nothing of a dish that nobody knows.
  const isKnown = items[0]?.food !== null
  const kept = items.filter(({ food }, place) => place === 0 || isKnown || !food?.spice)
  return { items: drinkWhole(kept, parts), segment, times }
}

/** A dish by its whole title, with its amount in portions, in grams or in pieces; null where no dish is titled so. */
function titledItem(sourceLine: string, words: readonly Word[], dishes: DishIndex, portions: number | null): ReadMealItem | null {
  const amount = amountIn(words)
  const dish = dishOfTitle(dishes, typedOf(words.filter((word) => !amount.includes(word))))
  if (!dish) return null
  const item = dishItem(sourceLine, dish, portions ?? 1)
  if (amount.length === 0) return item
  const [food] = readIngredient(dish.title).flatMap((read) => read.food ?? [])
  // What the table names in full it weighs better than a recipe's portion.
  if (food && [food.name, ...(food.also ?? [])].some((name) => keyOfTitle(name) === keyOfTitle(dish.title))) return null
  const stated = amountOf(`${typedOf(amount)} ${dish.title}`, food ?? null)
  const measure = stated?.measure === 'szt.' ? PIECE : (stated?.measure ?? PIECE)
  const grams =
    stated && (food ? gramsOfMeasure(food, stated.quantity, measure) : measure === 'g' || measure === 'ml' ? stated.quantity : null)
  return grams ? { ...item, grams, quantity: stated.quantity, measure, assumed: false } : item
}

/** The words of an amount, in front or behind: "300 g", "2", "250ml". */
function amountIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => numberOf(word) !== null || isWeight(word.plain))
  if (at < 0) return []
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return []
  return next && numberOf(word) !== null && UNITS.has(next.plain) ? [word, next] : [word]
}

const UNITS: ReadonlySet<string> = new Set([
  'g',
  'gram',
  'gramy',
  'gramow',
  'dag',
  'deko',
  'kg',
  'kilo',
  'ml',
  'l',
  'litr',
  'litra',
  'litry',
])

/** "150g". */
function isWeight(plain: string): boolean {
  return /^\d{1,5}(?:g|dag|kg|ml|l)$/.test(plain)
}

function withoutCount(words: readonly Word[]): readonly Word[] {
  return words[0] && numberOf(words[0]) !== null ? words.slice(1) : words
}

/** "talerz rosołu", "pół pizzy", "2 porcje bigosu": what it is served in and how often, and the rest. */
function servedIn(words: readonly Word[]): { rest: readonly Word[]; vessel: string | null; count: number | null } {
  const size = words.findIndex((word, at) => at < 2 && sizeOf(word) !== null && vesselOf(words[at + 1] ?? word) !== null)
  const times = words[size] ? sizeOf(words[size]) : null
  if (times !== null) {
    const plain = servedIn(words.filter((_, at) => at !== size))
    return { ...plain, count: plain.count === null ? null : plain.count * times }
  }
  const [first, second] = words
  const number = first ? numberOf(first) : null
  const holder = number === null ? first : second
  const found = holder ? vesselOf(holder) : null
  const vessel = words.length > (number === null ? 1 : 2) || found?.of !== undefined ? found : null
  if (vessel) {
    const rest = words.slice(number === null ? 1 : 2)
    const named = vessel.of !== undefined && !knowsFood(typedOf(rest)) ? [...wordsOf(vessel.of), ...rest] : rest
    return { rest: named, vessel: vessel.measure, count: number ?? 1 }
  }
  return number !== null && number < 1 && !isMeasured(words) && words.length > 1
    ? { rest: words.slice(1), vessel: PIECE, count: number }
    : { rest: words, vessel: null, count: null }
}

/** Whether the amount in front is of a measure that the reader of lines knows ("pół szklanki", "pół litra"). */
function isMeasured(words: readonly Word[]): boolean {
  const stated = amountOf(typedOf(words), null)
  return stated !== null && stated.measure !== 'szt.'
}

/** What is eaten on bread that is called otherwise: "dwie kanapki z szynką" are bread and ham, twice. Null for anything else. */
function carriedItems(sourceLine: string, words: readonly Word[], told: number | null): Omit<Read, 'segment'> | null {
  const counted = words[0] ? numberOf(words[0]) : null
  const [named, behind] = counted === null ? words : words.slice(1)
  const carrier = named ? carrierOf(named) : null
  const food = carrier && findFoodById(carrier.food)
  if (!carrier || !food || !behind || !['z', 'ze'].includes(behind.plain)) return null
  const count = told ?? counted ?? 1
  const amount = { grams: carrier.grams * count, quantity: count, measure: carrier.measure, assumed: told === null && counted === null }
  const filling = typedOf(words.slice(counted === null ? 2 : 3))
  const items = filling.split(/\sze?\s/u).flatMap((part) => readPart(part, { isAddition: true, vessel: null, count: null, times: count }))
  return { items: [foodItem(sourceLine, food, amount), ...items], times: count }
}

/** A dish by its head words, with what else is told of it; null where no dish is called so. */
function calledItems(
  sourceLine: string,
  { text, parts }: { text: string; parts: readonly Part[] },
  dishes: DishIndex,
  { isWith, count }: { isWith: boolean; count: number | null },
): ReadMealItem[] | null {
  const words = wordsOf(text)
  const called = dishCalled(dishes, typedOf(withoutCount(words)))
  if (!called) return null
  const more: ReadMealItem[] = []
  let holds: ReadMealItem['holds'] = null
  for (const { text: part } of parts.slice(1)) {
    const [item] = readPart(part, { isAddition: true, vessel: null, count: null, times: 1 })
    if (item?.food && !item.assumed && item.grams !== null && holds === null) holds = { foodId: item.food.id, grams: item.grams }
    else if (
      searchWords(part)
        .map(searchStem)
        .some((stem) => called.left.includes(stem))
    )
      more.push(...(item ? [item] : []))
  }
  // What nobody knows must not hide behind a dish that is called alike.
  const isCertain = more.length < parts.length && !isWith
  const stated = amountOf(typedOf(amountIn(wordsOf(parts[0]?.text ?? ''))), null)
  const grams = stated?.measure === 'g' || stated?.measure === 'ml' ? stated.quantity : null
  const item = { ...dishItem(sourceLine, called.dish, count ?? 1), holds }
  if (!isCertain) return null
  return [grams === null ? item : { ...item, grams, quantity: grams, measure: stated?.measure ?? 'g', assumed: false }, ...more]
}

function dishItem(sourceLine: string, { id, title }: NamedDish, portions: number): ReadMealItem {
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

/** Whether the table has a food that the words name. */
function knowsFood(part: string): boolean {
  return readIngredient(part).some(({ food }) => food !== null)
}

/** Parts of what is told as one: behind "z" what it goes with, behind "na" and "w" the bread or the milk that it is eaten with. */
function partsOf(text: string): Part[] {
  const [head = '', ...told] = text.split(/\s(ze?|na|we?)\s/u)
  const [only, ...others] = told.length > 0 ? readIngredient(text) : []
  const names = only?.food && others.length === 0 ? [only.food.name, ...(only.food.also ?? [])] : []
  const parts: Part[] = [{ text: head, isAddition: false }]
  const prolong = (more: string) =>
    parts.push({ text: `${parts.at(-1)?.text ?? ''} ${more}`.trim(), isAddition: parts.pop()?.isAddition ?? false })
  for (let place = 0; place < told.length; place += 2) {
    const [preposition = '', part = ''] = told.slice(place, place + 2)
    if (isPartOfName(names, part)) prolong(`${preposition} ${part}`)
    else if (preposition.startsWith('z')) parts.push({ text: part, isAddition: true })
    // A whole roll, a whole glass.
    else if (isEatenWith(part)) parts.push({ text: part, isAddition: false })
    // How it was made is left out, but not an amount behind it.
    else prolong(typedOf(amountIn(wordsOf(part))))
  }
  return parts.filter(({ text: part }) => part.trim() !== '')
}

interface Part {
  text: string
  /** It goes with what stands before it. */
  isAddition: boolean
}

function isPartOfName(names: readonly string[], words: string): boolean {
  const [stem = ''] = searchWords(words).map(searchStem)
  return names.some((name) => /\s(?:ze?|na|we?)\s/u.test(name) && searchWords(name).map(searchStem).includes(stem))
}

/** What something lies on or swims in and is eaten with: bread of all kinds, milk. */
function isEatenWith(words: string): boolean {
  const [item] = readIngredient(asGroceries(wordsOf(words)))
  const food = item?.food
  if (!food) return false
  return (
    (food.aisle === 'bakery' && food.gramsPerPiece !== undefined) ||
    portionsOf(food.id).some(({ of }) => MEAL_WORDS.eaten_in.some((id) => of.includes(id)))
  )
}

/** How many there are of what something goes with: breads, drinks and vessels come with as many of it. */
function timesOf(head: string, { vessel, count }: { vessel: string | null; count: number | null }): number {
  if (vessel !== null) return Math.max(1, count ?? 1)
  const [item] = readIngredient(head)
  const isServed = item?.food?.aisle === 'bakery' || item?.food?.aisle === 'hot-drinks'
  const stated = isServed ? amountOf(head, item?.food ?? null) : null
  return stated && stated.measure !== 'g' && stated.measure !== 'ml' ? Math.max(1, stated.quantity) : 1
}

interface Told {
  isAddition: boolean
  vessel: string | null
  count: number | null
  /** How often an assumed amount is meant. */
  times: number
}

function readPart(part: string, told: Told): ReadMealItem[] {
  const line = asGroceries(wordsOf(part))
  const read = readIngredient(line)
  return read.map(({ name, food, usedGrams }): ReadMealItem => {
    if (!food || food.kind === 'household' || !sharesBeginning(part, food) || isVague(name, food))
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

function unknownItem(sourceLine: string, title: string, guesses: readonly { id: string; name: string }[]): ReadMealItem {
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

function foodItem(sourceLine: string, food: Food, amount: Amount): ReadMealItem {
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
  return searchWords(part)
    .map(beginningOf)
    .some((begins) => known.some((each) => each.startsWith(begins)))
}

function beginningOf(word: string): string {
  return word.slice(0, word.length <= SHORT ? BEGINNING - 1 : BEGINNING)
}

const VAGUE: ReadonlySet<string> = new Set(MEAL_WORDS.vague)

/** Whether a food says so little that a word beside it which none of its names has leaves open what was eaten. */
function isVague(name: string, { id, name: own, also = [] }: Food): boolean {
  if (!VAGUE.has(id)) return false
  const known = new Set([own, ...also].flatMap(searchWords).map(searchStem))
  return searchWords(name)
    .map(searchStem)
    .some((stem) => !known.has(stem))
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

/** "kawa z mlekiem 200 ml": an amount behind what goes with a drink is that of the drink. */
function drinkWhole(items: ReadMealItem[], parts: readonly Part[]): ReadMealItem[] {
  const [first, second] = items
  if (items.length !== 2 || parts.length !== 2 || !first?.food || !second?.food || !first.assumed || second.assumed) return items
  const isDrink = first.food.aisle === 'hot-drinks' && second.measure === 'ml' && second.quantity !== null
  if (!isDrink || second.quantity === null) return items
  const whole = gramsOfMeasure(first.food, second.quantity, 'ml')
  const addition = assumedAmount(second.food, true)
  return [
    { ...first, grams: whole === null ? null : Math.max(0, whole - addition.grams), quantity: null, measure: null, assumed: false },
    { ...second, ...addition, assumed: true },
  ]
}

function alternativesOf(words: string): { id: string; name: string }[] {
  const [first = ''] = searchWords(words)
  const whole = suggestFoods(words, ALTERNATIVES)
  return whole.length > 0 ? whole : suggestFoods(first, ALTERNATIVES)
}
