import type { Lexicon } from '../names/lexicon.ts'
import type { Token } from '../text/tokens.ts'
import { HEADING_WORDS, isTalk, PEOPLE, PLACES } from '../words.ts'

/** The tokens of one product, or of several that no sign keeps apart. */
export type Segment = Token[]

/** Cuts at commas, semicolons, plus signs, bullets, tabs and spaced slashes; signs in brackets cut nothing. */
export function splitAtSeparators(tokens: readonly Token[]): Segment[] {
  const segments: Segment[] = []
  let current: Segment = []
  for (const token of tokens) {
    if (token.kind === 'separator' && !token.inParens) {
      if (current.length > 0) segments.push(current)
      current = []
    } else if (token.kind !== 'separator') current.push(token)
  }
  if (current.length > 0) segments.push(current)
  return segments
}

/** Whether a token can be part of a name. */
function isNameToken(token: Token): boolean {
  return (token.kind === 'word' && token.unit === null) || token.kind === 'percent'
}

/** A plural container without a number beside it ("kubki papierowe") is the product itself. */
function isFreeUnit(segment: Segment, place: number): boolean {
  const token = segment[place]
  if (token?.kind !== 'word' || token.unit === null || token.unit.abbreviated || place > 0) return false
  // "torebki śniadaniowe": the adjective shows the plural that the form leaves open.
  const next = segment[1]
  if (token.unit.impliesOne && !(next?.kind === 'word' && /[yi]$/.test(token.folded) && /[nw]e$/.test(next.folded))) return false
  return segment.some((other) => other.kind === 'word' && other !== token && other.unit === null)
}

/** Words of a segment that no amount can explain. */
export function nameTokens(segment: Segment): Extract<Token, { kind: 'word' | 'percent' }>[] {
  return segment.filter(
    (token, place): token is Extract<Token, { kind: 'word' | 'percent' }> => isNameToken(token) || isFreeUnit(segment, place),
  )
}

/** Whether a token belongs to an amount. */
export function isAmountToken(token: Token): boolean {
  return token.kind === 'number' || token.kind === 'times' || token.kind === 'vague' || (token.kind === 'word' && token.unit !== null)
}

/** Joins amounts told in two steps, so that their "i" parts no products: "kilo i pół", "1 kg i 20 dag", "litr i dwieście mililitrów". */
export function joinAmounts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]
    if (token === undefined) continue
    const number = tokens[i + 1]
    const before = joined.at(-1)
    // "ryż basmati kilogram dwa brokuły": behind a name a measure alone is one.
    if (isMeasure(token) && before && isName(before) && !token.inParens)
      joined.push({ kind: 'number', value: 1, text: '1', fromWord: true, inParens: false })
    if (token.kind !== 'and' || number?.kind !== 'number' || !isMeasure(before)) {
      joined.push(token)
      continue
    }
    const unit = tokens[i + 2]
    if (number.value < 1 && !isUnit(unit)) {
      addToMeasure(joined, number.value)
      i += 1
    } else if (isMeasure(unit) && sizeOf(unit) < sizeOf(before) && !isNamedOnBothSides(joined, tokens, i + 3)) {
      // The two sizes stand side by side now and are read as one.
    } else joined.push(token)
  }
  return joined
}

/** "2 kostki z pół kilo", "zupki z 5 i pasztet": about as much; "pizza z 4 serów" has them on it. */
export function withoutAbout(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, place) => {
    const [number, next] = [tokens[place + 1], tokens[place + 2]]
    if (place === 0 || token.kind !== 'word' || !/^ze?$/.test(token.folded) || number?.kind !== 'number') return true
    const behind = isUnit(next) ? tokens[place + 3] : next
    return behind !== undefined && behind.kind !== 'separator' && behind.kind !== 'and'
  })
}

function isUnit(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.unit !== null
}

function isMeasure(token: Token | undefined): boolean {
  return sizeOf(token) > 0
}

/** Grams or millilitres of a unit of mass or volume; 0 for anything else. */
function sizeOf(token: Token | undefined): number {
  const unit = token?.kind === 'word' ? token.unit?.unit : undefined
  return unit?.kind === 'mass' ? unit.grams : unit?.kind === 'volume' ? unit.ml : 0
}

/** Adds a fraction to the number of the unit that ends the tokens; a unit alone is one. */
function addToMeasure(tokens: Token[], fraction: number): void {
  const number = tokens.at(-2)
  const unit = tokens.at(-1)
  if (number?.kind === 'number') tokens[tokens.length - 2] = { ...number, value: number.value + fraction }
  else if (unit)
    tokens.splice(-1, 1, { kind: 'number', value: 1 + fraction, text: `1 i ${fraction}`, fromWord: true, inParens: unit.inParens }, unit)
}

