import { countReadings, moneyReadings } from './readings.ts'
import { agree, type PrintedFigures } from './settle-figures.ts'
import type { CountedUnit, FigureToken, PrintedNumber } from './token.ts'

/** Whether quantity × price is the value, as printed or with what a lost mark explains. */
export function settlesExactly({ quantity, unit, price, value }: PrintedFigures): boolean {
  if (!quantity || !price || !value) return false
  return countReadings(quantity, unit !== null && unit !== 'pieces').some((count) =>
    moneyReadings(price).some((each) => moneyReadings(value).some((all) => agree(count.value, each.value, all.value))),
  )
}

/** Gives the numbers among tokens their roles in order; of two factors the price is the one that looks like money. */
export function rolesOf(tokens: readonly FigureToken[], roles: readonly string[]): PrintedFigures {
  const numbers = tokens.filter((token) => token.kind === 'number').map((token) => token.number)
  const printed: PrintedFigures = { quantity: null, unit: null, price: null, value: null }
  const factors: PrintedNumber[] = []
  for (const [place, number] of numbers.entries()) {
    const role = roles[place]
    if (role === 'factor') factors.push(number)
    else if (role === 'quantity' || role === 'price' || role === 'value') printed[role] = number
  }
  if (factors[0] && factors[1]) {
    const swapped = isPriceFirst(factors[0], factors[1], tokens)
    printed.quantity = swapped ? factors[1] : factors[0]
    printed.price = swapped ? factors[0] : factors[1]
  }
  printed.unit = printed.quantity ? unitBehind(tokens, printed.quantity) : null
  return printed
}

/** "3,49 x 2": money has two decimals, a count none and a weight three. */
function isPriceFirst(first: PrintedNumber, second: PrintedNumber, tokens: readonly FigureToken[]): boolean {
  if (unitBehind(tokens, first) || first.fraction?.length === 3) return false
  if (unitBehind(tokens, second)) return true
  return first.fraction?.length === 2 && (second.fraction === null || second.fraction.length === 3)
}

function unitBehind(tokens: readonly FigureToken[], number: PrintedNumber): CountedUnit | null {
  const next = tokens[tokens.findIndex((token) => token.kind === 'number' && token.number === number) + 1]
  return next?.kind === 'unit' ? next.unit : null
}
