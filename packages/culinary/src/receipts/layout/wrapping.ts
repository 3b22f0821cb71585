import type { PrintedLine } from '../lines/printed-line.ts'

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
export const OPEN_END = /(?<!\p{L})(?:bez|ze?|we?|do|na|i|o|dla|po)$/iu

/** Whether a name may go on in the line below: it has no size yet, and the first word below found no room beside it. */
export function isBroken(above: string, below: string, width: number): boolean {
  if (OPEN_END.test(above)) return true
  const [next = ''] = below.split(' ')
  return !COMPLETE.test(above) && above.length + 1 + next.length > width
}
