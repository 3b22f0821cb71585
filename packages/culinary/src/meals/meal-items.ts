import { type Cooking, FOODS, type Food, findFoodById, isA, isOneOf, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf, type ReadIngredient } from '../ingredients/index.ts'
import { suggestFoods } from '../matching/index.ts'
import { yieldOf } from '../nutrition/index.ts'
import { brandAt } from '../parse/names/brand-words.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { searchWords } from '../recipes/index.ts'
import { remembered } from '../remembered.ts'
import { type AssumedAmount, assumedAmount, gramsOfMeasure, measuresOf, PIECE } from './amounts/eaten-amounts.ts'
import { type ToldWord, unexplained } from './explained-words.ts'
import { isOfAmount } from './meal-parts.ts'
import {
  asGroceries,
  isMeasureBehind,
  isMedium,
  measureOf,
  namedBeside,
  sizeOf,
  sizeOfSpoon,
  typedOf,
  type Word,
  wordsOf,
} from './meal-words.ts'
import type { NamedDish } from './named-dishes.ts'
import { readTold } from './read-told.ts'
import { isOfCircumstanceAlone } from './said/circumstances.ts'
import { makerBeside } from './said/makers.ts'
import { canBeCooked, cookingOf, cookingSaid, isDry, nameAfter } from './told-cooked.ts'

const ALTERNATIVES = 4
const MOST_WORDS = 500
export const PORTION = 'porcja'

/** One thing of a meal as it was read. */
export interface ReadMealItem {
  /** The words that it was read from, as typed. */
  sourceLine: string
  title: string
  food: Food | null
  /** What was done to the food before it was weighed or served, where its figures are of the raw one; null for all else. */
  cooking: Cooking | null
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
  /** It is a dish that was called by some words of its title: another recipe of that name holds other things. */
  isOneOfSeveral: boolean
  /** It was read by some of the words that it was told in; what the others mean nobody knows. */
  isDoubtful: boolean
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
  /** What was said to be done to it in words that are no part of it: "z grilla". */
  cooking?: Cooking | 'raw' | null
}

export function readPart(part: string, told: Told): ReadMealItem[] {
  const { words, times: spoonTimes } = withoutSizeOfMeasure(wordsOf(part))
  const line = asGroceries(words)
  const read = readTold(line)
  // What a list of groceries takes for noise may be a name that nobody knows.
  if (read.length === 0 && !isOfCircumstanceAlone(words) && unexplained(typedOf(words), []).some(isStrangeName))
    return [unknownItem(part, typedOf(words), [])]
  const left = unexplainedOf(typedOf(words), read)
  const typedName = typedOf(words.filter((word) => !isOfAmount(word)))
  const isKindOnly = read.map(({ food }, place) => isKindOfNext(food, read[place + 1]))
  const isOne = isKindOnly.filter((only) => !only).length === 1
  return read.flatMap(({ name, food, usedGrams }, place): ReadMealItem | ReadMealItem[] => {
    if (isKindOnly[place]) return []
    const maker = food ? makerBeside(food, words, left[place] ?? []) : []
    const others = words.filter((word) => !maker.includes(word))
    if (!food || food.kind === 'household' || (maker.length === 0 && isOtherFood(food, left[place] ?? [])))
      // As it was typed: what it was taken for is no name of it.
      return {
        ...unknownItem(
          part,
          read.length === 1 ? typedName : typedFor(name, words, left[place] ?? []),
          food ? [{ id: food.id, name: food.name }] : [],
        ),
        grams: food ? null : usedGrams,
      }
    // Of several in a line each has the amount that stands with it.
    const said = cookingSaid(words) ?? told.cooking ?? null
    const asTold = resized(
      amountOfPart(!isOne && usedGrams === null ? name : maker.length > 0 ? asGroceries(others) : line, food, usedGrams, {
        ...told,
        cooking: said,
      }),
      spoonTimes,
    )
    // "200 g ziemniaków 300": one number so many times as the other is no amount.
    const isTold = (asTold.grams ?? 0) <= MOST_EATEN_G
    // "indyk z dynią, połowa": of a helping, and not of a bird.
    const isOfABird = isOneOf(food.id, MEAL_WORDS.made_of.flesh)
    const share = isOfABird && asTold.measure === PIECE && (asTold.grams ?? 0) > MOST_OF_A_PIECE_G ? asTold.quantity : null
    const amount =
      share !== null && share < 1
        ? { ...asTold, ...resized(assumedAmount(food, told.isAddition), share) }
        : isTold
          ? asTold
          : amountOfPart(name, food, null, { ...told, count: null, cooking: said })
    const isEnergyKnown = amount.food.nutrition !== undefined
    const { food: eaten, ...much } = amount
    // "herbata zielona" stays what it was called, brewed.
    const title = eaten === madeUp(food) && eaten.kind !== 'dish' ? food.name : eaten.name
    const cooking = cookingOf(eaten, said, much.measure)
    // A usual helping and a piece of what is dry are weighed dry; a glass of it is filled with what was boiled.
    const isWeighedDry = much.measure !== null && WEIGHED_DRY.has(much.measure)
    const served = cooking !== null && isDry(eaten) && isWeighedDry ? resized(much, yieldOf(eaten, cooking)) : much
    const source = maker.length === 0 ? part : typedOf(others)
    const item: ReadMealItem = {
      ...foodItem(source, eaten, served),
      cooking,
      title: nameAfter(title, cooking),
      status: isEnergyKnown ? 'ready' : 'unknown',
    }
    // Who made it is not known, and said to be not.
    return maker.length === 0 ? item : [item, unknownItem(typedOf(maker), typedOf(maker), [])]
  })
}

