import type { Unit } from '@spizarka/contract/common'
import type { PendingItem } from '@spizarka/contract/intake'
import { formatRawAmount } from '../../../lib/format.ts'
import type { Amount } from '../quantities.ts'
import { UNIT_NAMES } from './unit-names.ts'

/** The units that an item may be restated in (SPEC section 4). */
export const TARGETS: Record<Unit, readonly Unit[]> = {
  grams: ['pieces'],
  ml: ['pieces'],
  pieces: ['grams', 'ml'],
}

/** The question about the new amount; it reads otherwise for pieces than for weights and volumes. */
export function conversionQuestion({ value, unit }: Amount, target: Unit | null): string {
  const now = formatRawAmount(value, unit)
  if (target === null) return `Ile to jest: ${now}?`
  return target === 'pieces' ? `Ile sztuk to ${now}?` : `Ile ${UNIT_NAMES[target].genitive} mają łącznie ${now}?`
}

/** What the amount usually is in the target unit, by the food table's usual pack or piece; undefined when it does not know. */
export function suggestedQuantity({ suggested_piece }: PendingItem, { value, unit }: Amount, target: Unit): number | undefined {
  if (suggested_piece === null || suggested_piece <= 0) return undefined
  if (target === 'pieces' && unit !== 'pieces') return rounded(value / suggested_piece)
  // What one piece holds is known in grams alone.
  return target === 'grams' && unit === 'pieces' ? rounded(value * suggested_piece) : undefined
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
