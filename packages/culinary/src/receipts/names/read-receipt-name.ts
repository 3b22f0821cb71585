import type { Food } from '../../knowledge/food.ts'
import { kitchenLexicon } from '../../parse/index.ts'
import type { Lexicon } from '../../parse/names/lexicon.ts'
import { readBareSize } from './bare-size.ts'
import { type ChosenVariant, chooseVariant } from './choose-variant.ts'
import { WHOLE_BRAND } from './find-brands.ts'
import { isEmpty } from './is-empty.ts'
import { mendDigits } from './mend-digits.ts'
import { nameWritten } from './name-written.ts'
import { readPack } from './read-pack.ts'
import { type ReadStump, readStumps } from './read-stumps.ts'
import type { ReceiptName } from './receipt-name.ts'
import { splitStumps } from './split-stumps.ts'
import { stripMarks } from './strip-marks.ts'
import { weighLeftover } from './weigh-stumps.ts'
import { type WrittenName, writeOut, writeUnknown } from './write-out.ts'

/** Names repeat within a receipt and between receipts; the memory never grows past a bound. */
const MEMORY = 2000
const remembered = new Map<string, ReceiptName>()
/** Longer lines are no names; what stands behind is not read. */
const LONGEST = 120
/** A food none of whose words is surer than this is a guess: no guess is made beside words that nobody knows. */
const GUESS = 1.6
/** Below this there is nothing but a letter or two, or misread ones. */
const LEAST = 1.3
/** Words from here on are printed in full. */
const WHOLE = 2.4

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

/** Words of the trade that no person says of a food that is the same without them. */
const OF_TRADE = /^(?:jadaln|deserow|swiez|konsumpcyjn|sortowan)/

/** The name without words of the trade where it names the same food without them ("ziemniaki jadalne", "masło ekstra 82%"). */
function write(lexicon: Lexicon, stumps: readonly ReadStump[]): WrittenName {
  const isButter = stumps[0]?.folded === 'maslo'
  const plain = stumps.filter(
    ({ folded }, at) => at === 0 || !(OF_TRADE.test(folded) || (isButter && /^(?:ekstra|extra|8[0-4]%)$/.test(folded))),
  )
  const all = writeStumps(lexicon, stumps)
  if (plain.length === stumps.length || all.food === null) return all.written
  const less = writeStumps(lexicon, plain)
  return less.food === all.food ? less.written : all.written
}

function writeStumps(lexicon: Lexicon, stumps: readonly ReadStump[]): { written: WrittenName; food: Food | null } {
  const first = stumps.findIndex((stump) => stump.kind === 'word' && (stump.brand < WHOLE_BRAND || stump.standsFor !== null))
  const weighed = stumps.map((stump, at) => {
    const before = stumps[at - 1]
    return {
      readings: stump.readings,
      leftover: weighLeftover(lexicon, stump, at === first),
      preposition: before?.kind === 'preposition' ? before.text : null,
    }
  })
  const chosen = chooseVariant(lexicon, weighed, first)
  return chosen === null || isGuess(stumps, chosen, first)
    ? { written: writeUnknown(stumps), food: null }
    : { written: writeOut(lexicon, stumps, chosen), food: chosen.variant.food }
}

/** Whether a food was made out of scraps: of misread letters beside unknown words, or of one cut word behind the unknown one that opens the name. */
function isGuess(stumps: readonly ReadStump[], { used, surest }: ChosenVariant, first: number): boolean {
  const isStranger = (stump: ReadStump, at: number): boolean =>
    !used.has(at) &&
    stump.kind === 'word' &&
    stump.readings.size === 0 &&
    stump.brand === 0 &&
    stump.text.length > 3 &&
    !isEmpty(stump.folded)
  const opener = stumps[first]
  if (opener && !opener.cut && isStranger(opener, first) && used.size === 1 && surest < WHOLE) return true
  return surest < LEAST || (surest < GUESS && stumps.some(isStranger))
}
