import type { PrintedLine } from '../lines/printed-line.ts'
import type { ReceiptName } from '../names/read-pack.ts'
import { readReceiptName } from '../names/read-receipt-name.ts'

/** Where a name without figures belongs: to the line below, the purchase above, to itself, or it is no name. */
type Belonging = 'below' | 'above' | 'apart' | 'neither'

/** Decides where a name without figures belongs, by which way of joining the food table knows and by how the till breaks names. */
export function joinNames(above: string | null, between: string, below: string, wrapping: Wrapping): Belonging {
  const own = readLabelName(between)
  const next = readLabelName(below)
  const joined = readLabelName(`${between} ${below}`)
  if (!/\p{L}{3}/u.test(below.replace(/(?<!\d)\d+\s?(?:k?g|m?l|szt)\b/gi, ''))) return 'below'
  const broken = isBroken(between, below, wrapping.width)
  const readsAsOne = broken && joined.foodId !== null && (joined.sure || (own.foodId !== null && !own.sure) || OPEN_END.test(between))
  if (readsAsOne) return 'below'
  const asUsual = broken && wrapping.usual ? 'below' : null
  if (own.foodId === null) {
    if (above !== null && own.pack && readLabelName(above).pack === null) return 'above'
    if (next.foodId === null) return joined.foodId !== null ? 'below' : (asUsual ?? 'neither')
    return joined.foodId === next.foodId && (joined.sure || !next.sure) ? 'below' : 'neither'
  }
  if (next.foodId === null) return joined.foodId === null ? (asUsual ?? 'apart') : 'below'
  return joined.sure && joined.foodId === own.foodId && !next.sure ? 'below' : 'apart'
}

/** Two parts of a name as one; a till that breaks within words, with a hyphen or without, leaves no blank to put back. */
export function joinParts({ label, source }: PrintedLine, below: string, { width }: Wrapping): string {
  const spaced = `${label} ${below}`
  const glued = `${label}${below}`
  const withinWord = /\p{L}-$/u.test(source) || (label.length >= width && !readLabelName(spaced).sure && readLabelName(glued).sure)
  return withinWord ? glued : spaced
}

/** Whether the food table knows what a line names. */
export function isFood(label: string): boolean {
  return readLabelName(label).foodId !== null
}

/** Whether every word of a name is placed and it is a food; a torn or noisy line is not. */
export function isSureFood(label: string): boolean {
  // Of a photo's noise some food or other can be made.
  const letters = label.match(/\p{L}/gu)?.length ?? 0
  if (letters < 5 || letters < label.replace(/[\s\d]/g, '').length * 0.7 || !/\p{L}{4}/u.test(label)) return false
  const { foodId, sure, isFood: food } = readLabelName(label)
  return foodId !== null && sure && food !== false
}

/** How a till breaks names that are too long for its paper. */
export interface Wrapping {
  /** Letters of a name that find room on a line. */
  width: number
  /** Whether names of this receipt run over two lines as a rule. */
  usual: boolean
}

/** So many names must be broken before it is what the till does. */
const USUAL = 3

/** Learns from the items how their till breaks names. */
export function wrappingOf(lines: readonly PrintedLine[]): Wrapping {
  const names = lines.filter(({ kind, label }) => kind === 'goods' && label !== '')
  // The longest name may be two that OCR took for one.
  const width = names.map(({ label }) => label.length).toSorted((a, b) => b - a)[1] ?? 0
  const broken = lines.filter((line, place) => {
    const next = lines[place + 1]
    const named = line.kind === 'goods' && line.label !== '' && line.figures === null
    return named && next !== undefined && next.label !== '' && next.figures !== null && isBroken(line.label, next.label, width)
  })
  return { width, usual: broken.length >= USUAL && broken.length >= names.length * 0.2 }
}

/** A size, or a word that stands for one, ends a name; behind what looks like money no name goes on. */
const COMPLETE = /\d[.,]\s?\d\d|szt\.?\s.*\d|[x×*]\s?\d|(?:\d\s?(?:k?g|m?l|szt|op)|(?<!\p{L})(?:kg|szt|luz|pęcz|pecz))\.?$/iu
/** "KARKÓWKA BEZ", "SKRZYDEŁKA Z": no name ends so. */
const OPEN_END = /(?<!\p{L})(?:bez|ze?|we?|do|na|i|o|dla|po)$/iu

/** Whether a name may go on in the line below: it has no size yet, and the first word below found no room beside it. */
function isBroken(above: string, below: string, width: number): boolean {
  if (OPEN_END.test(above)) return true
  const [next = ''] = below.split(' ')
  return !COMPLETE.test(above) && above.length + 1 + next.length > width
}

/** More names than a long receipt has. */
const MAX_CACHED_NAMES = 500

const kept = new Map<string, ReceiptName>()

/** The meaning of a printed name, kept for the next line that prints it. */
export function readLabelName(label: string): ReceiptName {
  const known = kept.get(label)
  if (known) return known
  if (kept.size >= MAX_CACHED_NAMES) kept.clear()
  const name = readReceiptName(label)
  kept.set(label, name)
  return name
}
