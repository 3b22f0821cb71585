import { type Lexicon, PREPOSITIONS } from '../names/lexicon.ts'
import { readWord } from '../names/read-word.ts'
import { adjectiveBase, looksLikeAdjective, tellsState } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import type { Token } from '../text/tokens.ts'
import { NON_PRODUCT_STARTS, SAVOURY_PRODUCTS, SAVOURY_TASTES, VARIETIES } from '../words.ts'
import type { Segment } from './split-line.ts'

/** Whether a token is a percentage or a word that is an adjective and nothing else. */
export function isAttribute(lexicon: Lexicon, token: Token): boolean {
  if (token.kind === 'percent') return true
  if (token.kind !== 'word' || token.unit !== null) return false
  if (VARIETIES.has(token.folded)) return true
  const readings = readWord(lexicon, token.text, false)
  const best = readings[0]
  const typed = token.text.toLowerCase()
  if (!best) return looksLikeAdjective(typed) && tellsState(adjectiveBase(typed))
  const adjective = readings.some(({ lexeme, fit }) => fit > 0.9 && lexicon.lexemes[lexeme]?.kind === 'adjective')
  // "biała" heads "biała surowa", but names nothing alone: it is a noun in that name only. "orzeszki" are things.
  const noun = readings.some(
    ({ lexeme, fit }) =>
      fit > 0.97 &&
      lexicon.lexemes[lexeme]?.kind === 'noun' &&
      fold(lexicon.lexemes[lexeme]?.base ?? '') === token.folded &&
      !(adjective && !DIMINUTIVE.test(token.folded) && lexicon.variantsOf.get(lexeme)?.every(({ words }) => words.length > 1)),
  )
  return adjective && !noun
}

/** "orzeszki", "paluszki": small things, many of them; adjectives end otherwise. */
const DIMINUTIVE = /.{2}(?:sz|cz)ki$/

/** "torba foliowa": a bag with what it is made of, and no food in it. */
export function isBag(lexicon: Lexicon, segment: Segment): boolean {
  const [bag, ...more] = segment.filter((token) => token.kind === 'word')
  return bag !== undefined && NON_PRODUCT_STARTS.has(bag.folded) && more.every((token) => isAttribute(lexicon, token))
}

/** Participles of what the shop or the cook did to a thing; folded. */
const TREATED = /^(?:po)?(?:krojon|plastrowan|mielon|siekan|szatkowan|obran|drylowan|pakowan|paczkowan|mrozon|tart)[yaei]/

/** "chleb wiejski, krojony": what was done to the thing, without an amount, makes no second one of it. */
export function isTreatment(segment: Segment): boolean {
  return segment.length === 1 && segment.every((token) => token.kind === 'word' && TREATED.test(token.folded))
}

/** "zupka chińska kurczak" is "o smaku kurczaka": the last word of a product that has such tastes, right behind it and without an amount of its own. */
export function withTaste(segment: Segment): Segment {
  const host = segment.findIndex((token) => token.kind === 'word' && SAVOURY_PRODUCTS.has(token.folded))
  if (host < 0) return segment
  const place = segment.findLastIndex((token) => token.kind === 'word' && token.unit === null)
  const last = segment[place]
  const before = segment[place - 1]
  const taste = last?.kind === 'word' ? SAVOURY_TASTES.get(last.folded) : undefined
  const isOwn = place > host && place - host <= 2 && before?.kind === 'word' && before.unit === null && !PREPOSITIONS.has(before.folded)
  if (taste === undefined || !isOwn) return segment
  const said = ['o', 'smaku', ...taste.split(' ')].map(
    (text): Token => ({ kind: 'word', text, folded: fold(text), unit: null, inParens: false }),
  )
  return [...segment.slice(0, place), ...said, ...segment.slice(place + 1)]
}
