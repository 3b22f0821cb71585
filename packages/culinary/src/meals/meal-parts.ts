import { MEAL_WORDS, portionsOf } from '@spizarka/knowledge'
import { amountOf, readIngredient } from '../ingredients/index.ts'
import { searchStem, searchWords } from '../recipes/index.ts'
import { readUnit } from '../units/read-unit.ts'
import { PIECE } from './eaten-amounts.ts'
import { asGroceries, numberOf, sizeOf, typedOf, vesselOf, type Word, withWhatIsMeasured, wordsOf } from './meal-words.ts'

/** A part of a meal; `isJoined` where "i" or "oraz" joins it to the one before it. */
export interface Segment {
  text: string
  isJoined: boolean
}

/** Parts that stand beside each other: a comma between digits is a decimal one, a full stop ends a sentence. */
export function segmentsOf(text: string): Segment[] {
  return text
    .split(/[\n;:+•()]|,(?!\d)|(?<!\d),|[.!?](?=\s+\p{Lu})|\s(?:plus|potem|a)\s/u)
    .flatMap((part) => part.split(/\s(?:i|oraz)\s/u).map((each, place) => ({ text: each.trim(), isJoined: place > 0 })))
    .filter((part) => /\p{L}/u.test(part.text))
}

/** Parts of what is told as one: behind "z" what it goes with, behind "na" and "w" the bread or the milk that it is eaten with. */
export function partsOf(text: string): Part[] {
  const [head = '', ...told] = text.split(/\s(ze?|na|we?)\s/u)
  const [only, ...others] = told.length > 0 ? readIngredient(text) : []
  const names = only?.food && others.length === 0 ? [only.food.name, ...(only.food.also ?? [])] : []
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
    if (isPartOfName(names, part)) prolong(`${preposition} ${part}`)
    else if (preposition.startsWith('z')) parts.push({ text: part, isAddition: true })
    // A whole roll, a whole glass.
    else if (isEatenWith(part)) parts.push({ text: part, isAddition: false })
    // How it was made is left out, but not an amount behind it; what nobody knows makes another dish of it.
    else if (saysHow(`${preposition} ${part}`)) prolong(typedOf(amountIn(wordsOf(part))))
    else prolong(`${preposition} ${part}`, true)
  }
  return parts.filter(({ text: part }) => part.trim() !== '')
}

export interface Part {
  text: string
  /** It goes with what stands before it. */
  isAddition: boolean
  /** What is said of it makes it something that no name here is of. */
  isOther?: boolean
}

const DONE_SO = MEAL_WORDS.done_so.map((phrase) => wordsOf(phrase).map(({ plain }) => plain))

/** Whether words say how something was made and nothing that it would be another dish by: "na miękko", "w 200 ml". */
function saysHow(text: string): boolean {
  const words = wordsOf(text)
  if (DONE_SO.some((phrase) => phrase.every((each, at) => words[at]?.plain === each))) return true
  return words.length - amountIn(words).length <= 1
}

function isPartOfName(names: readonly string[], words: string): boolean {
  const [stem = ''] = searchWords(words).map(searchStem)
  return names.some((name) => /\s(?:ze?|na|we?)\s/u.test(name) && searchWords(name).map(searchStem).includes(stem))
}

/** What something lies on or swims in and is eaten with: bread of all kinds, milk. */
function isEatenWith(text: string): boolean {
  const words = wordsOf(text)
  const [item] = readIngredient(asGroceries(withNamedMeasure(words)))
  const food = item?.food
  if (!food) return false
  return (
    (food.aisle === 'bakery' && food.gramsPerPiece !== undefined) ||
    portionsOf(food.id).some(({ of }) => MEAL_WORDS.eaten_in.some((id) => of.includes(id)))
  )
}

/** "talerz rosołu", "pół pizzy", "2 porcje bigosu": what it is served in and how often, and the rest. */
export function servedIn(words: readonly Word[]): { rest: readonly Word[]; vessel: string | null; count: number | null } {
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

/** The words of an amount, in front or behind: "300 g", "2", "250ml". */
export function amountIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word) => numberOf(word) !== null || isWeight(word.plain))
  if (at < 0) return []
  const [word, next] = [words[at], words[at + 1]]
  if (!word) return []
  return next && numberOf(word) !== null && isUnit(next.plain) ? [word, next] : [word]
}

/** A unit of weight or volume, in any form of it. */
function isUnit(word: string): boolean {
  const kind = readUnit(word)?.unit.kind
  return kind === 'mass' || kind === 'volume'
}

/** "150g". */
function isWeight(plain: string): boolean {
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
  return readIngredient(part).some(({ food }) => food !== null)
}
