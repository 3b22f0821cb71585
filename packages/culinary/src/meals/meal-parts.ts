import { type Food, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf } from '../ingredients/index.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { readUnit } from '../units/read-unit.ts'
import { gramsOfMeasure, PIECE } from './amounts/eaten-amounts.ts'
import { unexplained } from './explained-words.ts'
import { isOneOf, isSame } from './made-of.ts'
import {
  asGroceries,
  contentOf,
  isMeasureBehind,
  measureOf,
  numberOf,
  sizeOf,
  typedOf,
  vesselOf,
  type Word,
  withWhatIsMeasured,
  wordsOf,
} from './meal-words.ts'
import { readTold } from './read-told.ts'

/** Whether a word says how much there is of something. */
export function isOfAmount(word: Word): boolean {
  return numberOf(word) !== null || isMeasureBehind(word) || sizeOf(word) !== null || isUnit(word.plain) || isWeight(word.plain)
}

/**
 * Parts of what is told as one: behind "z" what it goes with, behind "na" and "w" the bread or the milk that it is eaten with. `isToldHowMuch`: how much there is
 * of its head was told already.
 */
export function partsOf(text: string, isToldHowMuch = false): Part[] {
  const [head = '', ...told] = text.split(/\s(ze?|na|we?|do)\s/u)
  let named = namedWhole(head, told)
  let isInner = false
  const parts: Part[] = [{ text: head, isAddition: false }]
  const prolong = (more: string, isOther = false) => {
    const last = parts.pop()
    parts.push({
      text: `${last?.text ?? ''} ${more}`.trim(),
      isAddition: last?.isAddition ?? false,
      ...((last?.isOther || isOther) && { isOther: true }),
    })
  }
  for (let place = 0; place < told.length; place += 2) {
    const [preposition = '', part = ''] = told.slice(place, place + 2)
    // "150 g kurczaka z ryżem 80 g": what has its own weight beside a weight is a thing of its own.
    const isWeighedApart = [head, part].every((each) => amountIn(wordsOf(each)).some(({ plain }) => isWeight(plain) || isUnit(plain)))
    if (named && !(isWeighedApart && preposition.startsWith('z')) && isPartOfName(named, part, preposition)) {
      // "owsianka z 5 łyżek płatków na wodzie": what the whole is called by is of its head, whatever stands between.
      const between = isInner ? [] : parts.splice(1)
      prolong(`${preposition} ${part}`)
      parts.push(...between)
    } else if (preposition.startsWith('z')) {
      parts.push({ text: part, isAddition: true })
      // "z pastą z tuńczyka": what goes with it may have a name of several parts, too.
      const inner = namedWhole(part, told.slice(place + 2))
      if (inner && isPartOfName(inner, told[place + 3] ?? '', told[place + 2] ?? '')) {
        named = inner
        isInner = true
      }
    }
    // "łyżeczka cukru do herbaty": both were had.
    else if (preposition === 'do' && knowsFood(part)) parts.push({ text: part, isAddition: false, isServed: true })
    // A whole roll, a whole glass; of the milk that a coffee is on as much as coffee has.
    else if (isEatenWith(part))
      parts.push({ text: typedOf(withNamedMeasure(wordsOf(part))), isAddition: preposition === 'na' && isWhitened(head) })
    // "krokiety z barszczem w kubku": the vessel of what goes with something.
    else if (parts.length > 1 && isVesselAlone(part)) {
      const last = parts.pop()
      if (last) parts.push({ ...last, text: `${part} ${last.text}` })
    }
    // "jajecznica na łyżce masła": so much of what it was fried in is eaten with it.
    else if (preposition === 'na' && isMeasured(wordsOf(asGroceries(wordsOf(part)))) && knowsFood(part))
      parts.push({ text: part, isAddition: true })
    // "jajka na boczku": what it was fried on is eaten with it.
    else if (preposition === 'na' && isFlesh(part)) parts.push({ text: part, isAddition: true, isUnder: true })
    // How it was made is left out, but not an amount behind it; what nobody knows makes another dish of it.
    else if (saysHow(`${preposition} ${part}`)) {
      const amount = amountIn(wordsOf(part))
      const liquid = wordsOf(part).filter((word) => !amount.includes(word))
      // "odżywka 30 g na wodzie 300 ml": what has its own amount has none of what it was made with.
      const isOfItsOwn =
        amount.length > 0 && (isToldHowMuch || amountIn(wordsOf(parts[0]?.text ?? '')).length > 0) && knowsFood(typedOf(liquid))
      if (isOfItsOwn) parts.push({ text: typedOf([...amount, ...liquid]), isAddition: false })
      else prolong(typedOf(amount))
    } else prolong(`${preposition} ${part}`, true)
  }
  return parts.filter(({ text: part }) => part.trim() !== '')
}

/** No name has more than two ("pierś z kurczaka w sosie pomidorowym"), and no dish more that lies on it between them. */
const MOST_PREPOSITIONS = 4

