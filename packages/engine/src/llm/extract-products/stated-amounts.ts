import { maskNoise, normalise, type Token, tokenise } from '@spizarka/culinary/parse'
import { MAX_QUANTITY, type Unit } from '@spizarka/culinary/units'

/** More numbers than an honest line holds; bounds the combinations below. */
const MAX_NUMBERS = 12

/** What a line itself says about amounts. */
export interface StatedAmounts {
  /** Whether the amount is in the line, or comes from its numbers by its units, as a product, a sum or a range's middle. */
  allow(value: number, unit: Unit): boolean
}

/** Reads every number and unit of a line, prices and dates left out; which of them is meant is for others to say. */
export function statedAmounts(line: string): StatedAmounts {
  const tokens = tokenise(maskNoise(normalise(line)))
  const numbers = statedNumbers(tokens)
  const units = tokens.flatMap((token, index) => unitOf(token, tokens[index - 1]))
  return {
    allow(value, unit) {
      if (!Number.isFinite(value) || value <= 0 || value > MAX_QUANTITY) return false
      const own = units.filter((stated) => stated.unit === unit)
      // Digits may stand for any unit as they are; a unit word that stands alone says one of it.
      const sizes = [
        ...numbers.flatMap((number) => [number, ...own.map(({ factor }) => number * factor)]),
        ...own.filter(({ alone }) => alone).map(({ factor }) => factor),
      ]
      const same = (candidate: number) => Math.abs(candidate - value) < 0.001
      // "2 x 500 g", "1 kg 20 dag": a multiple of one or a sum of two, no more.
      return sizes.some(
        (size, i) => same(size) || numbers.some((number) => same(size * number)) || sizes.some((other, j) => i < j && same(size + other)),
      )
    },
  }
}

function statedNumbers(tokens: readonly Token[]): number[] {
  const stated = tokens.filter((token) => token.kind === 'number').map((token) => token.value)
  const middles = stated.slice(1).map((number, index) => (number + (stated[index] ?? number)) / 2)
  return [...stated, ...middles].slice(0, MAX_NUMBERS)
}

interface StatedUnit {
  unit: Unit
  /** How much of `unit` one of the word is. */
  factor: number
  /** Without a number before it. */
  alone: boolean
}

function unitOf(token: Token, before: Token | undefined): StatedUnit[] {
  const word = token.kind === 'word' ? token.unit?.unit : undefined
  const alone = before?.kind !== 'number'
  switch (word?.kind) {
    case 'mass':
      return [{ unit: 'grams', factor: word.grams, alone }]
    case 'volume':
    case 'spoon':
      return [{ unit: 'ml', factor: word.ml, alone }]
    case 'multipack':
      return [{ unit: 'pieces', factor: word.pieces, alone }]
    case 'count':
    case 'container':
      return [{ unit: 'pieces', factor: 1, alone }]
    case undefined:
      return []
  }
}
