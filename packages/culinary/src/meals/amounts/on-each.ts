import { isOfAmount } from '../meal-parts.ts'
import {
  asGroceries,
  isAsWith,
  isMeasureBehind,
  measureOf,
  numberOf,
  typedOf,
  type Word,
  withAmountInFront,
  withoutIntroduction,
  wordsOf,
} from '../meal-words.ts'
import type { Segment } from '../said/segment.ts'

const EACH: ReadonlySet<string> = new Set(['kazdy', 'kazda', 'kazde', 'kazdego', 'kazdej', 'kazdym', 'kazda'])
const WITH: ReadonlySet<string> = new Set(['z', 'ze'])
const ON: ReadonlySet<string> = new Set(['na', 'do', 'w'])

/** "dwie kromki chleba, każda z łyżeczką masła i plastrem szynki", "na każdej plaster sera": so much on each is as many times that of what stands before. */
export function withEachTold(segments: readonly Segment[]): Segment[] {
  let times: number | null = null
  return segments.reduce<Segment[]>((told, segment) => {
    if (!segment.isJoined) times = null
    const words = wordsOf(segment.text)
    const ofEach = segment.isJoined ? null : measureOfEach(words)
    const whole = ofEach && countOf(wordsOf(told.findLast(({ isJoined }) => !isJoined)?.text ?? ''))
    if (ofEach && whole) return [...told, { ...segment, text: timesOf(ofEach, whole) }]
    const atEnd = segment.isJoined ? null : withEachAtEnd(words)
    if (atEnd !== null) return [...told, { ...segment, text: atEnd }]
    const behind = segment.isJoined ? null : behindEach(words)
    if (!behind) return [...told, times === null ? segment : { ...segment, text: timesOf(words, times) }]
    const head = told.findLast(({ isJoined }) => !isJoined)
    times = countOf(wordsOf(head?.text ?? ''))
    if (!head || times === null) return [...told, segment]
    const text = `z ${timesOf(behind, times)}`
    // What nothing goes with yet has that on it: three sandwiches are bread with it.
    const isPlain = head === told.at(-1) && !/\sze?\s/u.test(head.text)
    return isPlain ? [...told.slice(0, -1), { ...head, text: `${head.text} ${text}` }] : [...told, { ...segment, text }]
  }, [])
}

/** "trzy placki z łyżką śmietany każdy", "dwie bułki z plastrem sera na każdej": so much as one has, as many times as there are; null where the words say no such thing. */
function withEachAtEnd(words: readonly Word[]): string | null {
  if (!EACH.has(words.at(-1)?.plain ?? '')) return null
  const told = words.slice(0, ON.has(words.at(-2)?.plain ?? '') ? -2 : -1)
  const at = told.findIndex(({ plain }) => WITH.has(plain))
  const [measure] = told.slice(at + 1)
  const count = countOf(told)
  if (at < 1 || count === null || !measure || !isMeasureBehind(measure)) return null
  return `${typedOf(told.slice(0, at + 1))} ${timesOf(told.slice(at + 1), count)}`
}

/** ", po łyżeczce na każdego": how much of what goes with them each has, with nothing else; null where the words say more or none. */
function measureOfEach(words: readonly Word[]): readonly Word[] | null {
  const [first, ...others] = words
  const amount = others.slice(0, -2)
  const isEach = first?.plain === 'po' && ON.has(others.at(-2)?.plain ?? '') && EACH.has(others.at(-1)?.plain ?? '')
  return isEach && amount.length > 0 && amount.every(isOfAmount) ? amount : null
}

/** What stands behind words that say it is on each of several: "każda z …", "na każdej po …". Null where they say no such thing. */
function behindEach(words: readonly Word[]): readonly Word[] | null {
  const [first, second, ...others] = words
  if (first && second && EACH.has(first.plain) && others.length > 0 && (WITH.has(second.plain) || isAsWith(second, others[0])))
    return others
  if (first && second && ON.has(first.plain) && EACH.has(second.plain)) {
    const told = others[0]?.plain === 'po' || WITH.has(others[0]?.plain ?? '') ? others.slice(1) : others
    return told.length > 0 ? told : null
  }
  return null
}

function countOf(words: readonly Word[]): number | null {
  const [first] = withAmountInFront(withoutIntroduction(words))
  const count = first ? numberOf(first) : null
  return count !== null && Number.isInteger(count) ? count : null
}

