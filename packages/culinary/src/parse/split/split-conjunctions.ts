import type { Lexicon } from '../names/lexicon.ts'
import { readWord } from '../names/read-word.ts'
import { looksLikeAdjective } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import { readProduct } from '../read-product.ts'
import type { Token } from '../text/tokens.ts'
import { VARIETIES } from '../words.ts'
import { shareAmount } from './share-amount.ts'
import { nameTokens, type Segment } from './split-line.ts'

/** Cuts a segment at "i", "oraz", "&" where they join two products, and leaves them inside one product's name. */
export function splitConjunctions(lexicon: Lexicon, segment: Segment): Segment[] {
  const parts: Segment[] = [[]]
  for (const token of segment) {
    if (token.kind === 'and') parts.push([])
    else parts.at(-1)?.push(token)
  }
  if (parts.length === 1) return [segment]
  const result: Segment[] = []
  for (const part of parts) {
    if (part.length === 0) continue
    const left = result.at(-1)
    if (left && staysTogether(lexicon, left, part))
      left.push({ kind: 'word', text: 'i', folded: 'i', unit: null, inParens: part[0]?.inParens ?? false }, ...part)
    else result.push([...part])
  }
  return shareAmount(lendHeads(lexicon, result))
}

const INSTRUMENTAL = /(?:ą|em|ami|ymi|imi|[yi]m)$/

/** "z kapustą i grzybami", "o smaku śmietany i cebuli": what follows is governed by the same preposition. */
function staysTogether(lexicon: Lexicon, left: Segment, right: Segment): boolean {
  const names = nameTokens(right)
  if (names.length === 0 || nameTokens(left).length === 0) return false
  const whole = readProduct(lexicon, [...left, { kind: 'word', text: 'i', folded: 'i', unit: null, inParens: false }, ...right])
  if (whole.resolved.joined) return true
  const words = left.filter((token) => token.kind === 'word')
  const preposition = words.findLast((token) => /^(?:z|ze|o|w|na)$/.test(token.folded))
  if (!preposition || words.length - words.indexOf(preposition) > 3 || right[0]?.kind === 'number') return false
  const first = names[0]
  if (first?.kind !== 'word') return false
  const last = words.at(-1)?.text.toLowerCase() ?? ''
  if (/^ze?$/.test(preposition.folded) && (INSTRUMENTAL.test(last) || INSTRUMENTAL.test(first.text.toLowerCase())))
    return INSTRUMENTAL.test(first.text.toLowerCase())
  if (first.text.endsWith('ę')) return false
  if (preposition.folded === 'na') return false
  // Other cases: together unless the word is a product in the nominative.
  return !readWord(lexicon, first.text, false).some(
    ({ lexeme, fit }) =>
      fit >= 0.999 && lexicon.lexemes[lexeme]?.kind === 'noun' && lexicon.lexemes[lexeme]?.base === first.text.toLowerCase(),
  )
}

/** "papryka czerwona i żółta", "biały i żółty ser": the adjective alone borrows the noun beside it. */
export function lendHeads(lexicon: Lexicon, segments: readonly Segment[]): Segment[] {
  return segments.map((segment, place) => {
    const names = nameTokens(segment).filter((token) => token.kind !== 'word' || token.folded !== 'po')
    if (names.length === 0 || names.length > 2 || !names.every((token) => isAttribute(lexicon, token))) return segment
    // "porcja rosołowa": the unit beside it makes it a product.
    if (segment.some((token) => token.kind === 'word' && token.unit !== null) && readProduct(lexicon, segment).resolved.food !== null)
      return segment
    const before = segments[place - 1]
    const lender =
      before &&
      nameTokens(before).some(
        (token, at) => isAttribute(lexicon, token) || (at > 0 && token.kind === 'word' && looksLikeAdjective(token.text.toLowerCase())),
      )
        ? before
        : segments.slice(place + 1).find((other) => !nameTokens(other).every((token) => isAttribute(lexicon, token)))
    const head = lender && nameTokens(lender).find((token) => !isAttribute(lexicon, token))
    return head ? [head, ...segment] : segment
  })
}

/** Whether a token is a percentage or a word that is an adjective and nothing else. */
export function isAttribute(lexicon: Lexicon, token: Token): boolean {
  if (token.kind === 'percent') return true
  if (token.kind !== 'word' || token.unit !== null) return false
  if (VARIETIES.has(token.folded)) return true
  const readings = readWord(lexicon, token.text, false)
  const best = readings[0]
  if (!best) return false
  const adjective = readings.some(({ lexeme, fit }) => fit > 0.9 && lexicon.lexemes[lexeme]?.kind === 'adjective')
  const noun = readings.some(
    ({ lexeme, fit }) =>
      fit > 0.97 && lexicon.lexemes[lexeme]?.kind === 'noun' && fold(lexicon.lexemes[lexeme]?.base ?? '') === token.folded,
  )
  return adjective && !noun
}