/** "mnie przypadły dwa" names nothing: verbs in the past are no names. */
function isStrangeName({ plain, isManner }: ToldWord): boolean {
  return !isManner && !/(?:l|la|lo|li|ly)$/u.test(plain)
}

/** Measures of what is dry that are weighed before it is cooked. */
const WEIGHED_DRY: ReadonlySet<string> = new Set([PORTION, PIECE, 'woreczek', 'torebka'])

/** Of a piece that weighs more nobody eats half at a meal. */
const MOST_OF_A_PIECE_G = 1000
/** Nobody eats more of one thing at a meal. */
const MOST_EATEN_G = 5000

/** Whether a food only says of what kind the next one is, that no amount parts from it: "wino prosecco", "baton Prince Polo". */
function isKindOfNext(food: Food | null, next: ReadIngredient | undefined): boolean {
  if (!food || !next?.food || amountOf(next.name, next.food) !== null) return false
  const words = searchWords(next.name)
  const isBrand = words.length > 0 && brandAt(words, 0)?.end === words.length
  // "zupa rosół": what says little and is of a kind says only that.
  const kind = saysLittle(food) ? food.parent : undefined
  return isA(next.food.id, food.id) || (kind !== undefined && isA(next.food.id, kind)) || (isBrand && next.food.aisle === food.aisle)
}

/** "kopiasta łyżka", "mały kartonik", "garść duża": a size beside a measure is of the measure, and not of what is measured. */
function withoutSizeOfMeasure(words: readonly Word[]): { words: readonly Word[]; times: number } {
  const at = words.findIndex(
    (word, place) =>
      sizeOf(word) !== null &&
      ([words[place + 1], words[place - 1]].some((each) => each && isMeasureBehind(each)) || isOfMeasureInFront(words, place)),
  )
  const size = words[at]
  if (!size) return { words, times: 1 }
  const isSpoon = [words[at + 1], words[at - 1]].some((each) => each && SPOONS.has(measureOf(each) ?? ''))
  return { words: words.filter((_, place) => place !== at), times: (isSpoon ? sizeOfSpoon(size) : sizeOf(size)) ?? 1 }
}

/** "paczka chipsów mała": a size at the end is of the measure that all begins with. */
function isOfMeasureInFront(words: readonly Word[], place: number): boolean {
  const [measure] = words
  return place > 1 && place === words.length - 1 && measure !== undefined && isMeasureBehind(measure)
}

const SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka'])

function resized<Of extends { grams: number | null }>(amount: Of, times: number): Of {
  return { ...amount, grams: amount.grams === null ? null : amount.grams * times }
}

export function unknownItem(sourceLine: string, title: string, guesses: readonly { id: string; name: string }[]): ReadMealItem {
  const status = /\p{L}{2}/u.test(title || sourceLine) ? ('unknown' as const) : ('error' as const)
  return {
    sourceLine,
    title: title || sourceLine,
    food: null,
    cooking: null,
    dishId: null,
    holds: null,
    grams: null,
    quantity: null,
    measure: null,
    portionPercent: null,
    isOneOfSeveral: false,
    isDoubtful: false,
    assumed: false,
    status,
    alternatives: [...new Map([...guesses, ...alternativesOf(sourceLine)].map((each) => [each.id, each])).values()].slice(0, ALTERNATIVES),
  }
}

