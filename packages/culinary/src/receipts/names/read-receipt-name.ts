import type { Food } from '@spizarka/knowledge'
import { kitchenLexicon } from '../../parse/index.ts'
import { clip } from '../../parse/names/compose-name.ts'
import type { Lexicon } from '../../parse/names/lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { readProduct } from '../../parse/read-product.ts'
import { freshSibling, isSpice } from '../../parse/spice-rules.ts'
import { type Token, tokenise } from '../../parse/text/tokens.ts'
import { isEmpty } from '../words.ts'
import { type ChosenVariant, chooseVariant } from './choose-variant.ts'
import { type ExpandedName, expandName, expandUnknownName, isWholeWord } from './expand-name.ts'
import { WHOLE_BRAND } from './find-brands.ts'
import { type ReadAbbreviation, readAbbreviations, weighLeftover } from './read-abbreviations.ts'
import { correctDigits, type ReceiptName, readBareSize, readPack } from './read-pack.ts'
import { type Abbreviation, splitAbbreviations, stripMarks } from './split-abbreviations.ts'

/** Names repeat within a receipt and between receipts; the memory never grows past a bound. */
const MEMORY = 2000
const remembered = new Map<string, ReceiptName>()
/** Longer lines are no names; what stands behind is not read. */
const LONGEST = 120
/** A food none of whose words is surer than this is a guess: no guess is made beside words that nobody knows. */
const GUESS = 1.6
/** Below this there is nothing but a letter or two, or misread ones. */
const LEAST = 1.3
const MIN_ALONE = 1.72
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
  const bare = correctDigits(stripMarks(printed))
  const { pack, pieces, rest } = readPack(bare)
  const lexicon = kitchenLexicon()
  const written = write(lexicon, readAbbreviations(lexicon, splitAbbreviations(lexicon, rest)))
  const named = readWrittenName(lexicon, written)
  const { name, food, sure } = named
  const household = food?.aisle === 'household'
  return {
    productName: name || nameAsPrinted(bare) || nameAsPrinted(printed) || '?',
    foodId: food?.id ?? null,
    isSpice: named.isSpice,
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
function write(lexicon: Lexicon, abbreviations: readonly ReadAbbreviation[]): ExpandedName {
  const all = writeAbbreviations(lexicon, abbreviations)
  const { food } = all
  if (food === null || food.spice) return all.written
  const drops = (abbreviation: ReadAbbreviation | undefined): boolean =>
    abbreviation !== undefined && (isTradeWord(abbreviation, food) || isPlainBrand(abbreviation))
  const plain = abbreviations.filter(
    (abbreviation, at) => at === 0 || !drops(abbreviation.kind === 'preposition' ? abbreviations[at + 1] : abbreviation),
  )
  if (plain.length === abbreviations.length) return all.written
  const less = writeAbbreviations(lexicon, plain)
  return less.food === food ? less.written : all.written
}

function isPlainBrand({ brand, standsFor }: ReadAbbreviation): boolean {
  return brand >= WHOLE_BRAND && standsFor === null
}

function writeAbbreviations(lexicon: Lexicon, abbreviations: readonly ReadAbbreviation[]): { written: ExpandedName; food: Food | null } {
  const first = abbreviations.findIndex(
    (abbreviation) => abbreviation.kind === 'word' && (abbreviation.brand < WHOLE_BRAND || abbreviation.standsFor !== null),
  )
  const weighed = abbreviations.map((abbreviation, at) => {
    const before = abbreviations[at - 1]
    return {
      readings: abbreviation.readings,
      leftover: weighLeftover(lexicon, abbreviation, at === first),
      preposition: before?.kind === 'preposition' ? before.text : null,
      isStandIn: abbreviation.standsFor !== null && abbreviation.kind === 'word',
    }
  })
  const chosen = chooseVariant(lexicon, weighed, first)
  return chosen === null || isGuess(abbreviations, chosen, first)
    ? { written: expandUnknownName(abbreviations), food: null }
    : { written: expandName(lexicon, abbreviations, chosen), food: chosen.variant.food }
}

/** Whether a food was made out of scraps: of misread letters beside unknown words, or of one cut word behind the unknown one that opens the name. */
function isGuess(abbreviations: readonly ReadAbbreviation[], { variant, used, surest }: ChosenVariant, first: number): boolean {
  // "SUMA PLN" is no sum: so short a name must be printed to the letter.
  const isPrinted = [...used.keys()].every((at) => abbreviations[at]?.standsFor === null)
  if (isPrinted && variant.text.length <= SHORT && surest < TO_THE_LETTER) return true
  const isUnexplained = (abbreviation: ReadAbbreviation, at: number): boolean =>
    !used.has(at) &&
    abbreviation.kind === 'word' &&
    ![...abbreviation.readings.values()].some(({ score }) => score >= GUESS) &&
    abbreviation.brand === 0 &&
    abbreviation.text.length > 3 &&
    !isEmpty(abbreviation.folded)
  const opener = abbreviations[first]
  if (opener && !opener.cut && isUnexplained(opener, first) && used.size === 1 && surest < TO_THE_LETTER) return true
  // "KARTA PŁATNICZA": a word that looks whole is no beginning of another beside an unexplained word.
  if (opener && isWholeWord(opener) && surest < WHOLE && used.size === 1 && abbreviations.some(isUnexplained)) return true
  // "ROWER", "PLECAK": a word on its own must be read well.
  if (abbreviations.length === 1 && opener?.cut === false && surest < MIN_ALONE) return true
  return surest < LEAST || (surest < GUESS && abbreviations.some(isUnexplained))
}

/** A product by its shelf-label name. */
interface NamedProduct {
  name: string
  food: Food | null
  isSpice: boolean
  sure: boolean
}

/** Fewer letters that were no food by themselves are junk of a scan ("No", "szt"). */
const MIN_LETTERS = 4
/** Trust of a form from here on is a nominative's. */
const NOMINATIVE = 0.985

/** Names the one product that words in full say, as a typed line of groceries would be named. */
function readWrittenName(lexicon: Lexicon, { text, complete, variant, only }: ExpandedName): NamedProduct {
  if (variant === null && text.length < MIN_LETTERS) return { name: text, food: null, isSpice: false, sure: false }
  const tokens = tokenise(text).map(asWord)
  // Slips of fingers are no slips of a till: what it printed is a food's name or another thing ("KOPERTA" is no "koper").
  if (
    variant === null &&
    !tokens.some((token) => token.kind === 'word' && lexicon.forms.get(token.folded)?.some(({ trust }) => trust > NOMINATIVE) === true)
  )
    return { name: clip(text), food: null, isSpice: false, sure: false }
  const { resolved, draft } = readProduct(lexicon, tokens)
  // A brand or a name with a measure in it ("Chupa Chups", "pomidory gałązka") may be read as something else word by word.
  const wanted = only?.brand ?? null
  const settled =
    only !== null && (wanted === null ? resolved.food !== only.variant.food : fold(resolved.name) !== fold(wanted)) ? only : null
  const name = settled === null ? clip(resolved.name) : (settled.brand ?? settled.variant.food.name)
  // Words that make two products of a typed line ("ciastka markizy") are one on a receipt.
  const found = settled === null ? (resolved.food ?? (complete ? variant : null)?.food ?? null) : settled.variant.food
  const spice = isSpice(found, fold(name), resolved.modifiers, resolved.fresh, draft.containers)
  const food = found?.spice && !spice ? freshSibling(lexicon, found) : found
  return { name: withKind(name, food), food, isSpice: spice, sure: resolved.sure || settled !== null }
}

/** One product is read: an "i" joins its words ("pierogi z kapustą i grzybami"), never two products. */
function asWord(token: Token): Token {
  return token.kind === 'and' ? { kind: 'word', text: 'i', folded: 'i', unit: null, inParens: token.inParens } : token
}

/** "gouda w plastrach" is told with what it is: "ser gouda w plastrach". */
function withKind(name: string, food: Food | null): string {
  const kind = 'ser'
  return food?.name.startsWith(`${kind} żółty `) && !/\bser/u.test(name) ? clip(`${kind} ${name}`) : name
}

/** Words of the trade that no person says of a food that is the same without them; folded. */
const ANYWHERE = /^(?:jadaln|deser(?:ow|$)|sw$|swiez|konsumpcyjn|sortowan)/
const IN_AISLE: Partial<Readonly<Record<Food['aisle'], RegExp>>> = {
  bakery: /^kroj/,
  eggs: /^(?:kurz|wol|scio|klat|wyb)/,
}
/** Whether an abbreviation is a word of the trade beside that food. */
function isTradeWord({ folded }: Abbreviation, { aisle, tradeWords = [] }: Food): boolean {
  return (
    ANYWHERE.test(folded) ||
    IN_AISLE[aisle]?.test(folded) === true ||
    tradeWords.some((word) => (word.endsWith('*') ? folded.startsWith(word.slice(0, -1)) : folded === word))
  )
}
