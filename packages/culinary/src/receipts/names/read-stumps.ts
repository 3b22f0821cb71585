import { type Lexicon, PREPOSITIONS } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { TILL_ABBREVIATIONS } from '../words.ts'
import { cutGlued } from './cut-glued.ts'
import { type FoundBrand, findBrand, mayBeBrand, WHOLE_BRAND } from './find-brands.ts'
import { readStump, type StumpReadings } from './read-stump.ts'
import type { Stump } from './split-stumps.ts'

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