export function dishItem(sourceLine: string, { id, title }: NamedDish, portions: number): ReadMealItem {
  const portionPercent = Math.min(500, Math.max(1, Math.round(portions * 100)))
  return {
    sourceLine,
    title,
    food: null,
    cooking: null,
    dishId: id,
    holds: null,
    grams: null,
    quantity: portions,
    measure: PORTION,
    portionPercent,
    isOneOfSeveral: false,
    isDoubtful: false,
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
    cooking: null,
    dishId: null,
    holds: null,
    portionPercent: null,
    isOneOfSeveral: false,
    isDoubtful: false,
    ...amount,
    status: 'ready',
    alternatives: alternativesOf(food.name).filter(({ id }) => id !== food.id),
  }
}

/**
 * Of each item of a part the words that no name explains: those of its own name, and of the first item those that were left out of all; unless another was
 * read from them alone ("ciasta wurlinka 100 g": no sausage, for all that a "wędlinka" is one).
 */
function unexplainedOf(part: string, read: readonly ReadIngredient[]): ToldWord[][] {
  const left = unexplained(
    part,
    read.flatMap(({ food }) => food ?? []),
  )
  const named = read.map(({ name }) => new Set(searchWords(name)))
  const isNamed = (word: ToldWord) => named.some((words) => words.has(word.plain))
  const all = left.length === 0 ? 0 : unexplained(part, []).length
  const guessed = read.findIndex(
    ({ food }, place) => place > 0 && food !== null && left.length > 0 && unexplained(part, [food]).length >= all,
  )
  const heir = Math.max(0, guessed)
  return named.map((words, place) => left.filter((word) => words.has(word.plain) || (place === heir && !isNamed(word))))
}

/** The words of a part that one of several foods was read from, as typed where they are none of its name. */
function typedFor(name: string, words: readonly Word[], left: readonly ToldWord[]): string {
  const own = new Set(searchWords(name))
  return left.some(({ plain }) => own.has(plain))
    ? name
    : typedOf(words.filter((word) => left.some(({ plain }) => plain === word.plain))) || name
}

/** Whether a food says no more than that it was a soup, a cake. */
export function saysLittle({ id }: Food): boolean {
  return VAGUE.has(id)
}

const VAGUE: ReadonlySet<string> = new Set(MEAL_WORDS.vague)

/**
 * Whether a word beside the name of a food makes something else of it: one that no name of it has and that is no way of cooking it ("wołowina po
 * burgundzku", "baton Kra"). Of a food that says little any other word does.
 */
function isOtherFood({ id }: Food, left: readonly ToldWord[]): boolean {
  if (MEAL_WORDS.flavoured.some((group) => isA(id, group))) return false
  if (MEAL_WORDS.tasting.some((group) => isA(id, group)) && left.every(({ plain, isManner }) => isManner || isOfTaste(plain))) return false
  return left.some(({ plain, isManner }) => (!isManner && !isKindOf(id, plain)) || (isManner && VAGUE.has(id)))
}

/** "malinowy", "czekoladowa": an adjective of what things taste of. */
function isOfTaste(plain: string): boolean {
  return ADJECTIVE.test(plain) && tastes().has(plain.slice(0, TOLD_LETTERS))
}

const ADJECTIVE = /(?:ow|sk|n)(?:y|a|e|ego|ej|ym|ych|i)$/u
/** By so many letters "malinowy" is of "maliny". */
const TOLD_LETTERS = 5

let known: ReadonlySet<string> | null = null
function tastes(): ReadonlySet<string> {
  known ??= new Set(
    FOODS.filter(({ id }) => MEAL_WORDS.flavours.some((group) => isA(id, group))).flatMap(({ name }) =>
      searchWords(name).flatMap((word) => (word.length >= TOLD_LETTERS ? word.slice(0, TOLD_LETTERS) : [])),
    ),
  )
  return known
}

/** "jogurt skyr waniliowy": what a food is a kind of makes no other of it. */
function isKindOf(id: string, word: string): boolean {
  const [kind, other] = readTold(word)
  return kind?.food != null && other === undefined && isA(id, kind.food.id) && unexplained(word, [kind.food]).length === 0
}

type Amount = Pick<ReadMealItem, 'grams' | 'quantity' | 'measure' | 'assumed'>

