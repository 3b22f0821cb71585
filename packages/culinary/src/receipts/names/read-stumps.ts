import type { Lexicon } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { cutGlued } from './cut-glued.ts'
import { SHORT_FORMS } from './data/short-forms.ts'
import { type FoundBrand, findBrand, mayBeBrand } from './find-brands.ts'
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

/** Reads every stump of a name: cuts those that are glued, marks the brands among them and puts the food in the place of brands that stand for one. */
export function readStumps(lexicon: Lexicon, split: readonly Stump[]): ReadStump[] {
  const joined = joinCompounds(split)
  const stumps = joined.flatMap((stump, at) => {
    if (stump.kind !== 'word' || readStump(lexicon, stump, false).size > 0 || findBrand(joined, at)) return [stump]
    return stump.folded.includes('-') ? cutAtHyphens(stump) : (cutGlued(lexicon, stump) ?? [stump])
  })
  const read: ReadStump[] = []
  for (let at = 0; at < stumps.length; ) {
    const brand = findBrand(stumps, at)
    const covered = stumps.slice(at, brand?.end ?? at + 1)
    if (brand?.head && (saysAgain(stumps, brand.head, at) || !isWordToo(lexicon, covered, at)))
      read.push(...standIns(lexicon, brand.head, brand))
    else
      for (const [place, stump] of covered.entries()) {
        const ends = at + place === stumps.length - 1
        read.push({
          ...stump,
          readings: readStump(lexicon, stump),
          brand: brand?.weight ?? 0,
          mayBeBrand: ends && mayBeBrand(stump.folded),
          standsFor: null,
        })
      }
    at += covered.length
  }
  return read
}

/** "WP WOŁ" is one compound, hyphen or not. */
function joinCompounds(stumps: readonly Stump[]): Stump[] {
  const joined: Stump[] = []
  for (const stump of stumps) {
    const before = joined.at(-1)
    const folded = `${before?.folded}-${stump.folded}`
    if (before !== undefined && SHORT_FORMS.has(folded)) joined.splice(-1, 1, { ...stump, text: `${before.text}-${stump.text}`, folded })
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

/** "KREM NUTELLA": the brand stands for the kind of food that the name opens with. */
function saysAgain([first]: readonly Stump[], head: string, at: number): boolean {
  return at > 0 && first !== undefined && head.split(' ').length > 1 && fold(head.split(' ')[0] ?? '') === first.folded
}

/** The words of the food that a brand stands for. */
function standIns(lexicon: Lexicon, head: string, { says, weight }: FoundBrand): ReadStump[] {
  return head.split(' ').map((text) => {
    const stump: Stump = { kind: 'word', text, folded: fold(text), cut: false }
    const readings = new Map(
      [...readStump(lexicon, stump, false)].map(([lexeme, { score, form }]) => [lexeme, { score: STAND_IN * score, form }]),
    )
    return { ...stump, readings, brand: weight, mayBeBrand: false, standsFor: says }
  })
}
