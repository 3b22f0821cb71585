import type { PrintedLine } from './printed-line.ts'

/** So many of the named lines must begin alike before it is a column and no part of the names ("7 DAYS", "A. Mickiewicz"). */
const SHARE = 0.6

/** Takes columns off that some tills print before the names: list numbers, counts ("2 MLEKO 6,98") and tax letters ("C MLEKO"). */
export function withoutColumnsAhead(lines: readonly PrintedLine[]): PrintedLine[] {
  const named = lines.filter(({ label, kind }) => label !== '' && (kind === 'goods' || kind === 'bag' || kind === 'offer'))
  const priced = named.filter(({ figures }) => figures !== null && (figures.value ?? 0) >= 0)
  return takeLetters(takeNumbers(lines, priced.length > 1 ? priced : named), named)
}

function isColumn(named: readonly PrintedLine[], pattern: RegExp): boolean {
  const matching = named.filter(({ label }) => pattern.test(label)).length
  return matching >= 2 && matching >= named.length * SHARE
}

const NUMBER_AHEAD = /^(\d{1,2})\s+(?=\p{L})/u
/** "0,344 SER EDAMSKI KG": only a weight has three decimals. */
const WEIGHT_AHEAD = /^(\d{1,2})[.,](\d{3})\s+(?=\d?\p{L})/u

function takeNumbers(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  const counted = named.filter(({ label }) => !WEIGHT_AHEAD.test(label))
  const column = isColumn(counted, NUMBER_AHEAD)
  const numbers = counted.flatMap(({ label }) => Number(NUMBER_AHEAD.exec(label)?.[1] ?? Number.NaN) || [])
  // Each one more than the last: a list is numbered, nothing counted.
  const numbered =
    numbers.length >= 3 && numbers.filter((number, place) => number === (numbers[place - 1] ?? 0) + 1).length >= numbers.length * 0.7
  return lines.map((line) => {
    const [, kilograms, thousandths] = WEIGHT_AHEAD.exec(line.label) ?? []
    if (kilograms !== undefined && thousandths !== undefined)
      return withQuantity({ ...line, label: line.label.replace(WEIGHT_AHEAD, '') }, Number(kilograms + thousandths), 'kg')
    const count = NUMBER_AHEAD.exec(line.label)?.[1]
    if (count === undefined || (!column && count !== '1')) return line
    const plain = { ...line, label: line.label.replace(NUMBER_AHEAD, '') }
    return numbered || count === '1' ? plain : withQuantity(plain, Number(count) * 1000, null)
  })
}

/** The line with the quantity that stood ahead of its name, unless its figures hold one. */
function withQuantity(line: PrintedLine, quantity: number, unit: 'kg' | null): PrintedLine {
  if (line.figures === null || line.figures.quantity !== null) return line
  return { ...line, figures: { ...line.figures, quantity, unit } }
}

const LETTER_AHEAD = /^[A-G]\s+(?=\p{L}{2})/u

function takeLetters(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  if (!isColumn(named, LETTER_AHEAD)) return [...lines]
  return lines.map((line) => ({ ...line, label: line.label.replace(LETTER_AHEAD, '') }))
}