/** What of a food was eaten: as it is or made up, whichever the amount can be of, and how much. */
function amountOfPart(part: string, named: Food, usedGrams: number | null, told: Told): Amount & { food: Food } {
  const { isAddition, vessel, count, times, cooking = null } = told
  const stated = unitOf(amountOf(part, named), named)
  const measure = stated?.measure === 'szt.' ? PIECE : (stated?.measure ?? null)
  const made = madeUp(named)
  const held = measure ?? vessel
  const isToldDry =
    made !== named && held !== null && !MADE_UP_UNITS.has(held) && !hasMeasure(made, held) && (measure !== null || hasMeasure(named, held))
  // Fries beside a cutlet are fried, too; of cocoa on porridge nobody drinks a cup.
  const served = isToldDry || (isAddition && made.kind !== 'dish') ? named : made
  const food = cooking === 'raw' ? named : asEaten(served, cooking)
  // "kawałek arbuza ok. 300 g": what was weighed is as much as the scales say.
  const isWeighed = vessel !== PIECE && count === 1 && (measure === 'g' || measure === 'ml')
  if (vessel !== null && count !== null && !isWeighed) {
    // "pół dużej pizzy": half of a large one.
    const own = vessel === PIECE ? ownOfSize(food, part) : undefined
    const grams = own === undefined ? gramsOfMeasure(food, count, vessel) : own * count
    if (grams !== null && grams > 0) return { food, grams, quantity: count, measure: vessel, assumed: false }
  }
  const size = sizeOfIts(food, sizeIn(part), wordsOf(part).some(isMedium))
  const isCount = measure === PIECE || measure === null
  const usual = (isAddition || stated ? null : oneOf(food, part)) ?? assumedAmount(food, isAddition)
  // Half of what has no weight of a piece is half of what is usually had of it: "pół piwa".
  if (vessel === PIECE && count !== null)
    return { food, grams: usual.grams * count * size, quantity: usual.quantity * count, measure: usual.measure, assumed: true }
  if (stated && measure !== null) {
    const grams = gramsOfMeasure(food, stated.quantity, measure) ?? (isCount ? null : cookedOf(named, food, usedGrams))
    const amount = { quantity: stated.quantity, measure }
    // "marchewka 80, papryka 100": who weighs everything leaves out the unit.
    const isBareWeight = isCount && stated.quantity >= LEAST_BARE_G && !SAYS_PIECES.test(part)
    const pieces = grams ?? usual.grams * stated.quantity
    if ((isBareWeight && pieces > MOST_OF_PIECES_G) || (isCount && isWeightOfUncounted(stated.quantity, food, pieces)))
      return { food, grams: stated.quantity, quantity: stated.quantity, measure: 'g', assumed: false }
    if (grams !== null && grams > 0)
      return {
        food,
        grams: isCount ? (ownOfSize(food, part) ?? grams / stated.quantity) * stated.quantity * sizeBesideOwn(food, part) : grams,
        ...amount,
        assumed: false,
      }
    // So many of what has no weight of a piece are so many portions, and no packs.
    if (isCount && !isAddition && stated.quantity > 0)
      return { food, ...amount, grams: usual.grams * stated.quantity * size, assumed: true }
  }
  return { food, grams: usual.grams * times * size, quantity: usual.quantity * times, measure: usual.measure, assumed: true }
}

/**
 * "płatki migdałowe 10", "masło 10": so many of what nobody counts, or of which so many would be more than anybody eats, are grams.
 */
function isWeightOfUncounted(quantity: number, food: Food, pieces: number): boolean {
  if (food.unit !== 'grams' || food.kind === 'dish' || quantity < LEAST_BEHIND_G) return false
  return (isUncounted(food) && pieces / quantity <= MOST_CRUMB_G) || pieces > MOST_COUNTED_G
}

/** Nobody weighed one of it. */
function isUncounted({ gramsPerPiece, measures }: Food): boolean {
  return gramsPerPiece === undefined && measures?.[PIECE] === undefined
}

/** Of nuts and seeds that nobody weighed singly one is as small. */
const MOST_CRUMB_G = 2
const LEAST_BEHIND_G = 5
const MOST_COUNTED_G = 1000

/** So many pieces of one thing nobody eats that come to more than this. */
const LEAST_BARE_G = 20
const MOST_OF_PIECES_G = 1500
const SAYS_PIECES = /szt|sztuk/iu

/** How much more than usual a part says that something is ("duże jabłko"). */
function sizeIn(part: string): number {
  return wordsOf(part).reduce((times, word) => times * (sizeOf(word) ?? 1), 1)
}

/** What is sold in sizes is as much as its own small or large one: "duże piwo" is half a litre, and no more than a usual one. */
function sizeOfIts(food: Food, size: number, isOfMedium: boolean): number {
  const [portion] = portionsOf(food.id)
  const own = ownSize(food, size, isOfMedium)
  return own === undefined || !portion ? size : own / (portion.measures[portion.usual] ?? own)
}

