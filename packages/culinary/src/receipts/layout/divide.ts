import { worthOf } from '../figures/settle-figures.ts'
import { compileStems, isMisreadOf, matchesAnyStem, shapesOf } from '../lines/match-misread.ts'
import type { PrintedLine } from '../lines/printed-line.ts'

/** A receipt's parts: who sells, what was bought, what it comes to. */
export interface DividedReceipt {
  head: PrintedLine[]
  body: PrintedLine[]
  foot: PrintedLine[]
  /** Whether a printed sign says where the items begin; without one, lines of the head may stand in the body. */
  marked: boolean
}

const TITLE = compileStems('paragon fiskalny.')
const SPACED_TITLE = compileStems('paragonfiskalny')
const NON_FISCAL_TITLE = compileStems('niefiskaln')

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
  // "P A R A GO N FISKALNY"
  const spaced = shapesOf(label.replace(/\s/g, ''))
  if (figures === null && spaced.some((shape) => matchesAnyStem(shape, SPACED_TITLE))) return true
  return (
    figures === null &&
    shapes.length <= 5 &&
    shapes.some((shape) => matchesAnyStem(shape, TITLE)) &&
    !shapes.some((shape) => matchesAnyStem(shape, NON_FISCAL_TITLE))
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
  let sum = 0
  for (let place = start; place < lines.length; place++) {
    const line = lines[place]
    if (!line) break
    if (amounts > 1 && isSpoiltTotal(line, sum)) return place
    if (isAmount(line)) {
      amounts += 1
      sum += (line.figures && worthOf(line.figures)) ?? 0
    } else if (amounts > 0 && (line.kind === 'total' || line.kind === 'payment')) return place
  }
  return lines.length
}

const TOTAL_WORDS = ['suma', 'razem', 'ogolem', 'naleznosc']

/** "Razcm 339,44": nearly the word, and most of what the lines above come to. */
function isSpoiltTotal({ label, figures }: PrintedLine, sum: number): boolean {
  const [word, ...more] = shapesOf(label)
  if (figures === null || more.length > 0 || !TOTAL_WORDS.some((total) => isMisreadOf(word, total, 1))) return false
  return (worthOf(figures) ?? 0) >= sum * 0.8
}

function isAmount({ kind, figures }: PrintedLine): boolean {
  return figures !== null && (kind === 'goods' || kind === 'bag' || kind === 'offer')
}

function hasAmounts(lines: readonly PrintedLine[]): boolean {
  return lines.some(isAmount)
}

/** So many points make a receipt; a list of prices (a menu, an offer) has none of the marks. */
const ENOUGH = 3

const TITLE_WORDS = compileStems('paragon fiskalny. fiskaln')
const TAXES = compileStems('ptu. opodatkowan')
const PAYMENT = compileStems('gotowka. reszta. platnicza platnosc blik. zaplaty. kasjer kasa. nip.')

/** Whether a text bears the marks of a till: title, taxes, payment, tax letters, multiplications that come out right. */
export function isReceipt({ head, body, foot }: DividedReceipt, sumsAgree: boolean): boolean {
  const lines = [...head, ...body, ...foot]
  const shapes = new Set(lines.flatMap(({ text }) => shapesOf(text)))
  const has = (list: Parameters<typeof matchesAnyStem>[1]): boolean => [...shapes].some((shape) => matchesAnyStem(shape, list))
  const lettered = body.filter(isLettered).length
  const multiplied = body.filter(({ figures }) => figures?.agrees === true && figures.value !== null).length
  const totalled = lines.some(({ kind, figures }) => kind === 'total' && figures !== null)
  const points =
    (has(TITLE_WORDS) ? 2 : 0) +
    (has(TAXES) ? 2 : 0) +
    PAYMENT.filter((stem) => [...shapes].some((shape) => matchesAnyStem(shape, [stem]))).length +
    (totalled ? 1 : 0) +
    (sumsAgree ? 2 : 0) +
    Math.min(3, lettered) +
    Math.min(3, multiplied)
  return points >= ENOUGH
}

/** A tax letter behind an amount. */
function isLettered({ text, figures }: PrintedLine): boolean {
  return figures !== null && /\d[.,]\s?\d\d\s?[A-G]\s*$/.test(text)
}
