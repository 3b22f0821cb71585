import type { Food } from '@spizarka/knowledge'
import { type Amount, toBaseUnits } from '../../units/convert.ts'
import { readDigits } from '../../units/read-number.ts'

/** What the printed name of a receipt's line means. */
export interface ReceiptName {
  /** Shelf-label name, 1 to 50 characters. */
  productName: string
  /** Row of the food table, where it is one of its foods. */
  foodId: string | null
  isSpice: boolean
  /** False for household goods; null when unknown. */
  isFood: boolean | null
  /** The size of one pack as printed in the name, `6x125g` multiplied out. */
  pack: { value: number; unit: 'grams' | 'ml' | 'pieces' } | null
  /** False where words of the name could not be placed. */
  sure: boolean
}

type Pack = ReceiptName['pack']

const SIZES: Readonly<Record<string, readonly [number, 'grams' | 'ml']>> = {
  kg: [1000, 'grams'],
  dag: [10, 'grams'],
  dkg: [10, 'grams'],
  g: [1, 'grams'],
  gr: [1, 'grams'],
  l: [1000, 'ml'],
  cl: [10, 'ml'],
  ml: [1, 'ml'],
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`
const SIZE = String.raw`(?<value>${NUMBER})\s?(?<unit>kg|dag|dkg|gr|g|cl|ml|l)(?![\p{L}%])\.?`
/** A scan may take the x for a k. */
const TIMES = String.raw`(?:\s?[x*]\s?|k\s?(?=\d))`
const START = String.raw`(?<!\d|\d[,.])`

/** "6x125g", "2 szt x 1L"; "125g x 6"; "125g". */
const SIZE_PATTERNS = [
  new RegExp(String.raw`${START}(?<count>\d{1,3})(?:\s?szt\.?)?${TIMES}${SIZE}`, 'giu'),
  new RegExp(String.raw`${START}${SIZE}${TIMES}(?<count>\d{1,3})(?!\d|[.,]\d|\s?\p{L})`, 'giu'),
  new RegExp(String.raw`${START}${SIZE}`, 'giu'),
]
const COUNT = new RegExp(
  String.raw`${START}(\d{1,3})\s?(?:x\s?)?(?:szt|sztuk\p{L}*|sz|tabl?|tabletek|kaps|kapsułek|rol|rolki|rolek|r|tb|tor|toreb|torebek|t|pak|p|s)(?!\p{L})\.?`,
  'giu',
)
/** "JAJA M10", "JAJA L 10", "JAJA WOLNY WYB. 10": eggs are counted without a unit. */
const EGGS = /^\s*jaj\p{L}*/iu
const EGG_COUNT = /(?<![\d,.%])(4|6|9|10|12|15|18|20|24|30)(?!\s?[\d%,.x])(?!\d)\s?(?:[smlSML](?!\p{L}))?/gu
/** How long a roll is says nothing about how much there is. */
const LENGTH = new RegExp(String.raw`${START}${NUMBER}\s?(?:mm|cm|mb|m)(?!\p{L})\.?`, 'giu')

/** A letter and a size without a space between them. */
const GLUED_SIZE = /(?<=\p{L})(?=\d+(?:[.,]\d+)?\s?(?:kg|g|ml|l|szt)(?!\p{L}))/giu

/** What a name says of one pack: its size (a weight or volume before a count, `6x125g` multiplied out), the count alone, and the name without either. */
export function readPack(name: string): { pack: Pack; pieces: number | null; rest: string } {
  let rest = name.replace(GLUED_SIZE, ' ')
  let size: Pack = null
  for (const pattern of SIZE_PATTERNS) {
    for (const { groups = {} } of rest.matchAll(pattern)) size ??= sized(groups)
    rest = rest.replace(pattern, ' ')
  }
  let pieces: number | null = null
  for (const pattern of EGGS.test(rest) ? [COUNT, EGG_COUNT] : [COUNT]) {
    for (const [, digits] of rest.matchAll(pattern)) pieces ??= Number(digits) || null
    rest = rest.replace(pattern, ' ')
  }
  return { pack: size ?? (pieces === null ? null : { value: pieces, unit: 'pieces' }), pieces, rest: rest.replace(LENGTH, ' ') }
}

function sized({ count = '1', value = '', unit = '' }: Readonly<Record<string, string | undefined>>): Pack {
  const size = SIZES[unit.toLowerCase()]
  const number = readDigits(value)
  return size === undefined || number === null ? null : toBaseUnits(Number(count) * number, size[0], size[1])
}

/** Bottles and cans are between these, in litres. */
const MIN_LITRES = 0.2
const MAX_LITRES = 6
/** A number from here on that ends a name is a size in grams or millilitres. */
const MIN_SIZE = 80
const MAX_SIZE = 2000

const SEVERAL = /(?<!\d|\d[.,])(\d{1,2})\s?[x*]\s?(\d{2,4})(?![\d,.])/i
const LITRES = /(?<!\d|\d[.,])(\d[.,]\d{1,3})(?![\d%])/
const BARE_NUMBER = /(?<!\d|\d[.,])(?<!(?<!\p{L})t(?:yp)?[\s.]{0,5})(\d{1,4})(?![\d,.%])/giu

/** The size of one pack where a name gives it without a unit ("MASŁO 200", "WODA GAZ 1,5", "PAPIER TOAL.8"); null where the number may mean something else. */
export function readBareSize(rest: string, food: Food): Amount | null {
  const { unit, aisle, packs = [] } = food
  const several = SEVERAL.exec(rest)
  if (several?.[1] && several[2] && unit !== 'pieces') return toBaseUnits(Number(several[1]), Number(several[2]), unit)
  const litres = readDigits(LITRES.exec(rest)?.[1] ?? '')
  if (litres !== null) {
    const drinkable = unit === 'ml' && (aisle === 'drinks' || aisle === 'alcohol')
    return drinkable && litres >= MIN_LITRES && litres <= MAX_LITRES ? toBaseUnits(litres, 1000, 'ml') : null
  }
  const found = [...rest.matchAll(BARE_NUMBER)].at(-1)
  const number = Number(found?.[1])
  if (!found || !(number > 1)) return null
  const ends = rest.slice(found.index + found[0].length).trim() === ''
  const usual = packs.includes(number)
  // Bread is counted, but a number on it is its weight.
  if (unit === 'pieces' && !(number >= MIN_SIZE && food.gramsPerPiece !== undefined))
    return usual && ends ? toBaseUnits(number, 1, unit) : null
  // Flour has its type, sauces their thousand islands.
  if (aisle === 'flour-and-groats' || number < MIN_SIZE || number > MAX_SIZE) return null
  return usual || (ends && number % 5 === 0) ? toBaseUnits(number, 1, unit === 'pieces' ? 'grams' : unit) : null
}

const LETTER_OF: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '8': 'B', '6': 'G', '|': 'I' }
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
}
const UNITS = '[kK][gG]|[gG][rR]?|[dD][aA][gG]|[mMcC]?[lL]|[sS][zZ][tT]|[tT][bB]?|[rR]'

const asDigits = (text: string): string => Array.from(text, (letter) => DIGIT_OF[letter] ?? letter).join('')
const asLetter = (digit: string): string => LETTER_OF[digit] ?? digit

/** Numbers of sizes and percentages that hold letters ("2OOG", "1OSZT", "1B%"): at least one digit must stand among them. */
const LETTERED_NUMBER = new RegExp(
  String.raw`(?<!\p{L}|\d|\d[,.])((?=[OolI|]{0,8}\d)[\dOlI|](?:[\dOolI|B,.]|S(?=[\dO])){0,15})(?=\s?(?:${UNITS})(?!\p{L}))`,
  'gu',
)
const LETTERED_PERCENT = /(?<![\p{L}\d,.])([1-9][BSO]|[BSO][.,]\d|\d[.,][SOBZ])(?=\s?%)/gu
/** The last letter of a cut word before its full stop and a size ("KON5.680G"). */
const DIGIT_BEFORE_STOP = /(?<=\p{L}{2})[01258](?=\.\d{2,4}\s?(?:g|ml)(?!\p{L}))/giu
/** A lone digit inside a word, or at the edge of a longer one ("K0NSERW0WY", "MLEK0", "0GÓREK"), unless it counts a unit ("SOK1L"). */
const DIGIT_INSIDE = new RegExp(
  String.raw`(?<=\p{L})[012568](?=\p{L})(?!(?:${UNITS}|w1|rol\p{L}*|tab\p{L}*|kaps|tor\p{L}*|sasz)(?!\p{L}))`,
  'giu',
)
const DIGIT_AT_END = /(?<=\p{L}{3})0(?![\p{L}\d%,.x])/gu
const DIGIT_AT_START = /(?<![\p{L}\d.,])[0258](?=\p{L}{3})(?!szt|tab|kaps|rol|sasz|tor|pak|por)/giu

/** The lost one of a kilogram ("lkg", "pennelkg", "Jodikg"). */
const ONE_KILOGRAM = /(?:(?<=\p{Ll}{4})l|(?<=\p{Ll}{2})i|(?<![\p{L}\d,.])[lIi|])(?=kg(?!\p{L}))/gu
/** A one glued to a name that a nought follows: no size begins with that ("wieprzowel05g"). */
const ONE_BEFORE_NOUGHT = /(?<=\p{Ll}{2})l(?=0\dg(?!\p{L}))/gu
/** An o twice, once as a nought ("0OWS."), and one alone before a cut word ("0WS."). */
const NOUGHT_BESIDE_O = /(?<![\p{L}\d.,])0(?=O\p{Lu})/gu
const NOUGHT_BEFORE_CUT = /(?<![\p{L}\d.,])0(?=\p{Lu}{2}\.)/gu

/** A small l among capitals is a capital I. */
const SMALL_L = /(?<=\p{Lu})l(?=\p{Lu}|(?<=\p{Lu}{2}l)(?!\p{L}))/gu
/** Any other small letter among capitals is that capital ("KiSZ."); glued words have small letters behind their capital. */
const SMALL_AMONG_CAPITALS = /(?<=\p{Lu})\p{Ll}(?=\p{Lu}(?!\p{Ll}))/gu

/** Corrects digits that were read for letters and letters that were read for digits, where their neighbours leave no doubt. */
export function correctDigits(name: string): string {
  return name
    .replace(LETTERED_NUMBER, asDigits)
    .replace(ONE_KILOGRAM, ' 1')
    .replace(LETTERED_PERCENT, asDigits)
    .replace(ONE_BEFORE_NOUGHT, ' 1')
    .replace(NOUGHT_BESIDE_O, '')
    .replace(NOUGHT_BEFORE_CUT, 'O')
    .replace(SMALL_L, 'I')
    .replace(SMALL_AMONG_CAPITALS, (letter) => letter.toUpperCase())
    .replace(DIGIT_BEFORE_STOP, asLetter)
    .replace(DIGIT_INSIDE, asLetter)
    .replace(DIGIT_AT_END, asLetter)
    .replace(DIGIT_AT_START, asLetter)
}