/** So much of something as many times; what says no measure stays as it is. */
function timesOf(words: readonly Word[], times: number): string {
  const [first, ...others] = words
  if (!first) return ''
  const number = numberOf(first)
  const isMeasured = isMeasureBehind(first) || (number !== null && others[0] !== undefined && isOfAmount(others[0]))
  if (number !== null) return asGroceries([{ typed: String(number * times), plain: String(number * times) }, ...others])
  return isMeasured ? asGroceries([{ typed: String(times), plain: String(times) }, ...words]) : typedOf(words)
}

/** "trzy kromki chleba z serem po plasterku": so many on each of them is as many times that of what they go with. */
export function withEach(text: string): string {
  const all = withoutIntroduction(wordsOf(text))
  // "po łyżeczce na każdą" at the end.
  const isOfEach = EACH.has(all.at(-1)?.plain ?? '') && all.at(-2)?.plain === 'na'
  const words = isOfEach ? all.slice(0, -2) : all
  const at = words.findLastIndex(({ plain }) => plain === 'po')
  const [first, ...rest] = words.slice(at + 1)
  const each = first ? (numberOf(first) ?? 1) : 1
  const measure = rest.length === 0 && first && numberOf(first) === null ? first : rest[0]
  const head = words.slice(0, at)
  const told = EACH.has(head.at(-1)?.plain ?? '') && head.at(-2)?.plain === 'na' ? head.slice(0, -2) : head
  const count = told[0] ? numberOf(told[0]) : null
  const behind = told.findLastIndex(({ plain }) => plain === 'z' || plain === 'ze')
  if (at < 0 || rest.length > 1 || !measure || measureOf(measure) === null || count === null || behind < 1) return text
  return `${typedOf(told.slice(0, behind + 1))} ${each * count} ${measure.typed} ${typedOf(told.slice(behind + 1))}`
}

/**
 * "4 kromki chleba po plasterku szynki" and "sera", "3 kromki z masłem" and "plasterkiem sera każda": what is joined is on each of them, too, so that
 * there is as many times as much of it.
 */
export function withEachJoined(head: string, joined: string): string {
  const [first, ...others] = withoutIntroduction(wordsOf(head))
  const count = first ? numberOf(first) : null
  const words = wordsOf(joined)
  if (count === null || words.length === 0) return joined
  const at = others.findLastIndex(({ plain }) => plain === 'po')
  const measure = at < 0 ? undefined : others[at + 1]
  if (measure && measureOf(measure) !== null && words.length === 1) return `${count} ${measure.typed} ${joined}`
  const isOfEach = EACH.has(words.at(-1)?.plain ?? '')
  const [own, ...named] = isOfEach ? words.slice(0, words.at(-2)?.plain === 'na' ? -2 : -1) : []
  return own && named.length > 0 && measureOf(own) !== null ? `${count} ${own.typed} ${typedOf(named)}` : joined
}

/**
 * "dwie bułki z szynką i serem po dwa plasterki na każdej": so many on each of them of all that is joined is as many times that of each; as it was where
 * nothing is joined.
 */
export function withEachOfSeveral(text: string): string {
  const words = withoutIntroduction(wordsOf(text))
  const end = EACH.has(words.at(-1)?.plain ?? '') ? (words.at(-2)?.plain === 'na' ? -2 : -1) : words.length
  const told = words.slice(0, end)
  const at = told.findLastIndex(({ plain }) => plain === 'po')
  const [first, ...rest] = told.slice(at + 1)
  const each = first ? numberOf(first) : null
  const measure = each === null ? first : rest[0]
  const count = told[0] ? numberOf(told[0]) : null
  const behind = told.findIndex(({ plain }) => plain === 'z' || plain === 'ze')
  const isOfEach = at > behind && behind > 0 && rest.length === (each === null ? 0 : 1) && measure && measureOf(measure) !== null
  const joined = typedOf(told.slice(behind + 1, at)).split(/\s(?:i|oraz)\s/u)
  if (!isOfEach || count === null || joined.length < 2) return text
  return `${typedOf(told.slice(0, behind + 1))} ${joined.map((one) => `${(each ?? 1) * count} ${measure.typed} ${one}`).join(' i ')}`
}
