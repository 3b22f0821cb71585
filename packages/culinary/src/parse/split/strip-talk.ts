import type { Lexicon } from '../names/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { isTalk, PEOPLE, PLACES } from '../words.ts'
import { isAmountToken, type Segment } from './split-line.ts'

/** Prepositions that verbs of errands take before what they are about ("skocz po", "wróć z", "pamiętaj o", "zaopatrz się w"). */
const GOVERNED = new Set(['z', 'ze', 'po', 'o', 'w', 'we'])
const TITLES = /^(?:pani|pania|panie|pan|pana|panu)$/

/** Cuts the talk before and behind a product ("wróć z dwoma litrami mleka" → "dwoma litrami mleka"); empty when there is nothing else. */
export function stripTalk(lexicon: Lexicon, segment: Segment): Segment {
  const end = closingOf(segment)
  const start = openingOf(lexicon, segment.slice(0, end), end < segment.length)
  return segment.slice(start, end)
}

/** Whether a segment only says goodbye: the names that follow it are signatures. */
export function isFarewell(segment: Segment): boolean {
  return segment.some(
    (token) => token.kind === 'word' && /^(?:dziekuj|pozdraw|pozdro|caluj|sciskam|buziak|dzieki|z powazaniem)/.test(token.folded),
  )
}

function folded(token: Token | undefined): string {
  return token?.kind === 'word' ? token.folded : ''
}

/** "bez trzech bananów nie wracaj": where the verb at the end begins. */
function closingOf(segment: Segment): number {
  const last = segment.length - 1
  if (/^(?:wracaj|wracajcie|przychodz|zapomnij|zapomnijcie)$/.test(folded(segment[last])) && folded(segment[last - 1]) === 'nie')
    return last - 1
  return segment.length
}

function openingOf(lexicon: Lexicon, segment: Segment, closed: boolean): number {
  let at = closed && folded(segment[0]) === 'bez' ? 1 : 0
  let spoken = false
  while (at < segment.length) {
    const step = stepAt(lexicon, segment, at, spoken)
    if (step === 0) break
    if (step > 0 && !GOVERNED.has(folded(segment[at]))) spoken = true
    at += step
  }
  // "ze dwa kilo", "z kilo": about as much.
  const next = segment[at + 1]
  if (/^(?:ze?|ok|jakies|jakiego|jakas)$/.test(folded(segment[at])) && next && isAmountToken(next)) at += 1
  return at
}

/** How many tokens of talk stand at a place; none ends the search. */
function stepAt(lexicon: Lexicon, segment: Segment, at: number, spoken: boolean): number {
  const token = segment[at]
  const next = segment[at + 1]
  if (token?.kind === 'colon' || token?.kind === 'dash' || token?.kind === 'and') return spoken ? 1 : 0
  if (token?.kind !== 'word' || token.inParens) return 0
  const known = lexicon.forms.has(token.folded)
  if (token.folded === 'nie' && next?.kind === 'word') return isTalk(next.text, next.folded, true) ? 2 : 0
  if (TITLES.test(token.folded) && next?.kind === 'word' && /^\p{Lu}\p{Ll}/u.test(next.text)) return 2
  if (PEOPLE.has(token.folded) && token.unit === null) return 1
  if (token.folded === 'dla' && /^(?:mnie|nas|niej|niego)$|^$/.test(folded(next))) return 2
  if (token.folded === 'dla' && PEOPLE.has(folded(next))) return 2
  if (
    /^(?:do|ze?|na|po|w|we)$/.test(token.folded) &&
    (spoken || token.folded === 'na') &&
    PLACES.has(folded(next)) &&
    segment.length > at + 2
  )
    return 2
  if (spoken && GOVERNED.has(token.folded) && next) return 1
  // "nić" is no "nic": a word that the table spells so is no talk.
  const spelt = token.text.toLowerCase()
  if (spelt !== token.folded && lexicon.forms.get(token.folded)?.some((entry) => entry.form === spelt)) return 0
  return token.unit === null && isTalk(token.text, token.folded, known) ? 1 : 0
}
