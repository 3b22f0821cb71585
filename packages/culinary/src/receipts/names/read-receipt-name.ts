import type { Food } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/index.ts'
import type { Lexicon } from '../../parse/names/lexicon.ts'
import { readBareSize } from './bare-size.ts'
import { chooseVariant } from './choose-variant.ts'
import type { ChosenVariant } from './chosen-variant.ts'
import { WHOLE_BRAND } from './find-brands.ts'
import { isEmpty } from './is-empty.ts'
import { isOfTrade } from './is-of-trade.ts'
import { mendDigits } from './mend-digits.ts'
import { nameWritten } from './name-written.ts'
import { readPack } from './read-pack.ts'
import { type ReadStump, readStumps } from './read-stumps.ts'
import type { ReceiptName } from './receipt-name.ts'
import { splitStumps } from './split-stumps.ts'
import { stripMarks } from './strip-marks.ts'
import { weighLeftover } from './weigh-stumps.ts'
import { isWholeWord, type WrittenName, writeOut, writeUnknown } from './write-out.ts'

/** Names repeat within a receipt and between receipts; the memory never grows past a bound. */
const MEMORY = 2000
const remembered = new Map<string, ReceiptName>()
/** Longer lines are no names; what stands behind is not read. */
const LONGEST = 120
/** A food none of whose words is surer than this is a guess: no guess is made beside words that nobody knows. */
const GUESS = 1.6
/** Below this there is nothing but a letter or two, or misread ones. */
const LEAST = 1.3
const LEAST_ALONE = 1.72
/** Words from here on are printed in full, and to the letter. */
const WHOLE = 2.4
const TO_THE_LETTER = 2.7
/** Letters of a short name. */
const SHORT = 3

/**
 * Reads the name that a till printed for a product — abbreviated, glued, cut, in capitals, misread by a scan — as the product a person
 * would write down (PRODUCT.md, section 4), with the size of one pack. Pure; never throws.
 */
export function readReceiptName(printed: string): ReceiptName {
  const line = printed.slice(0, LONGEST)
  const known = remembered.get(line) ?? read(line)
  if (remembered.size >= MEMORY) remembered.clear()
  remembered.set(line, known)
  return { ...known }
}

function read(printed: string): ReceiptName {
  const bare = mendDigits(stripMarks(printed))
  const { pack, pieces, rest } = readPack(bare)
  const lexicon = kitchenLexicon()
  const written = write(lexicon, readStumps(lexicon, splitStumps(lexicon, rest)))
  const { name, food, isSpice, sure } = nameWritten(lexicon, written)
  const household = food?.aisle === 'household'
  return {
    productName: name || nameAsPrinted(bare) || nameAsPrinted(printed) || '?',
    foodId: food?.id ?? null,
    isSpice,
    isFood: food === null ? null : !household,
    pack: food === null ? pack : household ? countOf(pieces, rest, food) : (pack ?? readBareSize(rest, food)),
    sure: written.complete && sure,
  }
}

/** Household goods are counted, whatever their bottle holds. */
function countOf(pieces: number | null, rest: string, food: Food): ReceiptName['pack'] {
  return pieces === null ? readBareSize(rest, food) : { value: pieces, unit: 'pieces' }
}

function nameAsPrinted(printed: string): string {
  return printed.toLowerCase().replace(/\s+/g, ' ').trim().slice(0, 50).trim()
}

/** Writes the name without brands and words of the trade where it names the same food without them ("ziemniaki jadalne", "masło ekstra 82%"). */
function write(lexicon: Lexicon, stumps: readonly ReadStump[]): WrittenName {
  const all = writeStumps(lexicon, stumps)
  const { food } = all
  if (food === null || food.spice) return all.written
  const drops = (stump: ReadStump | undefined): boolean => stump !== undefined && (isOfTrade(stump, food) || isPlainBrand(stump))
  const plain = stumps.filter((stump, at) => at === 0 || !drops(stump.kind === 'preposition' ? stumps[at + 1] : stump))
  if (plain.length === stumps.length) return all.written
  const less = writeStumps(lexicon, plain)
  return less.food === food ? less.written : all.written
}

function isPlainBrand({ brand, standsFor }: ReadStump): boolean {
  return brand >= WHOLE_BRAND && standsFor === null
}

function writeStumps(lexicon: Lexicon, stumps: readonly ReadStump[]): { written: WrittenName; food: Food | null } {
  const first = stumps.findIndex((stump) => stump.kind === 'word' && (stump.brand < WHOLE_BRAND || stump.standsFor !== null))
  const weighed = stumps.map((stump, at) => {
    const before = stumps[at - 1]
    return {
      readings: stump.readings,
      leftover: weighLeftover(lexicon, stump, at === first),
      preposition: before?.kind === 'preposition' ? before.text : null,
      isStandIn: stump.standsFor !== null && stump.kind === 'word',
    }
  })
  const chosen = chooseVariant(lexicon, weighed, first)
  return chosen === null || isGuess(stumps, chosen, first)
    ? { written: writeUnknown(stumps), food: null }
    : { written: writeOut(lexicon, stumps, chosen), food: chosen.variant.food }
}

/** Whether a food was made out of scraps: of misread letters beside unknown words, or of one cut word behind the unknown one that opens the name. */
function isGuess(stumps: readonly ReadStump[], { variant, used, surest }: ChosenVariant, first: number): boolean {
  // "SUMA PLN" is no sum: so short a name must be printed to the letter.
  const isPrinted = [...used.keys()].every((at) => stumps[at]?.standsFor === null)
  if (isPrinted && variant.text.length <= SHORT && surest < TO_THE_LETTER) return true
  const isStranger = (stump: ReadStump, at: number): boolean =>
    !used.has(at) &&
    stump.kind === 'word' &&
    ![...stump.readings.values()].some(({ score }) => score >= GUESS) &&
    stump.brand === 0 &&
    stump.text.length > 3 &&
    !isEmpty(stump.folded)
  const opener = stumps[first]
  if (opener && !opener.cut && isStranger(opener, first) && used.size === 1 && surest < TO_THE_LETTER) return true
  // "KARTA PŁATNICZA": a word that looks whole is no beginning of another beside a stranger.
  if (opener && isWholeWord(opener) && surest < WHOLE && used.size === 1 && stumps.some(isStranger)) return true
  // "ROWER", "PLECAK": a word on its own must be read well.
  if (stumps.length === 1 && opener?.cut === false && surest < LEAST_ALONE) return true
  return surest < LEAST || (surest < GUESS && stumps.some(isStranger))
}
