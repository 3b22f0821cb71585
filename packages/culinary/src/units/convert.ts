/** The unit an amount is kept in: grams, millilitres or pieces. */
export type Unit = 'grams' | 'ml' | 'pieces'

/** An amount in one of the three units that the pantry keeps. */
export interface Amount {
  value: number
  unit: Unit
}

/** The largest amount of one product that the pantry takes (SPEC section 5), in any unit. */
export const MAX_QUANTITY = 50_000

/** Rounds to the three decimals that quantities carry. */
export function roundQuantity(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** An amount of `value` measures of `perMeasure` base units each, in the base unit; null outside (0, 50 000]. */
export function toBaseUnits(value: number, perMeasure: number, unit: Unit): Amount | null {
  const total = roundQuantity(value * perMeasure)
  return Number.isFinite(total) && total > 0 && total <= MAX_QUANTITY ? { value: total, unit } : null
}

/** Grams of that many millilitres at `gramsPerMl`. */
export function gramsFromMl(ml: number, gramsPerMl: number): number {
  return roundQuantity(ml * gramsPerMl)
}

/** Millilitres of that many grams at `gramsPerMl`. */
export function mlFromGrams(grams: number, gramsPerMl: number): number {
  return roundQuantity(grams / gramsPerMl)
}

/** Grams or millilitres in that many pieces of `perPiece` each. */
export function baseFromPieces(pieces: number, perPiece: number): number {
  return roundQuantity(pieces * perPiece)
}

/** Pieces in that many grams or millilitres of `perPiece` each. */
export function piecesFromBase(base: number, perPiece: number): number {
  return roundQuantity(base / perPiece)
}
