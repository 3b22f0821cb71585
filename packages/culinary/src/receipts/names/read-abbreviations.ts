import { type Lexicon, PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { DROPPED_WORDS, VARIETIES } from '../../parse/words.ts'
import { EMPTY_WORDS, TILL_ABBREVIATIONS } from '../words.ts'
import { type FoundBrand, findBrand, mayBeBrand, WHOLE_BRAND } from './find-brands.ts'
import { readStump, type StumpReadings } from './read-abbreviation.ts'
import type { Stump } from './split-abbreviations.ts'

/** A stump with what it may mean. */
export interface ReadStump extends Stump {
  readings: StumpReadings
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
const LEAST_BEHIND_VAT = 4
const WHOLE = 2.4

/** Reads every stump of a name: cuts those that are glued, marks the brands among them and puts the food in the place of brands that stand for one. */
export function readStumps(lexicon: Lexicon, split: readonly Stump[]): ReadStump[] {
  const joined = joinCompounds(split.map((stump, at) => (at === 0 ? withoutVatLetter(lexicon, stump) : stump)))
  const stumps = joined.flatMap((stump, at) => {
    if (stump.kind !== 'word' || readStump(lexicon, stump, false).size > 0 || findBrand(joined, at)) return [stump]
    return stump.folded.includes('-') ? cutAtHyphens(stump) : (cutGlued(lexicon, stump) ?? [stump])
  })
  const read: ReadStump[] = []
  for (let at = 0; at < stumps.length; ) {
    const brand = findBrand(stumps, at)
    const covered = stumps.slice(at, brand?.end ?? at + 1)
    at += covered.length
    if (brand?.head && read.length === 1 && saysBeginning(read[0], brand.head)) {
      read.splice(0, 1, ...standIns(lexicon, brand.head, { ...brand, says: brand.head }))
    } else if (brand?.head && !isWordToo(lexicon, covered, at - covered.length)) {
      const again = saysBeginning(stumps[at], brand.head)
      if (again) at += 1
      read.push(...standIns(lexicon, brand.head, again ? { ...brand, says: brand.head } : brand))
    } else
      for (const [place, stump] of covered.entries()) {
        const ends = at - covered.length + place === stumps.length - 1
        read.push({
          ...stump,
          // What is known as a brand was not misread.
          readings: readStump(lexicon, stump, (brand?.weight ?? 0) < WHOLE_BRAND),
          brand: brand?.weight ?? 0,
          mayBeBrand: ends && mayBeBrand(stump.folded),
          standsFor: null,
        })
      }
  }
  return read
}

/** "CLFILET", "BPESTKI": the VAT letter in front, whose line a scan lost or took for a letter. */
function withoutVatLetter(lexicon: Lexicon, stump: Stump): Stump {
  if (stump.kind !== 'word' || !/^[a-g][a-z]{5}/.test(stump.folded) || readStump(lexicon, stump, false).size > 0) return stump
  for (const length of /^.[lij]/.test(stump.folded) ? [2, 1] : [1]) {
    const rest: Stump = { ...stump, text: stump.text.slice(length), folded: stump.folded.slice(length) }
    if (rest.folded.length >= LEAST_BEHIND_VAT && [...readStump(lexicon, rest, false).values()].some(({ score }) => score >= WHOLE))
      return rest
  }
  return stump
}

/** "KREM NUTELLA", "SER.ALMETTE", "GRZEŚKI WAF.": the word beside the brand is, or begins, what the brand stands for. */
function saysBeginning(beside: Stump | undefined, head: string): boolean {
  if (beside?.kind !== 'word' || beside.folded.length < 3) return false
  const [first = ''] = fold(head).split(' ')
  if (/^nap(?:oj)?$/.test(beside.folded)) return /^(?:napoj|cola|tonik)$/.test(first)
  return beside.cut ? first.startsWith(beside.folded) : first === beside.folded
}

/** "WP WOŁ" is one compound, hyphen or not. */
function joinCompounds(stumps: readonly Stump[]): Stump[] {
  const joined: Stump[] = []
  for (const stump of stumps) {
    const before = joined.at(-1)
    const folded = `${before?.folded}-${stump.folded}`
    if (before !== undefined && TILL_ABBREVIATIONS.has(folded))
      joined.splice(-1, 1, { ...stump, text: `${before.text}-${stump.text}`, folded })
    else joined.push(stump)
  }
  return joined
}

/** "JABŁ-MIĘTA": two words where they are no compound. */
function cutAtHyphens(stump: Stump): Stump[] {
  return stump.text
    .split('-')
    .filter(Boolean)
    .map((text) => ({ ...stump, text, folded: fold(text), cut: true }))
}

/** "RYŻ DZIKI": behind another word a word of the table is itself before it is a brand. */
function isWordToo(lexicon: Lexicon, covered: readonly Stump[], at: number): boolean {
  const [stump, next] = covered
  return stump !== undefined && next === undefined && (at > 0 || stump.cut) && readStump(lexicon, stump, false).size > 0
}

/** The words of the food that a brand stands for. */
function standIns(lexicon: Lexicon, head: string, { says, weight }: FoundBrand): ReadStump[] {
  return head.split(' ').map((text) => {
    const folded = fold(text)
    const stump: Stump = { kind: PREPOSITIONS.has(folded) ? 'preposition' : 'word', text, folded, cut: false }
    const readings = new Map(
      [...readStump(lexicon, stump, false)].map(([lexeme, { score, form }]) => [lexeme, { score: STAND_IN * score, form }]),
    )
    return { ...stump, readings, brand: weight, mayBeBrand: false, standsFor: says }
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

/** What a stump explains where the food's name leaves it over. */
export function weighLeftover(lexicon: Lexicon, stump: ReadStump, isFirst: boolean): number {
  if (stump.kind === 'preposition') return 0
  if (stump.kind === 'figure') return FIGURE
  if (EMPTY_WORDS.has(stump.folded)) return [...stump.readings.values()].some(({ form }) => form.includes(' ')) ? EMPTY_PHRASE : EMPTY
  if (stump.brand > 0) return isFirst && stump.standsFor === null ? NOUN : stump.brand
  if (DROPPED_WORDS.has(stump.folded)) return DROPPED
  if (VARIETIES.has(stump.folded)) return VARIETY
  if (isFirst) return UNKNOWN_FIRST
  let adjective = 0
  for (const [id, { score, form }] of stump.readings)
    if ((lexicon.lexemes[id]?.kind === 'adjective' || form.includes(' ')) && score > adjective) adjective = score
  if (adjective > 0) return ADJECTIVE_SHARE * adjective
  return stump.readings.size > 0 ? NOUN : UNKNOWN
}

/** Shorter words are read as they are; of longer ones only this much is looked at. */
const LEAST = 6
const MOST = 32
const LEAST_PIECE = 3
const MOST_PIECE = 14
/** A piece of so few letters is a word or a known short form. */
const KNOWN = 2.4
/** What every further cut costs, so that whole words are left whole. */
const CUT = 1.2

interface Cutting {
  score: number
  pieces: readonly Stump[]
}

/** Cuts words that were glued together in capitals ("SOKJABŁK", "PAPTOAL") where every piece is a word or the beginning of one; null when they are not. */
function cutGlued(lexicon: Lexicon, stump: Stump): readonly Stump[] | null {
  const { text, folded } = stump
  if (folded.length < LEAST || folded.length > MOST || folded.length !== text.length || !/^[a-z]+$/.test(folded)) return null
  const best: (Cutting | null)[] = [{ score: 0, pieces: [] }]
  for (let end = 1; end <= folded.length; end++) {
    let here: Cutting | null = null
    for (let start = Math.max(0, end - MOST_PIECE); start <= end - LEAST_PIECE; start++) {
      const before = best[start]
      if (!before || before.pieces.length > 3) continue
      const piece: Stump = { kind: 'word', text: text.slice(start, end), folded: folded.slice(start, end), cut: true }
      const score = before.score + weigh(lexicon, piece) - CUT
      if (score > (here?.score ?? 0)) here = { score, pieces: [...before.pieces, piece] }
    }
    best.push(here)
  }
  const cutting = best.at(-1)
  return cutting && cutting.pieces.length > 1 ? cutting.pieces : null
}

function weigh(lexicon: Lexicon, piece: Stump): number {
  if (findBrand([piece], 0)) return 2
  let best = 0
  for (const { score } of readStump(lexicon, piece, false).values()) if (score > best) best = score
  if (piece.folded.length === LEAST_PIECE && best < KNOWN) return Number.NEGATIVE_INFINITY
  // Longer pieces say more: of two cuttings the one into longer words is right.
  return best === 0 ? Number.NEGATIVE_INFINITY : best - 1 + 0.15 * piece.folded.length
}
