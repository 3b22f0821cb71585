import { maskNoise, normalise, type Token, tokenise } from '@spizarka/culinary/parse'
import { MAX_QUANTITY, type Unit } from '@spizarka/culinary/units'

/** More numbers than an honest line holds; bounds the combinations below. */
const MOST_NUMBERS = 12

/** What a line itself says about amounts: its numbers, and what its unit words make of them. */
export interface StatedAmounts {
  /** Whether the amount stands in the line or comes from its numbers by its own units, by multiplication or as a range's middle. */
  allow(value: number, unit: Unit): boolean
}

/** Reads every number and unit of a line, prices and dates left out; it does not decide which of them is meant. */
export function statedAmounts(line: string): StatedAmounts {
  const tokens = tokenise(maskNoise(normalise(line)))
  const numbers = statedNumbers(tokens)
  const factors = statedFactors(tokens)
  const sizes = (unit: Unit) => numbers.flatMap((number) => factors[unit].map((factor) => number * factor))
  return {
    allow(value, unit) {
      if (!Number.isFinite(value) || value <= 0 || value > MAX_QUANTITY) return false
      const single = sizes(unit)
      const same = (candidate: number) => Math.abs(candidate - value) < 0.001
      // "2 x 500 g", "1 kg 20 dag": a product or a sum of two of them, no more.
      return single.some((size, i) => same(size) || numbers.some((number) => same(size * number)) || single.some((other, j) => i < j && same(size + other)))
    },
  }
}

function statedNumbers(tokens: readonly Token[]): number[] {
  const stated = tokens.filter((token) => token.kind === 'number').map((token) => token.value)
  const middles = stated.slice(1).map((number, i) => (number + (stated[i] ?? number)) / 2)
  // "litr mleka", "słoik dżemu": a unit word in the singular says one.
  const one = tokens.some((token) => token.kind === 'word' && token.unit !== null) ? [1] : []
  return [...stated, ...middles, ...one].slice(0, MOST_NUMBERS)
}

/** By what a number of this line may be multiplied to become the unit; digits may always stand as they are. */
function statedFactors(tokens: readonly Token[]): Record<Unit, number[]> {
  const factors: Record<Unit, number[]> = { grams: [1], ml: [1], pieces: [1] }
  for (const token of tokens) {
    const unit = token.kind === 'word' ? token.unit?.unit : undefined
    if (unit?.kind === 'mass') factors.grams.push(unit.grams)
    else if (unit?.kind === 'volume' || unit?.kind === 'spoon') factors.ml.push(unit.ml)
    else if (unit?.kind === 'multipack') factors.pieces.push(unit.pieces)
  }
  return factors
}
