import { readFigures } from './read-figures.ts'
import { type LineToken, type PrintedNumber, tokenPattern } from './readings.ts'
import { type Figures, product, settleFigures } from './settle-figures.ts'

/** Reads lines of figures that stand without words: an amount a line, or one amount over several lines ("C", "1.000 ×", "2,85", "2,85"). */
export function readFragments(lines: readonly (readonly LineToken[])[]): Figures[] {
  const whole = lines.map(readWhole)
  return readColumns(lines.flat()) ?? (whole.every((figures) => figures !== null) ? whole : scan(lines.flat()))
}

/** All counts, then all prices, then all values, as a page read column by column has them; null where they do not multiply so. */
function readColumns(tokens: readonly LineToken[]): Figures[] | null {
  const numbers = tokens.flatMap((token) => (token.kind === 'number' ? [token.number] : []))
  const rows = numbers.length / 3
  if (rows < 2 || !Number.isInteger(rows)) return null
  const figures = Array.from({ length: rows }, (_, row) => {
    const [quantity = null, price = null, value = null] = [numbers[row], numbers[row + rows], numbers[row + 2 * rows]]
    return settleFigures({ quantity, unit: null, price, value })
  })
  return figures.every(({ agrees, otherValues }) => agrees === true && otherValues.length === 0) ? figures : null
}

/** The figures of a line that is one amount and nothing else; null where it is a part of one. */
function readWhole(tokens: readonly LineToken[]): Figures | null {
  const { figures, labelEnd } = readFigures(tokens, Number.POSITIVE_INFINITY)
  return labelEnd <= (tokens.find((token) => token.kind !== 'letter')?.start ?? 0) ? figures : null
}

function scan(tokens: readonly LineToken[]): Figures[] {
  const signs = tokenPattern(tokens)
  const found: Figures[] = []
  for (const match of signs.matchAll(/nu?xnu?n?|nu?/g)) {
    const numbers = tokens
      .slice(match.index, match.index + match[0].length)
      .flatMap((token) => (token.kind === 'number' ? [token.number] : []))
    const unit = tokens[match.index + 1]
    const [first, second, third] = numbers
    if (first && second) {
      const unread = { quantity: first, unit: unit?.kind === 'unit' ? unit.unit : null, price: second, value: null }
      const factors = settleFigures(unread)
      const value = third ? settleFigures({ ...unread, value: third }) : null
      if (value?.agrees) found.push(value)
      else found.push(factors, ...(third ? valueAlone(third) : []))
    } else if (first) found.push(...valueAlone(first))
  }
  return joinValues(found)
}

function valueAlone(number: PrintedNumber): Figures[] {
  if (number.fraction?.length !== 2) return []
  return [settleFigures({ quantity: null, unit: null, price: null, value: number })]
}

/** quantity × price, then on a line of its own what they make. */
function joinValues(figures: readonly Figures[]): Figures[] {
  const joined: Figures[] = []
  for (const each of figures) {
    const before = joined.at(-1)
    const { quantity, price, value } = before ?? { quantity: null, price: null, value: null }
    const makes = value === null && quantity !== null && price !== null ? product(quantity, price) : null
    if (before && makes !== null && each.quantity === null && each.value === makes)
      joined[joined.length - 1] = { ...before, value: makes, agrees: true }
    else joined.push(each)
  }
  return joined
}