function isName(token: Token | undefined): boolean {
  return token?.kind === 'word' && !isAmountToken(token)
}

/** "1 l mleka i 200 ml śmietany": each amount has its own product. */
function isNamedOnBothSides(left: readonly Token[], tokens: readonly Token[], from: number): boolean {
  const start = left.findLastIndex((token) => token.kind === 'separator' || token.kind === 'and')
  const end = tokens.findIndex((token, place) => place >= from && (token.kind === 'separator' || token.kind === 'and'))
  return left.slice(start + 1).some(isName) && tokens.slice(from, end < 0 ? undefined : end).some(isName)
}

/** Prepositions that verbs of errands take before what they are about ("skocz po", "wróć z", "pamiętaj o", "zaopatrz się w"). */
const GOVERNED = new Set(['z', 'ze', 'po', 'o', 'w', 'we'])
const PREPOSITION = /^(?:na|w|we|po|z|ze|o|u|do|przy|przed|od|dla)$/
const TITLES = /^(?:pani|pania|panie|pan|pana|panu|urodziny|imieniny|komunia|chrzciny|roczek)$/

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
  // "z przypraw mam sól", "z jedzenia tylko masło": of which kind it is.
  if (at === 0 && /^ze?$/.test(token.folded) && HEADING_WORDS.has(folded(next)) && segment.length > 2) return 2
  // "A dla mnie twaróg"; "a la" is how it is made.
  if (at === 0 && token.folded === 'a' && next?.kind === 'word' && next.folded !== 'la') return 1
  if (token.folded === 'dla' && /^(?:mnie|nas|niej|niego)$|^$/.test(folded(next))) return 2
  if (token.folded === 'dla' && PEOPLE.has(folded(next))) return 2
  if (/^(?:do|ze?|na|po|w|we)$/.test(token.folded) && (spoken || at === 0) && PLACES.has(folded(next)) && segment.length > at + 2) return 2
  // "zostało po grillu 5 kiełbasek": when or of what, before an amount.
  const behind = segment[at + 2]
  if (spoken && PREPOSITION.test(token.folded) && isName(next) && !lexicon.forms.has(folded(next)) && behind && isAmountToken(behind))
    return 2
  if (spoken && GOVERNED.has(token.folded) && next) return 1
  // "nić" is no "nic": a word that the table spells so is no talk.
  const spelt = token.text.toLowerCase()
  if (spelt !== token.folded && lexicon.forms.get(token.folded)?.some((entry) => entry.form === spelt)) return 0
  return token.unit === null && isTalk(token.text, token.folded, known) ? 1 : 0
}

/**
 * Puts an amount that a comma tore off back to its product ("Mozzarella 125 g, 3 szt.", "2 kg, ziemniaki"):
 * to the product before it, or to the one behind when it opens the line. `isRemark` says which segments only describe their neighbour.
 */
export function attachOrphans(segments: readonly Segment[], isRemark: (segment: Segment) => boolean): Segment[] {
  const result: Segment[] = []
  let waiting: Segment = []
  for (const segment of segments) {
    // "ryż jest, cała paczka": how much of it there is.
    const orphan = nameTokens(segment).every(isWhole) && segment.some(isAmountToken)
    const remark = !orphan && isRemark(segment)
    const before = result.at(-1)
    if (before && (remark || (orphan && !isLoneContainer(segment)))) {
      before.push(...segment)
      continue
    }
    if (orphan && !isLoneContainer(segment)) {
      waiting = [...waiting, ...segment]
      continue
    }
    result.push([...waiting, ...segment])
    waiting = []
  }
  if (waiting.length > 0) result.push(waiting)
  return result
}

function isWhole(token: Token): boolean {
  return /^cal(?:y|a|e|ego|ej)$/.test(folded(token))
}

/** "słoiki" between commas is a product, not an amount, and so are "słoiki 12" and "worki 60 l": what is counted is named first. */
function isLoneContainer(segment: Segment): boolean {
  const [first] = segment
  if (first?.kind === 'word' && first.unit?.unit.kind === 'container' && !first.unit.abbreviated && !first.unit.impliesOne) return true
  return (
    segment.every((token) => token.kind === 'word') &&
    segment.some((token) => token.kind === 'word' && token.unit !== null && !token.unit.abbreviated && !token.unit.impliesOne)
  )
}
