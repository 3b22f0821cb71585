import type { Lexicon } from '../names/lexicon.ts'
import { readProduct } from '../read-product.ts'
import type { Token } from '../text/tokens.ts'
import { isTalk, isVerb, NOT_BOUGHT, PEOPLE, PLACES } from '../words.ts'
import { isAmountToken, type Segment } from './split-line.ts'

const SEPARATOR: Token = { kind: 'separator', text: ',', inParens: false }

/** Behind "nie" they take back what was said; the first of them do so alone too. */
const TAKES_BACK = /^(?:sorry|sorki|sory|czekaj|czekajcie|poczekaj|poczekajcie|stop|wroc|pomylka|pomylilam|pomylilem)$/
const CORRECTION_AFTER_NO = /^(?:zaraz|chwila|chwile|moment|jednak|raczej|lepiej|przepraszam|sorry|dobra)$/

/** "nie, nie, czekaj, jednak": longer it does not get. */
const LONGEST_TAKING_BACK = 8

/** More words than this in front of "nie pisz" are no one name. */
const LONGEST_NAME = 4

function folded(token: Token | undefined): string {
  return token?.kind === 'word' ? token.folded : ''
}

function isNameWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit === null && token.folded !== 'nie'
}

/** What is said while the list is told, and taken back at once: "półtora litra, nie, czekaj, dwa litry", "hot dog, nie, hot doga nie pisz". */
export function withoutTakenBack(lexicon: Lexicon, tokens: readonly Token[]): Token[] {
  return tokens.some((token) => token.kind === 'word' && (token.folded === 'nie' || TAKES_BACK.test(token.folded)))
    ? withoutStruckNames(lexicon, withLastAmounts(tokens))
    : [...tokens]
}

/** Where what takes back ends that starts at a place; the place itself where nothing does. */
function endOfTakingBack(tokens: readonly Token[], at: number): number {
  // "1,7 kilo, nie, 1,9", "pół kilo nie czterysta gram": an amount behind "nie" that stands between two of them.
  const next = tokens.findIndex((token, place) => place > at && token.kind !== 'separator')
  const isAmended = folded(tokens[at]) === 'nie' && standsBetweenAmounts(tokens, at, next)
  if (isAmended) return next
  let end = at
  let isNo = false
  let isMeant = false
  for (; end < Math.min(tokens.length, at + LONGEST_TAKING_BACK); end++) {
    const token = tokens[end]
    const word = folded(token)
    if (word === 'nie') isNo = true
    else if (word === 'albo' && folded(tokens[end + 1]) === 'nie') continue
    // "gnocchi 2 op. a nie, gnocchi 1 starczy": named again, with another amount.
    else if (
      isNo &&
      isNameWord(token) &&
      tokens.slice(0, at).some((each) => folded(each) === word) &&
      tokens.slice(end).some(isAmountToken)
    )
      return end
    else if (TAKES_BACK.test(word) || (isNo && CORRECTION_AFTER_NO.test(word))) isMeant = true
    else if (token?.kind !== 'separator') break
  }
  return isMeant ? end : at
}

/** "2 szt, nie 3" is what is not wanted: a pause behind "nie", or a measure of its own, tells that it is what is meant. */
function standsBetweenAmounts(tokens: readonly Token[], at: number, next: number): boolean {
  const before = tokens.slice(0, at).findLast((token) => token.kind !== 'separator')
  if (before === undefined || !isAmountToken(before) || tokens[next]?.kind !== 'number') return false
  const isPause = tokens[at + 1]?.kind === 'separator'
  const isMeasured = [before, tokens[next + 1]].every((token) => token?.kind === 'word' && token.unit !== null)
  return isPause || isMeasured
}

function dropSeparators(tokens: Token[]): void {
  while (tokens.at(-1)?.kind === 'separator') tokens.pop()
}

