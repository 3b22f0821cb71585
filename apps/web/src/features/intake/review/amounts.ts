import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem, Resolution } from '@spizarka/contract/intake'
import { formatRawAmount } from '../../../lib/text/format.ts'

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
export function formatRoundedAmount(value: number, unit: Unit): string {
  return formatRawAmount(roundedAmount(value, unit), unit)
}

/** The number that is said. */
function roundedAmount(value: number, unit: Unit): number {
  if (value <= 0) return value
  if (unit !== 'pieces') return Math.max(1, Math.round(value))
  return Math.max(0.5, value < 10 ? Math.round(value * 2) / 2 : Math.round(value))
}

/** The unit that one piece is measured in: of the pantry's and the list's the one that is not pieces (SPEC section 4). */
export function baseUnitOf({ current_unit_in_db, new_unit_from_input }: ClarificationDetails): Exclude<Unit, 'pieces'> | undefined {
  return [current_unit_in_db, new_unit_from_input].find((unit) => unit === 'grams' || unit === 'ml')
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

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The decision to keep a product in a unit, one piece of it holding `rate` of the base unit. */
export function setUpOf(base: Unit, unit: Unit, rate: number): Resolution {
  return {
    resolution_type: 'setup_canonical_unit',
    canonical_unit: unit,
    ...(base === 'grams' ? { conversion_to_grams: rate } : { conversion_to_ml: rate }),
  }
}

/** The decision proposed for an item, accepted with one tap; undefined where there is none. */
export function proposedResolution({ status, clarification_details: details }: PendingItem): Resolution | undefined {
  if (status !== 'needs_clarification' || !details) return undefined
  if (details.conflict_type === 'confirm_autocalculation') return { resolution_type: 'accept_calculation' }
  const rate = details.suggested_rate
  if (!rate) return undefined
  if (details.conflict_type === 'missing_density') return { resolution_type: 'set_density', grams_per_ml: rate }
  const base = baseUnitOf(details)
  return base && setUpOf(base, details.current_unit_in_db, rate)
}

/** An item's amount after the proposed decision. */
export function proposedAmount(item: PendingItem): Amount | undefined {
  const resolution = proposedResolution(item)
  const amount = amountOf(item)
  const details = item.clarification_details
  if (!resolution || !amount || !details) return undefined
  const base = baseUnitOf(details)
  if (resolution.resolution_type === 'set_density') return convertWithDensity(amount, resolution.grams_per_ml)
  if (resolution.resolution_type !== 'setup_canonical_unit' || !base || !details.suggested_rate) return amount
  return amount.unit === resolution.canonical_unit ? amount : convertWithPiece(amount, base, details.suggested_rate)
}
