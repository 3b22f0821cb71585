import type { PrintedLine } from './printed-line.ts'

/** So many of the named lines must begin alike before it is a column and no part of the names ("7 DAYS", "A. Mickiewicz"). */
const SHARE = 0.6

/** Takes columns off that some tills print before the names: list numbers, counts ("2 MLEKO 6,98") and tax letters ("C MLEKO"). */
export function withoutColumnsAhead(lines: readonly PrintedLine[]): PrintedLine[] {
  const named = lines.filter(({ label, kind }) => label !== '' && (kind === 'goods' || kind === 'bag' || kind === 'offer'))
  return takeLetters(takeNumbers(lines, named), named)
}

function isColumn(named: readonly PrintedLine[], pattern: RegExp): boolean {
  const matching = named.filter(({ label }) => pattern.test(label)).length
  return matching >= 2 && matching >= named.length * SHARE
}

const NUMBER_AHEAD = /^(\d{1,2})\s+(?=\p{L})/u

function takeNumbers(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  const column = isColumn(named, NUMBER_AHEAD)
  const numbers = named.flatMap(({ label }) => Number(NUMBER_AHEAD.exec(label)?.[1] ?? Number.NaN) || [])
  // Each one more than the last: a list is numbered, nothing counted.
  const numbered =
    numbers.length >= 3 && numbers.filter((number, place) => number === (numbers[place - 1] ?? 0) + 1).length >= numbers.length * 0.7
  return lines.map((line) => {
    const count = NUMBER_AHEAD.exec(line.label)?.[1]
    if (count === undefined || (!column && count !== '1')) return line
    const label = line.label.replace(NUMBER_AHEAD, '')
    const { figures } = line
    if (numbered || count === '1' || figures === null || figures.quantity !== null) return { ...line, label }
    return { ...line, label, figures: { ...figures, quantity: Number(count) * 1000 } }
  })
}

const LETTER_AHEAD = /^[A-G]\s+(?=\p{L}{2})/u

function takeLetters(lines: readonly PrintedLine[], named: readonly PrintedLine[]): PrintedLine[] {
  if (!isColumn(named, LETTER_AHEAD)) return [...lines]
  return lines.map((line) => ({ ...line, label: line.label.replace(LETTER_AHEAD, '') }))
}