/** Of two amounts with a change of mind between them the second holds; it may leave out the unit of the first. */
function withLastAmounts(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    const end = /^(?:nie|albo|sorry|sorki|sory|czekaj\p{L}*|poczekaj\p{L}*|stop|wroc|pomyl\p{L}*)$/u.test(folded(token))
      ? endOfTakingBack(tokens, at)
      : at
    const next = tokens[end]
    if (end > at) dropSeparators(result)
    // "dwa masła, albo nie, lepiej jedno": the number of what stands before.
    const counted = end > at && next?.kind === 'number' ? placeOfOnlyNumber(result) : -1
    if (counted >= 0 && !isAmountToken(tokens[end + 1] ?? SEPARATOR) && !isAmountToken(result.at(-1) ?? SEPARATOR)) {
      result[counted] = next ?? token
      at = end
      continue
    }
    if (end > at && next && isAmountToken(next) && result.some(isAmountToken) && isAmountToken(result.at(-1) ?? SEPARATOR)) {
      const start = result.findLastIndex((each) => !isAmountToken(each)) + 1
      const unit = result.slice(start).find((each) => each.kind === 'word')
      result.splice(start)
      result.push(next)
      const behind = tokens[end + 1]
      if (unit && next.kind === 'number' && !(behind && isAmountToken(behind))) result.push(unit)
      at = end
    } else result.push(token)
  }
  return result
}

/** Where the one number stands of the product that ends the tokens; -1 where it has none, or several. */
function placeOfOnlyNumber(tokens: readonly Token[]): number {
  const start = tokens.findLastIndex((token) => token.kind === 'separator' || token.kind === 'and') + 1
  const numbers = tokens.flatMap((token, place) => (place >= start && token.kind === 'number' ? place : []))
  return numbers.length === 1 ? (numbers[0] ?? -1) : -1
}

/** "hot doga nie pisz" inside a line: that product alone leaves it, with the amount that opened it, and what was said of it before. */
function withoutStruckNames(lexicon: Lexicon, tokens: readonly Token[]): Token[] {
  let result: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    const end = folded(token) === 'nie' ? endOfStriking(lexicon, tokens, at) : at
    const isOrder = NOT_BOUGHT.has(folded(tokens[at + 1]))
    if (end > at && !isOrder) dropSeparators(result)
    const named = isOrder ? result : withoutAmountBehind(result)
    const start = end > at ? startOfStruck(lexicon, named, isOrder && namesFood(lexicon, tokens[end])) : -1
    if (start < 0) result.push(token)
    else {
      result = [...result.slice(0, start), SEPARATOR]
      at = end - 1
    }
  }
  return result
}

/** "gnocchi 2 op. a": the product is struck with the amount that stands behind it. */
function withoutAmountBehind(tokens: readonly Token[]): readonly Token[] {
  const end = folded(tokens.at(-1)) === 'a' ? tokens.length - 1 : tokens.length
  return tokens.slice(0, tokens.slice(0, end).findLastIndex((token) => !isAmountToken(token)) + 1)
}

/** Where the "nie" ends that strikes out the product before it: "nie pisz", or "nie, jednak" with another product behind; its own place where it strikes none. */
function endOfStriking(lexicon: Lexicon, tokens: readonly Token[], at: number): number {
  if (NOT_BOUGHT.has(folded(tokens[at + 1]))) return at + 2
  const end = endOfTakingBack(tokens, at)
  return end > at && namesFood(lexicon, tokens[end]) ? end : at
}

function namesFood(lexicon: Lexicon, token: Token | undefined): boolean {
  return token !== undefined && isNameWord(token) && readProduct(lexicon, [token]).resolved.food !== null
}

/**
 * Where the product begins that ends the tokens and is struck out; -1 where no known one does. Behind "nie kupuj" may stand another product:
 * then only a genitive in front of it is what is not bought ("chleba nie kupuj masło", but "masło nie kupuj chleba").
 */