function ownSize(food: Food, size: number, isOfMedium: boolean): number | undefined {
  const [portion] = portionsOf(food.id)
  return size > 1 ? portion?.large : size < 1 ? portion?.small : isOfMedium ? portion?.medium : undefined
}

/** Grams of one of the size that a part says, where it is sold in sizes: "2 duże frytki" are two large helpings, and no two chips. */
function ownOfSize(food: Food, part: string): number | undefined {
  return ownSize(food, sizeIn(part), wordsOf(part).some(isMedium))
}

function sizeBesideOwn(food: Food, part: string): number {
  return ownOfSize(food, part) === undefined ? sizeIn(part) : 1
}

/** Grams on the plate of so much of what a line states: a bag of groats weighs more once it is cooked. */
function cookedOf(named: Food, eaten: Food, grams: number | null): number | null {
  const isCooked = eaten !== named && named.cookedYield !== undefined
  return grams === null || !isCooked ? grams : grams * (named.cookedYield ?? 1)
}

/** "0,33 piwa": part of a drink without a unit is of a litre; "wódka 50" is so many millilitres, "szynka 50" so many grams. */
function unitOf<Stated extends { quantity: number; measure: string }>(stated: Stated | null, { unit }: Food): Stated | null {
  if (stated?.measure !== 'szt.') return stated
  const isLitre = unit === 'ml' && !Number.isInteger(stated.quantity) && stated.quantity < MOST_LITRES
  if (isLitre) return { ...stated, quantity: stated.quantity * 1000, measure: 'ml' }
  // A name may end with a number: "Turbomix 3000".
  if (stated.quantity > MOST_EATEN) return null
  return stated.quantity > MOST_PIECES ? { ...stated, measure: unit === 'ml' ? 'ml' : 'g' } : stated
}

const MOST_LITRES = 3
/** A greater number without a unit counts no pieces. */
const MOST_PIECES = 30
/** Nobody eats more grams of one thing, or drinks more millilitres, without saying a unit. */
const MOST_EATEN = 2000

/**
 * One of what is mostly had by several, where a part begins with it in the singular ("gołąbek", "parówka"); null for all else. The names of such
 * foods are plural, in -i or -y.
 */
function oneOf(food: Food, part: string): AssumedAmount | null {
  const first = wordsOf(part).find((word) => sizeOf(word) === null)
  const [named = ''] = searchWords(food.name)
  const isOne = first !== undefined && PLURAL_NAME.test(named) && !PLURAL.test(first.plain) && first.plain[0] === named[0]
  const grams = isOne ? gramsOfMeasure(food, 1, PIECE) : null
  return grams === null ? null : { grams, quantity: 1, measure: PIECE }
}

const PLURAL_NAME = /[iy]$/u
/** Endings of such a word in the plural; a genitive without one stands behind a number or a measure alone. */
const PLURAL = /(?:[iys]|ow|om|ami|ach)$/u

const MADE_UP_UNITS: ReadonlySet<string> = new Set(['g', 'ml', PIECE])

function hasMeasure(food: Food, measure: string): boolean {
  return measuresOf(food).some((each) => each.measure === measure)
}

/** What a food is once it is made up: coffee is brewed. */
function madeUp(food: Food): Food {
  const [portion] = food.unit === 'grams' ? portionsOf(food.id) : []
  return (portion?.made_up === undefined ? null : findFoodById(portion.made_up)) ?? food
}

/** What is sold dry is told and eaten cooked: "ryż", "kasza", "ziemniaki". Eggs are not, and what was baked or fried was not boiled. */
function asEaten(food: Food, cooking: Cooking | null): Food {
  const isOwn = cooking !== null && (cooking !== 'boil' || isOneOf(food.id, MEAL_WORDS.cooking.unsaid.of))
  if (food.unit === 'pieces' || (isOwn && canBeCooked(food))) return food
  return onceCooked(food) ?? food
}

/** Foods that words which nobody knows, or the first of them, may have been meant for; none where nothing was named. */
export const alternativesOf: (told: string) => readonly { id: string; name: string }[] = remembered(MOST_WORDS, (told) => {
  const words = typedOf(namedBeside(wordsOf(told)))
  const [first] = searchWords(words)
  if (first === undefined) return []
  const whole = suggestFoods(words, ALTERNATIVES)
  return whole.length > 0 ? whole : suggestFoods(first, ALTERNATIVES)
})