/** The food that the words with most of what stands behind "z", "na", "w" and "do" are the name of: "zupa z soczewicy", whatever it goes with. */
function namedWhole(head: string, told: readonly string[]): Food | null {
  for (let end = Math.min(told.length, 2 * MOST_PREPOSITIONS); end > 0; end -= 2) {
    const [only, ...others] = readTold(`${head} ${told.slice(0, end).join(' ')}`)
    // A name that leaves words over is not what was told: "jogurt grecki z granolą" is no "jogurt z granolą".
    const food = others.length === 0 ? (only?.food ?? null) : null
    const isNamed = food !== null && unexplained(head, [food]).every(({ isManner }) => isManner)
    if (isNamed && (end === told.length || isPartOfName(food, told[1] ?? '', told[0] ?? ''))) return food
  }
  return null
}

export interface Part {
  text: string
  /** It goes with what stands before it. */
  isAddition: boolean
  /** What stands before it was made on it, and not of it. */
  isUnder?: boolean
  /** What stands before it goes to it. */
  isServed?: boolean
  /** What is said of it makes it something that no name here is of. */
  isOther?: boolean
}

const DONE_SO = MEAL_WORDS.done_so.map((phrase) => wordsOf(phrase).map(({ plain }) => plain))

/** Whether words that say how something was made are meat that it was made on. */
function isFlesh(part: string): boolean {
  const [item, other] = readTold(part)
  const food = other === undefined ? item?.food : null
  const isNamed = food != null && unexplained(part, [food]).every(({ isManner }) => isManner)
  return saysHow(`na ${part}`) && isNamed && isOneOf(food, MEAL_WORDS.made_of.flesh)
}

function isVesselAlone(part: string): boolean {
  const [word, other] = wordsOf(part)
  return word !== undefined && other === undefined && vesselOf(word) !== null
}

/** Whether words say how something was made and nothing that it would be another dish by: "na miękko", "w 200 ml". */
function saysHow(text: string): boolean {
  const words = wordsOf(text)
  const phrase = DONE_SO.find((each) => each.every((word, at) => words[at]?.plain === word))
  // What stands behind it says more than how: "na kwaśno babci Zosi".
  if (phrase) return isExplained(words.slice(phrase.length)) || isExplained(words.slice(1))
  return words.length - amountIn(words).length <= 1
}

/** Whether words say an amount, a manner, or are a food in full. */
function isExplained(words: readonly Word[]): boolean {
  const told = typedOf(words)
  return unexplained(
    told,
    readTold(told).flatMap(({ food }) => food ?? []),
  ).every(({ isManner }) => isManner)
}

/** Whether a name of the food has the words behind that preposition: "płatki do mleka" are not called "z mlekiem". */
function isPartOfName(food: Food, words: string, preposition: string): boolean {
  const [stem = ''] = searchWords(words).map(searchStem)
  const isNamed = [food.name, ...(food.also ?? [])].some((name) => {
    const [, ...behind] = name.split(
      preposition.startsWith('z') ? /\sze?\s/u : preposition.startsWith('w') ? /\swe?\s/u : ` ${preposition} `,
    )
    return behind.some((each) => searchWords(each).map(searchStem).includes(stem))
  })
  return isNamed && !isOfAnother(food, words) && unexplained(words, [food]).every(({ isManner }) => isManner)
}

/** "owsianka na mleku owsianym": words that are the whole name of one food are no part of a name that has another in their place ("na mleku"). */
function isOfAnother(food: Food, words: string): boolean {
  const [own, other] = readTold(words)
  if (!own?.food || other || wordsOf(words).length < 2 || unexplained(words, [own.food]).length > 0) return false
  const told = own.food
  const named = [food.name, ...(food.also ?? [])].flatMap((name) => {
    const behind = name.split(/\s(?:ze?|na|we?|do)\s/u).slice(1)
    return behind.flatMap((each) => readTold(each)[0]?.food ?? [])
  })
  return named.length > 0 && !named.some((each) => isSame(each, told))
}

/** What something lies on or swims in and is eaten with: bread of all kinds, milk. */
export function isEatenWith(text: string): boolean {
  const words = wordsOf(text)
  const [item] = readTold(asGroceries(withNamedMeasure(words)))
  const food = item?.food
  // Where something was eaten ("na tarasie") is no slip for what it lies on.
  if (!food || unexplained(text, [food]).some(({ isManner }) => !isManner)) return false
  return (
    (food.aisle === 'bakery' && food.gramsPerPiece !== undefined) ||
    portionsOf(food.id).some(({ of }) => MEAL_WORDS.eaten_in.some((id) => of.includes(id)))
  )
}

function isWhitened(head: string): boolean {
  const food = readTold(head)[0]?.food
  return food != null && isOneOf(food, MEAL_WORDS.whitened)
}

