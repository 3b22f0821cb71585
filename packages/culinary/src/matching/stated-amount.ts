import type { Amount } from '../units/convert.ts'

/** The three quantity fields of an item; at most one is set. */
export interface Quantities {
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
}

/** The one amount that the fields state, or null. */
export function statedAmount({ quantityGrams, quantityMl, quantityPieces }: Quantities): Amount | null {
  if (quantityGrams !== null) return { value: quantityGrams, unit: 'grams' }
  if (quantityMl !== null) return { value: quantityMl, unit: 'ml' }
  return quantityPieces === null ? null : { value: quantityPieces, unit: 'pieces' }
}

/** The fields for one amount. */
export function quantitiesOf({ value, unit }: Amount): Quantities {
  return {
    quantityGrams: unit === 'grams' ? value : null,
    quantityMl: unit === 'ml' ? value : null,
    quantityPieces: unit === 'pieces' ? value : null,
  }
}

const SYMBOLS = { grams: 'g', ml: 'ml', pieces: 'szt.' } as const

/** A number and a unit as people write them in Polish: "6 szt.", "1,5 szt.", "360 g". */
export function writeAmount({ value, unit }: Amount): string {
  return `${String(value).replace('.', ',')} ${SYMBOLS[unit]}`
}
