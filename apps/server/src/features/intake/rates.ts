import { rateSchema, type Unit } from '@spizarka/contract/common'

interface Stated {
  quantity: number
  unit: Unit
}

/**
 * The rate that makes two amounts of one product equal: grams or millilitres in a piece, or grams in a millilitre.
 * Null when it is beyond what any food can have.
 */
export function rateOf(one: Stated, other: Stated): { gramsPerPiece?: number; mlPerPiece?: number; gramsPerMl?: number } | null {
  const [pieces, base] = one.unit === 'pieces' ? [one, other] : [other, one]
  const [grams, ml] = one.unit === 'grams' ? [one, other] : [other, one]
  const rate = pieces.unit === 'pieces' ? base.quantity / pieces.quantity : grams.quantity / ml.quantity
  if (!rateSchema.safeParse(rate).success) return null
  if (pieces.unit !== 'pieces') return { gramsPerMl: rate }
  return base.unit === 'grams' ? { gramsPerPiece: rate } : { mlPerPiece: rate }
}
