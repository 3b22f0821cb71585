import type { Unit } from '@spizarka/contract/common'

interface Stated {
  quantity: number
  unit: Unit
}

/** The rate that makes two amounts of one product equal: grams or millilitres in a piece, or grams in a millilitre. */
export function rateOf(one: Stated, other: Stated): { gramsPerPiece?: number; mlPerPiece?: number; gramsPerMl?: number } {
  const [pieces, base] = one.unit === 'pieces' ? [one, other] : [other, one]
  if (pieces.unit === 'pieces') {
    const rate = base.quantity / pieces.quantity
    return base.unit === 'grams' ? { gramsPerPiece: rate } : { mlPerPiece: rate }
  }
  const [grams, ml] = one.unit === 'grams' ? [one, other] : [other, one]
  return { gramsPerMl: grams.quantity / ml.quantity }
}