/** "talerz rosołu", "pół pizzy", "2 porcje bigosu": what it is served in and how often, and the rest. */
export function servedIn(words: readonly Word[]): { rest: readonly Word[]; vessel: string | null; count: number | null } {
  const size = words.findIndex((word, at) => at < 3 && sizeOf(word) !== null && isVesselAt(words, at + 1, at - 1))
  const times = words[size] ? sizeOf(words[size]) : null
  if (times !== null) {
    const plain = servedIn(words.filter((_, at) => at !== size))
    return { ...plain, count: plain.count === null ? null : plain.count * times }
  }
  const [first, second] = words
  const number = first ? numberOf(first) : null
  const holder = number === null ? first : second
  const found = holder ? vesselOf(holder) : null
  const vessel = words.length > (number === null ? 1 : 2) || (found && contentOf(found, undefined) !== null) ? found : null
  if (vessel) {
    const rest = words.slice(number === null ? 1 : 2)
    const content = contentOf(vessel, rest[0])
    const isNamed = content !== null && (!knowsFood(typedOf(rest)) || isTasteOf(content, typedOf(rest), vessel.measure))
    const named = isNamed ? [...wordsOf(content), ...rest] : rest
    return { rest: named, vessel: vessel.measure, count: number ?? 1 }
  }
  // "0,5 piwa" in digits is of a litre, "pół piwa" of one.
  return number !== null && number < 1 && !/\d/.test(first?.plain ?? '') && !isMeasured(words) && words.length > 1
    ? { rest: words.slice(1), vessel: PIECE, count: number }
    : { rest: words, vessel: null, count: null }
}

/** "tabliczka milki oreo": what nobody measures so, and is sold beside what everybody does, is what that tastes of. */
function isTasteOf(content: string, told: string, measure: string): boolean {
  const [whole, taste] = [content, told].map((each) => readTold(each)[0]?.food)
  if (!whole || !taste || whole.aisle !== taste.aisle) return false
  return gramsOfMeasure(whole, 1, measure) !== null && gramsOfMeasure(taste, 1, measure) === null
}

function isVesselAt(words: readonly Word[], ...places: readonly number[]): boolean {
  return places.some((at) => {
    const word = words[at]
    return word !== undefined && vesselOf(word) !== null
  })
}

/** Whether the amount in front is of a measure that the reader of lines knows ("pół szklanki", "pół litra"). */
function isMeasured(words: readonly Word[]): boolean {
  const stated = amountOf(typedOf(words), null)
  return stated !== null && stated.measure !== 'szt.'
}

/** "gulasz z kluskami 6 szt.": so many are of what goes with something where that is counted, and what it goes with is not. */
export function withPiecesWhereCounted(words: readonly Word[]): readonly Word[] {
  const at = words.findLastIndex(({ plain }) => plain === 'z' || plain === 'ze')
  const last = words.at(-1)
  const length = last && measureOf(last) === PIECE ? 2 : 1
  const count = words.at(-length)
  const addition = words.slice(at + 1, -length)
  if (at < 1 || !count || numberOf(count) === null || addition.length === 0) return words
  if (addition.some((word) => numberOf(word) !== null) || isCounted(words.slice(0, at)) || !isCounted(addition)) return words
  return [...words.slice(0, at + 1), count, ...addition]
}

/** Whether something is told by the piece; what is a piece of a ready dish in a shop is a pack. */
export function isCounted(words: readonly Word[]): boolean {
  const food = readTold(typedOf(words))[0]?.food
  if (food == null) return false
  if (food.kind === 'dish') return [food, ...portionsOf(food.id)].some(({ measures }) => measures?.[PIECE] !== undefined)
  return gramsOfMeasure(food, 1, PIECE) !== null
}

/** The words of an amount, in front or behind: "300 g", "2", "250ml". */
export function amountIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => numberOf(word) !== null || isWeight(word.plain))
  if (at < 0) return []
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return []
  return next && numberOf(word) !== null && isUnit(next.plain) ? [word, next] : [word]
}

/** A unit of weight or volume, in any form of it. */
export function isUnit(word: string): boolean {
  const kind = readUnit(word)?.unit.kind
  return kind === 'mass' || kind === 'volume'
}

/** "150g". */
export function isWeight(plain: string): boolean {
  const [number = ''] = /^\d{1,5}/.exec(plain) ?? []
  return number !== '' && isUnit(plain.slice(number.length))
}

export function withoutCount(words: readonly Word[]): readonly Word[] {
  return words[0] && numberOf(words[0]) !== null ? words.slice(1) : words
}

/** What a measure is of is said for those who leave it out ("kromka razowego"). */
export function withNamedMeasure(words: readonly Word[]): readonly Word[] {
  const whole = withWhatIsMeasured(words)
  if (!whole) return words
  const [head = ''] = typedOf(withoutCount(words).slice(1)).split(/\s(?:ze?|na|we?)\s/u)
  return knowsFood(head) ? words : whole
}

/** Whether the table has a food that the words name. */
export function knowsFood(part: string): boolean {
  // A "skibka" is a measure here, and no word of a list.
  return [part, asGroceries(wordsOf(part))].some((text) => readTold(text).some(({ food }) => food !== null))
}
