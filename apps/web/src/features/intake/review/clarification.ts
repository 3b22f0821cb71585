import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails } from '@spizarka/contract/intake'
import type { Amount } from '../quantities.ts'

/** The unit that one piece is measured in: of the pantry's and the list's the one that is not pieces (SPEC section 4). */
export function baseUnitOf({ current_unit_in_db, new_unit_from_input }: ClarificationDetails): Exclude<Unit, 'pieces'> | undefined {
  return [current_unit_in_db, new_unit_from_input].find((unit) => unit !== 'pieces')
}

/** An amount in the other unit, where one piece holds `rate` of the base unit. */
export function convertWithPiece({ value, unit }: Amount, base: Unit, rate: number): Amount {
  return unit === 'pieces' ? { value: rounded(value * rate), unit: base } : { value: rounded(value / rate), unit: 'pieces' }
}

/** Grams as millilitres and the other way round, where a millilitre weighs `gramsPerMl`. */
export function convertWithDensity({ value, unit }: Amount, gramsPerMl: number): Amount | undefined {
  if (unit === 'pieces') return undefined
  return unit === 'ml' ? { value: rounded(value * gramsPerMl), unit: 'grams' } : { value: rounded(value / gramsPerMl), unit: 'ml' }
}

/** The number that a text such as "1 500,5 g" begins with; undefined when it has none. */
export function numberIn(text: string | null): number | undefined {
  const digits = /\d[\d\s]*(?:[.,]\d+)?/.exec(text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits.replace(/\s/g, '').replace(',', '.'))
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
