import { type Food, MEAL_WORDS } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { searchWords } from '../../recipes/index.ts'
import { unexplained } from '../explained-words.ts'
import { isInstrumental } from '../instrumental.ts'
import { isGenitive, isOneOf, isSame } from '../made-of.ts'
import { isOfAmount, isUnit, isWeight } from '../meal-parts.ts'
import { isMeasureBehind, nicknameAt, numberOf, sizeOf, typedOf, type Word, withoutNicknames, wordsOf } from '../meal-words.ts'
import { readTold } from '../read-told.ts'
import { namesFood, saysEaten } from './doings.ts'

/**
 * Things that stand in a row with no comma, as who dictates tells them: what is eaten beside a main dish behind its nickname ("schabowy ziemniaki surówka"), a
 * measure with what it is of behind what has a name already ("kanapka z serem szklanka soku").
 */
export function thingsInARow(text: string): string[] {
  const words = wordsOf(text)
  if (words.length > MOST_WORDS) return [text]
  const eaten = words.findIndex((word, place) => place > 1 && place < words.length - 1 && saysEaten([word]))
  // "dziś padało cały dzień zjadłem flaki": what is told before, and names no food, is of the day.
  if (eaten > 0 && !words.slice(0, eaten).some(isHowMuch) && !namesFood(words.slice(0, eaten)))
    return [typedOf(words.slice(0, eaten)), ...thingsInARow(typedOf(words.slice(eaten)))]
  // "sześć kanapek z pasztetem zjadłem cztery": how many of them were eaten.
  const behind = words.slice(eaten + 1)
  if (eaten > 0 && behind.length > 0 && behind.every(isOfAmount)) return [typedOf(words.slice(0, eaten)), typedOf(words.slice(eaten))]
  const counted = amountsInARow(words)
  if (counted) return counted.flatMap((each) => thingsInARow(typedOf(each)))
  for (let place = 1; place < words.length; place++) {
    const start = isSideOf(words, place) ? place : (startOfMeasured(words, place) ?? startOfCounted(words, place))
    if (start !== null) return [typedOf(words.slice(0, start)), ...thingsInARow(typedOf(words.slice(start)))]
  }
  return [text]
}

/** A number of several, or a weight; a whole day is none. */
function isHowMuch(word: Word): boolean {
  return isUnit(word.plain) || isWeight(word.plain) || (numberOf(word) ?? 0) > 1
}

/** A bare number from which on it is of grams or millilitres: nobody eats so many pieces. */
const LEAST_GRAMS = 50

/**
 * Things that stand one behind the other with no comma, each with its amount in front ("2 kromki chleba 1 jajko łyżka majonezu") or with its weight behind it ("kotlet 200 g
 * ziemniaki 300 g masło"); null where there are no two such, or one of them names no food.
 */
function amountsInARow(words: readonly Word[]): (readonly Word[])[] | null {
  const runs = runsOfAmounts(words)
  const isLed = ({ from }: Run): boolean => PREPOSITIONS.has(words[from - 1]?.plain ?? '')
  const isOfFood = ({ to }: Run): boolean => to < words.length && !PREPOSITIONS.has(words[to]?.plain ?? '')
  const starts =
    runs[0]?.from === 0
      ? runs.filter((run) => run.from === 0 || (!isLed(run) && isOfFood(run))).map(({ from }) => from)
      : [0, ...runs.flatMap((run) => (run.isWeight && !(runs.length === 1 && isLed(run)) && run.to < words.length ? run.to : []))]
  if (starts.length < 2 || runs.slice(1).some(isLed)) return null
  const things = starts.map((start, place) => words.slice(start, starts[place + 1]))
  return things.every(namesAny) ? things : null
}

function namesAny(words: readonly Word[]): boolean {
  return readTold(typedOf(withoutNicknames(words.filter((word) => !isOfAmount(word))))).some(({ food }) => food !== null)
}

interface Run {
  from: number
  to: number
  isWeight: boolean
}

/** Words of amounts that stand together; behind a weight another amount begins: "150 g" and "łyżeczka". */
function runsOfAmounts(words: readonly Word[]): Run[] {
  const runs: Run[] = []
  for (const [place, word] of words.entries()) {
    if (!isOfAmount(word)) continue
    const isWeighed = isUnit(word.plain) || isWeight(word.plain) || (numberOf(word) ?? 0) >= LEAST_GRAMS
    const last = runs.at(-1)
    const goesOn = last?.to === place && (!last.isWeight || isUnit(word.plain))
    if (last && goesOn) Object.assign(last, { to: place + 1, isWeight: last.isWeight || isWeighed })
    else runs.push({ from: place, to: place + 1, isWeight: isWeighed })
  }
  return runs
}

/** Nobody tells a meal in so many words without a comma; all of them are looked at from each place. */
const MOST_WORDS = 40

