import { MEAL_WORDS } from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'
import { isOfAmount } from '../meal-parts.ts'
import { isMeasureBehind, numberOf, typedOf, type Word, withAmountInFront, withoutIntroduction, wordsOf } from '../meal-words.ts'
import { isOfCompany } from '../said/circumstances.ts'
import { isWho, namesFood } from '../said/doings.ts'
import type { Segment } from '../said/segment.ts'

const LEFT = MEAL_WORDS.told_share.left.map(fold)
const ORDINALS = Object.entries(MEAL_WORDS.told_share.ordinals).flatMap(([place, begins]) =>
  begins.map((each) => ({ begins: fold(each), place: Number(place) })),
)
const LAST = 'ostatni'

/** Which in order a word says that one was ("trzecią"); null for others. */
function ordinalOf({ plain }: Word): number | null {
  return ORDINALS.find(({ begins }) => plain.startsWith(begins))?.place ?? null
}

/**
 * What was told with what somebody else got taken off it ("dwie kanapki" and "jedną oddałam"), or with as many of it as were eaten ("trzy gołąbki" and "zjadłem
 * dwa"); null where the second says neither.
 */
export function withoutGivenAway(before: Segment, told: Segment): Segment | null {
  const words = wordsOf(told.text)
  const [first, ...named] = withAmountInFront(withoutIntroduction(wordsOf(before.text)))
  const count = first ? numberOf(first) : null
  if (told.isEaten) {
    const eaten = countAlone(withoutIntroduction(words))
    if (eaten === null || count === null || before.isEaten || eaten > count) return null
    return { ...before, text: counted(eaten, named), isEaten: true }
  }
  if (!words.some(isGiven) && told.isOfOthers !== true) return null
  const given = givenOf(words)
  if (given === null) return null
  // "zjadłam trzy, czwartego oddałam": what was eaten is what was eaten.
  if (before.isEaten || count === null || (given.ordinal !== null && given.ordinal > count)) return before
  const left = count - given.count
  return left > 0 && Number.isInteger(count) ? { ...before, text: counted(left, named) } : before
}

/** The number that words consist of, with nothing or "sztuki" behind it. */
function countAlone([number, ...others]: readonly Word[]): number | null {
  const count = number ? numberOf(number) : null
  const isPieces =
    others.length === 0 || (others.length === 1 && others.every(isMeasureBehind) && others[0]?.plain.startsWith('szt') === true)
  return count !== null && isPieces && count >= 1 ? count : null
}

/** How many somebody else got, and which in order; null where the words say no one of them, or name a food. */
function givenOf(words: readonly Word[]): { count: number; ordinal: number | null } | null {
  const others = words.filter((word) => !isGiven(word) && !isWho(word) && !isOfCompany(word))
  const ordinal = others.flatMap((word) => ordinalOf(word) ?? [])[0] ?? null
  const numbers = others.flatMap((word) => numberOf(word) ?? [])
  const isOneOf = ordinal !== null || others.some(({ plain }) => plain.startsWith(LAST))
  // "drugą połówkę zostawiłam": half was told before already.
  const [share] = numbers
  if (share !== undefined && share < 1) return ordinal === 2 ? { count: 0, ordinal: null } : null
  const named = others.filter((word) => !isOfAmount(word) && ordinalOf(word) === null && !word.plain.startsWith(LAST))
  if ((!isOneOf && numbers.length !== 1) || namesFood(named)) return null
  return { count: isOneOf ? 1 : (share ?? 1), ordinal }
}

function isGiven({ plain }: Word): boolean {
  return LEFT.some((beginning) => plain.startsWith(beginning))
}

function counted(count: number, named: readonly Word[]): string {
  return `${String(count).replace('.', ',')} ${typedOf(named)}`
}
