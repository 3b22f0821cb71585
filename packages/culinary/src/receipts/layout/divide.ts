import { isAny, shapesOf, stems } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'

/** A receipt's parts: who sells, what was bought, what it comes to. */
export interface DividedReceipt {
  head: PrintedLine[]
  body: PrintedLine[]
  foot: PrintedLine[]
  /** Whether a printed sign says where the items begin; without one, lines of the head may stand in the body. */
  marked: boolean
}

const TITLE = stems('paragon fiskalny.')
const UNFISCAL = stems('niefiskaln')

/** Divides a receipt by its title or heads of columns, and by the first line of its totals. */
export function divideReceipt(lines: readonly PrintedLine[]): DividedReceipt {
  const marks = lines.flatMap((line, place) => (isTitle(line) || isColumnHeads(line) || endsColumnHeads(lines, place) ? [place + 1] : []))
  // Of several signs the last one with items behind it: a title, then the heads of the columns.
  const starts = marks.filter((start) => endOf(lines, start) > start && hasAmounts(lines.slice(start, endOf(lines, start))))
  const first = starts[0]
  const start = first === undefined ? 0 : (starts.filter((each) => endOf(lines, each) === endOf(lines, first)).at(-1) ?? first)
  const end = endOf(lines, start)
  return { head: lines.slice(0, start), body: lines.slice(start, end), foot: lines.slice(end), marked: first !== undefined }
}

function isTitle({ label, figures }: PrintedLine): boolean {
  const shapes = shapesOf(label)
  return (
    figures === null && shapes.length <= 5 && shapes.some((shape) => isAny(shape, TITLE)) && !shapes.some((shape) => isAny(shape, UNFISCAL))
  )
}

function isColumnHeads({ kind, label }: PrintedLine): boolean {
  return kind === 'columns' && shapesOf(label).length >= 2
}

/** Heads of columns that a copied text has one below the other. */
function endsColumnHeads(lines: readonly PrintedLine[], place: number): boolean {
  return (
    lines[place]?.kind === 'columns' && lines.slice(Math.max(0, place - 4), place + 1).filter(({ kind }) => kind === 'columns').length >= 3
  )
}

/** The first line of the totals behind a start; before the first amount nothing is a total. */
function endOf(lines: readonly PrintedLine[], start: number): number {
  let amounts = 0
  for (let place = start; place < lines.length; place++) {
    const line = lines[place]
    if (!line) break
    if (isAmount(line)) amounts += 1
    else if (amounts > 0 && (line.kind === 'total' || line.kind === 'payment')) return place
  }
  return lines.length
}

function isAmount({ kind, figures }: PrintedLine): boolean {
  return figures !== null && (kind === 'goods' || kind === 'bag' || kind === 'offer')
}

function hasAmounts(lines: readonly PrintedLine[]): boolean {
  return lines.some(isAmount)
}