function startOfStruck(lexicon: Lexicon, tokens: readonly Token[], isGenitive: boolean): number {
  const open = tokens.findLastIndex((token) => !isNameWord(token)) + 1
  const from = Math.max(open, tokens.length - LONGEST_NAME)
  const named = Array.from({ length: tokens.length - from }, (_, place) => from + place).find((place) => {
    const { food, unknownWords, listed } = readProduct(lexicon, tokens.slice(place)).resolved
    return food !== null && unknownWords.length === 0 && !(isGenitive && listed)
  })
  if (named === undefined) return -1
  const length = tokens.length - named
  const first = named - 1 - length
  const isRepeated =
    first >= 0 &&
    folded(tokens[named - 1]) === 'nie' &&
    tokens.slice(named).every((token, place) => folded(tokens[first + place]).slice(0, 3) === folded(token).slice(0, 3))
  const start = isRepeated ? first : named
  const amount = tokens.slice(0, start).findLastIndex((token) => !isAmountToken(token)) + 1
  const before = tokens[amount - 1]
  return before === undefined || before.kind === 'separator' || before.kind === 'and' ? amount : start
}

/** More words than this in front of a verb are no opener. */
const LONGEST_OPENER = 7
const PREPOSITION = /^(?:na|w|we|po|z|ze|o|u|do|przy|przed|od|dla)$/

/**
 * "wracam o szóstej to wezmę kajzerki", "po wyjeździe zostało mi pół cukinii": what opens with talk or says when and where, names no food
 * and comes to a verb, only leads to what follows. The verb stays for what it governs.
 */
export function withoutOpener(lexicon: Lexicon, segment: Segment): Segment {
  const first = segment[0]
  if (first?.kind !== 'word' || !(PREPOSITION.test(first.folded) || isSaid(lexicon, first) || isSomebody(lexicon, segment))) return segment
  const verb = segment
    .slice(0, LONGEST_OPENER)
    .findLastIndex((token) => token.kind === 'word' && isVerb(token.text, token.folded, lexicon.forms.has(token.folded)))
  if (verb < 1 || verb === segment.length - 1) return segment
  const opener = segment.slice(0, verb)
  const isPlain = opener.every((token) => token.kind === 'word' && token.unit === null && !token.inParens && token.folded !== 'nie')
  const told = opener.filter((token) => !isSaid(lexicon, token) && !PREPOSITION.test(folded(token)))
  if (!isPlain || told.length > 2 || told.some((token) => readProduct(lexicon, [token]).resolved.food !== null)) return segment
  return segment.slice(verb)
}

/** More words than this in front of "nie mają" are not who lacks it. */
const LONGEST_WHO = 3
const HAVE = /^(?:mam|masz|mamy|macie|maja)$/

/** "psy nie mają karmy": who lacks something is on no list, and what they lack is. */
export function withoutWhoLacks(lexicon: Lexicon, segment: Segment): Segment {
  const no = segment.findIndex((token) => folded(token) === 'nie')
  const who = segment.slice(0, Math.max(0, no))
  if (who.length === 0 || who.length > LONGEST_WHO || !HAVE.test(folded(segment[no + 1])) || !who.every(isNameWord)) return segment
  return isNameWord(segment[no + 2]) && readProduct(lexicon, who).resolved.food === null ? segment.slice(no + 2) : segment
}

/** "Ola pyta czy kupisz drożdże": a name that is no food, and a verb behind it. */
function isSomebody({ forms }: Lexicon, [name, verb]: Segment): boolean {
  const isName = name?.kind === 'word' && /^\p{Lu}\p{Ll}+$/u.test(name.text) && !forms.has(name.folded)
  return isName && verb?.kind === 'word' && isVerb(verb.text, verb.folded, forms.has(verb.folded))
}

function isSaid(lexicon: Lexicon, token: Token): boolean {
  if (token.kind !== 'word') return false
  return isTalk(token.text, token.folded, lexicon.forms.has(token.folded)) || PEOPLE.has(token.folded) || PLACES.has(token.folded)
}

/** "Spisałam spiżarkę.": what was said, and a place where food is kept. */
export function saysWhereOnly(named: Segment, said: Segment): boolean {
  const told = named.filter((token) => !PREPOSITION.test(folded(token)))
  return told.length > 0 && named.length < said.length && told.every((token) => PLACES.has(folded(token)))
}
