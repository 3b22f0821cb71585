import { type Lexicon, PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { DROPPED_WORDS, VARIETIES } from '../../parse/words.ts'
import { EMPTY_WORDS, TILL_ABBREVIATIONS } from '../words.ts'
import { type FoundBrand, findBrand, mayBeBrand, WHOLE_BRAND } from './find-brands.ts'
import { type AbbreviationReadings, readAbbreviation } from './read-abbreviation.ts'
import type { Abbreviation } from './split-abbreviations.ts'

/** An abbreviation with what it may mean. */
export interface ReadAbbreviation extends Abbreviation {
  readings: AbbreviationReadings
  /** How surely it belongs to a brand; 0 where it does not. */
  brand: number
  /** It ends the name, where tills put makers, and may be the beginning of one. */
  mayBeBrand: boolean
  /** The brand that this word stands for ("cola" for "Pepsi"); null for what was printed itself. */
  standsFor: string | null
}

/** A food that a brand stands for is less sure than one that is printed. */
const STAND_IN = 0.65
/** Behind a VAT letter only words printed in full are looked for. */
const MIN_BEHIND_VAT = 4
const WHOLE = 2.4

/** Reads every abbreviation of a name: cuts those that are glued, marks the brands among them and puts the food in the place of brands that stand for one. */
export function readAbbreviations(lexicon: Lexicon, split: readonly Abbreviation[]): ReadAbbreviation[] {
  const joined = joinCompounds(split.map((abbreviation, at) => (at === 0 ? withoutVatLetter(lexicon, abbreviation) : abbreviation)))
  const abbreviations = joined.flatMap((abbreviation, at) => {
    if (abbreviation.kind !== 'word' || readAbbreviation(lexicon, abbreviation, false).size > 0 || findBrand(joined, at))
      return [abbreviation]
    return abbreviation.folded.includes('-') ? cutAtHyphens(abbreviation) : (splitGluedWords(lexicon, abbreviation) ?? [abbreviation])
  })
  const read: ReadAbbreviation[] = []
  for (let at = 0; at < abbreviations.length; ) {
    const brand = findBrand(abbreviations, at)
    const covered = abbreviations.slice(at, brand?.end ?? at + 1)
    at += covered.length
    if (brand?.head && read.length === 1 && beginsHead(read[0], brand.head)) {
      read.splice(0, 1, ...standIns(lexicon, brand.head, { ...brand, name: brand.head }))
    } else if (brand?.head && !isWordToo(lexicon, covered, at - covered.length)) {
      const again = beginsHead(abbreviations[at], brand.head)
      if (again) at += 1
      read.push(...standIns(lexicon, brand.head, again ? { ...brand, name: brand.head } : brand))
    } else
      for (const [place, abbreviation] of covered.entries()) {
        const ends = at - covered.length + place === abbreviations.length - 1
        read.push({
          ...abbreviation,
          // What is known as a brand was not misread.
          readings: readAbbreviation(lexicon, abbreviation, (brand?.weight ?? 0) < WHOLE_BRAND),
          brand: brand?.weight ?? 0,
          mayBeBrand: ends && mayBeBrand(abbreviation.folded),
          standsFor: null,
        })
      }
  }
  return read
}

/** "CLFILET", "BPESTKI": the VAT letter in front, whose line a scan lost or took for a letter. */
function withoutVatLetter(lexicon: Lexicon, abbreviation: Abbreviation): Abbreviation {
  if (
    abbreviation.kind !== 'word' ||
    !/^[a-g][a-z]{5}/.test(abbreviation.folded) ||
    readAbbreviation(lexicon, abbreviation, false).size > 0
  )
    return abbreviation
  for (const length of /^.[lij]/.test(abbreviation.folded) ? [2, 1] : [1]) {
    const rest: Abbreviation = { ...abbreviation, text: abbreviation.text.slice(length), folded: abbreviation.folded.slice(length) }
    if (rest.folded.length >= MIN_BEHIND_VAT && [...readAbbreviation(lexicon, rest, false).values()].some(({ score }) => score >= WHOLE))
      return rest
  }
  return abbreviation
}

/** "KREM NUTELLA", "SER.ALMETTE", "GRZEŚKI WAF.": the word beside the brand is, or begins, what the brand stands for. */
function beginsHead(beside: Abbreviation | undefined, head: string): boolean {
  if (beside?.kind !== 'word' || beside.folded.length < 3) return false
  const [first = ''] = fold(head).split(' ')
  if (/^nap(?:oj)?$/.test(beside.folded)) return /^(?:napoj|cola|tonik)$/.test(first)
  return beside.cut ? first.startsWith(beside.folded) : first === beside.folded
}

/** "WP WOŁ" is one compound, hyphen or not. */
function joinCompounds(abbreviations: readonly Abbreviation[]): Abbreviation[] {
  const joined: Abbreviation[] = []
  for (const abbreviation of abbreviations) {
    const before = joined.at(-1)
    const folded = `${before?.folded}-${abbreviation.folded}`
    if (before !== undefined && TILL_ABBREVIATIONS.has(folded))
      joined.splice(-1, 1, { ...abbreviation, text: `${before.text}-${abbreviation.text}`, folded })
    else joined.push(abbreviation)
  }
  return joined
}

/** "JABŁ-MIĘTA": two words where they are no compound. */
function cutAtHyphens(abbreviation: Abbreviation): Abbreviation[] {
  return abbreviation.text
    .split('-')
    .filter(Boolean)
    .map((text) => ({ ...abbreviation, text, folded: fold(text), cut: true }))
}

/** "RYŻ DZIKI": behind another word a word of the table is itself before it is a brand. */
function isWordToo(lexicon: Lexicon, covered: readonly Abbreviation[], at: number): boolean {
  const [abbreviation, next] = covered
  return (
    abbreviation !== undefined &&
    next === undefined &&
    (at > 0 || abbreviation.cut) &&
    readAbbreviation(lexicon, abbreviation, false).size > 0
  )
}

/** The words of the food that a brand stands for. */
function standIns(lexicon: Lexicon, head: string, { name, weight }: FoundBrand): ReadAbbreviation[] {
  return head.split(' ').map((text) => {
    const folded = fold(text)
    const abbreviation: Abbreviation = { kind: PREPOSITIONS.has(folded) ? 'preposition' : 'word', text, folded, cut: false }
    const readings = new Map(
      [...readAbbreviation(lexicon, abbreviation, false)].map(([lexeme, { score, form }]) => [lexeme, { score: STAND_IN * score, form }]),
    )
    return { ...abbreviation, readings, brand: weight, mayBeBrand: false, standsFor: name }
  })
}

const EMPTY = 1.6
/** A word of packing that some foods have in their names ("w puszce"). */
const EMPTY_PHRASE = 1.3
const DROPPED = 1.4
const VARIETY = 1
const FIGURE = 0.3
/** An adjective left over still describes the product; a noun left over is another product. */
const ADJECTIVE_SHARE = 0.35
const NOUN = 0.3
const UNKNOWN = -0.2
const UNKNOWN_FIRST = -0.8

/** What an abbreviation explains where the food's name leaves it over. */
export function weighLeftover(lexicon: Lexicon, abbreviation: ReadAbbreviation, isFirst: boolean): number {
  if (abbreviation.kind === 'preposition') return 0
  if (abbreviation.kind === 'figure') return FIGURE
  if (EMPTY_WORDS.has(abbreviation.folded))
    return [...abbreviation.readings.values()].some(({ form }) => form.includes(' ')) ? EMPTY_PHRASE : EMPTY
  if (abbreviation.brand > 0) return isFirst && abbreviation.standsFor === null ? NOUN : abbreviation.brand
  if (DROPPED_WORDS.has(abbreviation.folded)) return DROPPED
  if (VARIETIES.has(abbreviation.folded)) return VARIETY
  if (isFirst) return UNKNOWN_FIRST
  let adjective = 0
  for (const [id, { score, form }] of abbreviation.readings)
    if ((lexicon.lexemes[id]?.kind === 'adjective' || form.includes(' ')) && score > adjective) adjective = score
  if (adjective > 0) return ADJECTIVE_SHARE * adjective
  return abbreviation.readings.size > 0 ? NOUN : UNKNOWN
}

/** Shorter words are read as they are; of longer ones only this much is looked at. */
const LEAST = 6
const MOST = 32
const MIN_PIECE = 3
const MAX_PIECE = 14
/** A piece of so few letters is a word or a known short form. */
const KNOWN = 2.4
/** What every further cut costs, so that whole words are left whole. */
const CUT = 1.2

interface Cutting {
  score: number
  pieces: readonly Abbreviation[]
}

/** Cuts words that were glued together in capitals ("SOKJABŁK", "PAPTOAL") where every piece is a word or the beginning of one; null when they are not. */
function splitGluedWords(lexicon: Lexicon, abbreviation: Abbreviation): readonly Abbreviation[] | null {
  const { text, folded } = abbreviation
  if (folded.length < LEAST || folded.length > MOST || folded.length !== text.length || !/^[a-z]+$/.test(folded)) return null
  const best: (Cutting | null)[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= folded.length; end++) {
    let here: Cutting | null = null
    for (let start = Math.max(0, end - MAX_PIECE); start <= end - MIN_PIECE; start++) {
      const before = best[start]
      if (!before || before.pieces.length > 3) continue
      const piece: Abbreviation = { kind: 'word', text: text.slice(start, end), folded: folded.slice(start, end), cut: true }
      const score = before.score + weigh(lexicon, piece) - CUT
      if (score > (here?.score ?? 0)) here = { score, pieces: [...before.pieces, piece] }
    }
    best.push(here)
  }
  const cutting = best.at(-1)
  return cutting && cutting.pieces.length > 1 ? cutting.pieces : null
}

function weigh(lexicon: Lexicon, piece: Abbreviation): number {
  if (findBrand([piece], 0)) return 2
  let best = 0
  for (const { score } of readAbbreviation(lexicon, piece, false).values()) if (score > best) best = score
  if (piece.folded.length === MIN_PIECE && best < KNOWN) return Number.NEGATIVE_INFINITY
  // Longer pieces say more: of two cuttings the one into longer words is right.
  return best === 0 ? Number.NEGATIVE_INFINITY : best - 1 + 0.15 * piece.folded.length
}
