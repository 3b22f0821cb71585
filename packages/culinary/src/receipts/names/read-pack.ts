import { toBaseUnits } from '../../units/convert.ts'
import { readDigits } from '../../units/read-number.ts'
import type { ReceiptName } from './receipt-name.ts'

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
