import { type Food, isA, MEAL_WORDS } from '@spizarka/knowledge'
import { PREPOSITIONS } from '../parse/names/lexicon.ts'
import { unexplained } from './explained-words.ts'
import { isOneOf } from './made-of.ts'
import { type ReadMealItem, saysLittle } from './meal-items.ts'
import { isOfAmount } from './meal-parts.ts'
import { isOfRelatives, isUntold, ofSomeKind, typedOf, type Word, withoutIntroduction, withoutWays, wordsOf } from './meal-words.ts'
import { readTold } from './read-told.ts'
import { isNominative } from './said/in-a-row.ts'
import { isAroundAlone, knownAmong, withoutPhrases } from './said/known-among.ts'
import type { Segment } from './said/segment.ts'

/** A part of a meal with what its last words go with. */
export interface Read {
  items: ReadMealItem[]
  segment: string
  /** How many of the first there are, so that there are as many of what goes with it. */
  times: number
}

/** Reads a part as one thing, or as one with what goes with it. */
type ReadWhole = (segment: Segment, before: Read | null) => Read

/** What a part says; where nobody knows it with all its words, by those among them that are known, as something doubtful. */
export function readInPart(segment: Segment, before: Read | null, readWhole: ReadWhole): Read {
  const read = readPartly(segment, before, readWhole)
  const unread = countUnread(read)
  if (unread === 0 || saysNobody(segment.text)) return read
  return readInARow(segment, before, readWhole, read) ?? read
}

/** Whether nobody can know what it was, whatever is named beside it. */
function saysNobody(told: string): boolean {
  // "jak zawsze u nas" is nobody's.
  const words = withoutPhrases(wordsOf(told))
  const text = typedOf(words)
  return saysNothing(text) || isUntold(words) || isOfRelatives(words)
}

function readPartly(segment: Segment, before: Read | null, readWhole: ReadWhole): Read {
  const read = readWhole(segment, before)
  const unread = countUnread(read)
  const words = wordsOf(segment.text)
  if (unread === 0 || saysNobody(segment.text)) return read
  for (const text of knownAmong(words)) {
    const again = readWhole({ ...segment, text }, before)
    // "cynamonem jak w przedszkolu": one more of what the last thing is made of.
    const isOneMore = again.items.length === 0 && segment.isJoined
    const isMore =
      countUnread(again) < unread &&
      (again.items.some(isReady) || isOneMore) &&
      read.items.filter(isReady).every((item) => holds(again, item))
    if (isMore && !again.items.some(({ food }) => food && isOfAnyKind(food)))
      return {
        ...again,
        items: again.items.map((item) =>
          isReady(item) && !holds(read, item) ? { ...item, sourceLine: segment.text, isDoubtful: true } : item,
        ),
      }
  }
  return read
}

/** Nobody tells so much without a comma. */
const MOST_IN_A_ROW = 20

/**
 * Of what nobody could read as one thing the things that it is in a row, where each begins with a name as it stands on a shelf: "golonka z kością kapusta
 * zasmażana"; null where no less of it stays unread so.
 */
function readInARow(segment: Segment, before: Read | null, readWhole: ReadWhole, read: Read): Read | null {
  const words = wordsOf(segment.text)
  const starts = words.length > MOST_IN_A_ROW ? [] : words.flatMap((_, place) => (beginsAnother(words, place) ? place : []))
  if (starts.length === 0) return null
  const items: ReadMealItem[] = []
  let last = before
  for (const [at, start] of [0, ...starts].entries()) {
    const told = words.slice(start, starts[at])
    if (isAroundAlone(withoutIntroduction(told))) continue
    const text = typedOf(told)
    last = readPartly({ ...segment, text, isJoined: at === 0 && segment.isJoined }, last, readWhole)
    items.push(...last.items)
  }
  const [left, more] = [items.filter((item) => !isReady(item)).length, items.filter(isReady)]
  // "bulgotka ziemniaki surówka": beside what nobody knows only what lies beside a dish; anything else may be what it tastes of.
  const unread = countUnread(read)
  const isBesideUnknown = left === unread && more.length > 0 && more.every(({ food }) => food && isOneOf(food, MEAL_WORDS.sides))
  const isAllThere = read.items.filter(isReady).every((item) => holds({ items }, item))
  return last && isAllThere && (left < unread || isBesideUnknown) ? { ...last, items } : null
}

/** Whether a name as it stands on a shelf begins at a place, of another thing than the word before it. */
function beginsAnother(words: readonly Word[], place: number): boolean {
  const [last, first] = words.slice(place - 1, place + 1)
  if (place < 1 || !last || !first || PREPOSITIONS.has(last.plain) || isOfAmount(last)) return false
  const [food, other] = [first, last].map(({ typed }) => readTold(typed)[0]?.food)
  // "jogurt skyr": of which kind it is; "kawa zbożowa": one name.
  if (!food || !isNominative(first, food) || (other && (isA(food.id, other.id) || isA(other.id, food.id)))) return false
  const [whole, more] = readTold(typedOf([last, first]))
  return !(whole?.food && more === undefined && unexplained(typedOf([last, first]), [whole.food]).length === 0)
}

function isReady({ status }: ReadMealItem): boolean {
  return status === 'ready'
}

/** Whether a food says only that it was a soup, a bar, a cake: with any other word beside it nobody knows which. */
function isOfAnyKind(food: Food): boolean {
  return saysLittle(food) || MEAL_WORDS.untold.of_some_kind.includes(food.id)
}

function countUnread({ items }: Read): number {
  return items.filter((item) => !isReady(item)).length
}

function holds({ items }: Pick<Read, 'items'>, { food, dishId }: ReadMealItem): boolean {
  return items.some((item) => isReady(item) && item.dishId === dishId && item.food?.id === food?.id)
}

/** Whether words say no more than whose it was, or that it was something of a kind that may be anything. */
export function saysNothing(segment: string): boolean {
  const words = wordsOf(segment)
  const kind = ofSomeKind(words)
  const food = kind ? readTold(kind.typed)[0]?.food : null
  if (food && MEAL_WORDS.untold.of_some_kind.includes(food.id)) return true
  return isUntold(withoutIntroduction(words)) || isUntold(withoutWays(words))
}