/** Whether a side in the nominative, with its size or number, begins at a place, right behind a main dish, meat or another side. */
function isSideOf(words: readonly Word[], place: number): boolean {
  const [before, behind] = [words.slice(0, place), words.slice(place)]
  const last = before.at(-1)
  const at = behind.findIndex((word) => numberOf(word) === null && sizeOf(word) === null)
  const side = behind[at]
  const next = behind[at + 1]
  // "modra kapusta": an adjective in front.
  const food = side ? (readTold(side.typed)[0]?.food ?? foodCalled([side]) ?? (next ? foodCalled([side, next]) : null)) : null
  // "drink whisky z colą": what leads it in joins it.
  if (
    !last ||
    PREPOSITIONS.has(last.plain) ||
    isOfAmount(last) ||
    !side ||
    !food ||
    !isOneOf(food, MEAL_WORDS.sides) ||
    !isNominative(side, food)
  )
    return false
  // "kawa zbożowa" is one thing.
  const [whole, other] = readTold(typedOf([last, side]))
  if (whole?.food && other === undefined && unexplained(typedOf([last, side]), [whole.food]).length === 0) return false
  const main = mainOf(before, words)
  return main !== null && !isSame(main, food)
}

/** The food that words are the whole name or nickname of; null where they are not. */
function foodCalled(words: readonly Word[]): Food | null {
  const named = typedOf(withoutNicknames(words))
  const [only, other] = readTold(named)
  return only?.food && other === undefined && unexplained(named, [only.food]).length === 0 ? only.food : null
}

/** The dish, meat, fish or side that words with their amount are the whole name of, or end with the nickname of; null where they are not. */
function mainOf(words: readonly Word[], meal: readonly Word[]): Food | null {
  for (let at = 0; at < words.length; at++) {
    const nickname = nicknameAt(words, at, meal)
    if (nickname && at + nickname.length === words.length) return readTold(typedOf(nickname.means))[0]?.food ?? null
  }
  const named = typedOf(words.filter((word) => !isOfAmount(word)))
  const [only, other] = readTold(named)
  const food = only?.food
  // "zupa rosół": what says little is only of what kind the next word is.
  if (!food || other || MEAL_WORDS.vague.includes(food.id) || unexplained(named, [food]).length > 0) return null
  return food.kind === 'dish' || isOneOf(food, MEAL_WORDS.made_of.flesh) || isOneOf(food, MEAL_WORDS.sides) ? food : null
}

/** Whether a word is the first of a food's name as it stands on a shelf. */
export function isNominative({ plain }: Word, { name, also = [] }: Food): boolean {
  return [name, ...also].some((each) => searchWords(each)[0] === plain)
}

/** "owsianka na mleku pół banana", "rolada 8 klusek śląskich": a place where a number begins with a food in the genitive, behind what has a name already; null elsewhere. */
function startOfCounted(words: readonly Word[], place: number): number | null {
  const [count, measured, last] = [words[place], measuredAt(words, place + 1), words[place - 1]]
  const number = count ? numberOf(count) : null
  const following = words[place + 1]
  if (following && isOfAmount(following)) return null
  if (number === null || measured === undefined || !last || (number >= 1 && number < LEAST_IN_GENITIVE)) return null
  if (PREPOSITIONS.has(last.plain) || isOfAmount(last)) return null
  const before = words.slice(0, place)
  const next = words[place + 2]
  const called = readTold(measured)[0]?.food || !next ? measured : typedOf([...wordsOf(measured), next])
  const food = readTold(called)[0]?.food
  const [other] = readTold(typedOf(withoutNicknames(before, words))).toReversed()
  return food && other?.food && !isSame(food, other.food) && !MEAL_WORDS.vague.includes(other.food.id) && isGenitive(called, food)
    ? place
    : null
}

/** From five on what is counted stands in the genitive. */
const LEAST_IN_GENITIVE = 5

/** Where a measure with its number and size begins that stands at a place, with what it is of behind it, and something else with a name before it; null elsewhere. */
function startOfMeasured(words: readonly Word[], place: number): number | null {
  const [measure, measured] = [words[place], measuredAt(words, place + 1)]
  // "polanych łyżką oleju": in the instrumental it goes with what stands before.
  if (!measure || !measured || !isMeasureBehind(measure) || isInstrumental(measure.typed)) return null
  const start = words.slice(0, place).findLastIndex((word) => numberOf(word) === null && sizeOf(word) === null) + 1
  const before = words.slice(0, start)
  const last = before.at(-1)
  // "zupa z 2 łyżkami śmietany", "ryż i łyżka masła": what leads it in joins it to what stands before.
  if (!last || PREPOSITIONS.has(last.plain) || isOfAmount(last) || !before.some((word) => !isOfAmount(word))) return null
  const food = readTold(measured)[0]?.food
  const other = readTold(typedOf(before)).at(-1)?.food ?? readTold(last.typed)[0]?.food
  // "zupa talerz pomidorowej" is one thing, of which the first word tells the kind.
  if (!food || !other || isSame(food, other) || MEAL_WORDS.vague.includes(other.id) || !isGenitive(measured, food)) return null
  return start
}

/** What a measure is of, with the adjective before it: "białego wina"; a "razowego" stands for its bread. */
function measuredAt(words: readonly Word[], place: number): string | undefined {
  const [first, noun] = words.slice(place, place + 2)
  return first && noun && isAdjective(first.typed.toLowerCase()) && readTold(typedOf([first, noun]))[0]?.food
    ? typedOf([first, noun])
    : first?.typed
}
