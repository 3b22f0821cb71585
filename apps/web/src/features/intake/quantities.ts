import type { Unit } from '@spizarka/contract/common'
import { formatRawAmount } from '../../lib/format.ts'

interface Quantities {
  quantity_grams: number | null
  quantity_ml: number | null
  quantity_pieces: number | null
}

export interface Amount {
  value: number
  unit: Unit
}

/** An amount in the field of its unit; the other fields are null. */
export function toQuantities(value: number | null, unit: Unit): Quantities {
  const none: Quantities = { quantity_grams: null, quantity_ml: null, quantity_pieces: null }
  return { ...none, [`quantity_${unit}`]: value }
}

/** The one amount that an item has, if it has any. */
export function amountOf({ quantity_grams, quantity_ml, quantity_pieces }: Quantities): Amount | undefined {
  if (quantity_grams !== null) return { value: quantity_grams, unit: 'grams' }
  if (quantity_ml !== null) return { value: quantity_ml, unit: 'ml' }
  return quantity_pieces === null ? undefined : { value: quantity_pieces, unit: 'pieces' }
}

/** The words of a unit: gramy (which ones?), w gramach (in which?), ile gramów (how many?). */
export const UNIT_NAMES: Record<Unit, { many: string; locative: string; genitive: string }> = {
  grams: { many: 'gramy', locative: 'gramach', genitive: 'gramów' },
  ml: { many: 'mililitry', locative: 'mililitrach', genitive: 'mililitrów' },
  pieces: { many: 'sztuki', locative: 'sztukach', genitive: 'sztuk' },
}

/** An amount as a person would say it: pieces to a half, from ten on whole; grams and millilitres whole. What is there is never said to be nothing. */
export function formatSaidAmount(value: number, unit: Unit): string {
  return formatRawAmount(saidAmount(value, unit), unit)
}

/** The number that is said. */
function saidAmount(value: number, unit: Unit): number {
  if (value <= 0) return value
  if (unit !== 'pieces') return Math.max(1, Math.round(value))
  return Math.max(0.5, value < 10 ? Math.round(value * 2) / 2 : Math.round(value))
}
