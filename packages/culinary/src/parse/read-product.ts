import { readUnit } from '../units/read-unit.ts'
import type { AmountDraft } from './amount/read-amount.ts'
import { readAmount } from './amount/read-amount.ts'
import { findFood } from './names/find-food.ts'
import type { Lexicon } from './names/lexicon.ts'
import { makeQuery } from './names/query.ts'
import { type ResolvedName, resolveName } from './names/resolve-name.ts'
import { isNegation, prepareTokens } from './prepare-tokens.ts'
import type { Segment } from './split/split-line.ts'
import type { Token } from './text/tokens.ts'
import { REMARK_STARTS, SPEECH_WORDS } from './words.ts'

/** The words and the amount of one product. */
export interface ReadProduct {
  resolved: ResolvedName
  draft: AmountDraft
  /** Words that were left for the name, as typed. */
  words: readonly string[]
}

/** The splitters ask what a segment would be before it is read for good. */
const lastRead = new WeakMap<Segment, ReadProduct>()

/** Reads one product: its amount wherever it stands, then its name out of the words that are left. */
export function readProduct(lexicon: Lexicon, segment: Segment): ReadProduct {
  const known = lastRead.get(segment)
  if (known) return known
  const product = read(lexicon, segment)
  lastRead.set(segment, product)
  return product
}

function read(lexicon: Lexicon, segment: Segment): ReadProduct {
  const whole = readCut(lexicon, segment)
  if (whole.resolved.food !== null && whole.resolved.unknownWords.length === 0) return whole
  const cut = cutRemark(withoutSpeech(segment))
  return cut.length === segment.length ? whole : readCut(lexicon, cut)
}

function readCut(lexicon: Lexicon, segment: Segment): ReadProduct {
  const tokens = prepareTokens(lexicon, segment)
  const { draft, rest } = readAmount(tokens, unitsInNames(lexicon, tokens))
  const words = rest.flatMap((token) =>
    token.kind === 'word' || token.kind === 'percent' ? [{ text: token.text, inParens: token.inParens }] : [],
  )
  if (words.length === 0) {
    const lone = tokens.flatMap((token) =>
      token.kind === 'word' && token.unit !== null && !token.unit.abbreviated ? [{ text: token.text, inParens: false }] : [],
    )
    // "3 słoiki": with nothing inside, the container is the product.
    const resolved = resolveName(lexicon, lone)
    if (resolved.food || tokens.every((token) => token.kind === 'word' && token.unit?.impliesOne === false))
      return { resolved, draft: { ...draft, containers: [] }, words: lone.map((word) => word.text) }
  }
  return { resolved: resolveName(lexicon, words, followsMeasure(withoutSpeech(tokens))), draft, words: words.map((word) => word.text) }
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit !== null
}

/** Whether a measure opens the product, so that its noun stands in the genitive ("20 dag szynki", "puszka kukurydzy"). */
function followsMeasure([first, second]: readonly Token[]): boolean {
  return isUnit(first) || (first?.kind === 'number' && isUnit(second))
}

function isSpoken(token: Token | undefined): boolean {
  return token?.kind === 'word' && SPEECH_WORDS.has(token.folded)
}

/** Verbs and politeness in front of the product say nothing about it ("mama prosiła o dwa kilo ziemniaków"). */
function withoutSpeech(segment: Segment): Segment {
  const start = segment.findIndex(
    (token, place) =>
      token.kind !== 'word' || !(SPEECH_WORDS.has(token.folded) || (token.folded === 'nie' && isSpoken(segment[place + 1]))),
  )
  if (start <= 0) return segment
  // "nie zapomnij o mleku": the verb's preposition goes with it.
  const first = segment[start]
  return segment.slice(first?.kind === 'word' && first.folded === 'o' ? start + 1 : start)
}

/** Drops everything from a word on that starts a remark, once a product stands before it ("masło, tylko jak tanie"). */
function cutRemark(segment: Segment): Segment {
  let named = false
  for (const [place, token] of segment.entries()) {
    if (token.kind !== 'word') continue
    if (REMARK_STARTS.has(token.folded)) {
      if (named && !isNegation(token, segment[place + 1])) return segment.slice(0, place)
    } else if (token.unit === null) named = true
  }
  return segment
}

/** Unit words that belong to a food's name in this segment ("kostka rosołowa", "worki na śmieci", "laska wanilii"). */
function unitsInNames(lexicon: Lexicon, tokens: readonly Token[]): ReadonlySet<Token> {
  const candidates = tokens.filter((token) => token.kind === 'word' && token.unit !== null && !token.unit.abbreviated)
  if (candidates.length === 0) return new Set()
  const words: Token[] = tokens.filter((token) => token.kind === 'word')
  const query = makeQuery(
    lexicon,
    words.map(({ text, inParens }) => ({ text, inParens })),
    () => true,
  )
  const found = findFood(lexicon, query)
  if (!found || found.variant.words.length < 2) return new Set()
  // "listki laurowe", "worki na śmieci" are names; "pęczek włoszczyzny" is an amount, though it be listed as a name.
  const { variant } = found
  const described = variant.words.some(
    (word) =>
      word.role === 'preposition' ||
      (word.role === 'attribute' && [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective')),
  )
  const own = readUnit(variant.food.name.toLowerCase().split(' ')[0] ?? '') !== null
  const unitIsHead = readUnit(variant.words[variant.head]?.text ?? '') !== null
  return new Set(own || (described && unitIsHead) ? candidates.filter((token) => found.used.has(words.indexOf(token))) : [])
}
