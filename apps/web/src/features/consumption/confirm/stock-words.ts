import { formatAmount } from '../../../lib/format.ts'
import type { Deduction } from './deduction.ts'

/** How much of a product there is: `400 g`; of a spice, and of what has no amount, only that it is there. */
export function stockWords({ available, unit }: Pick<Deduction, 'available' | 'unit'>): string {
  return available === null || unit === null ? 'na stanie' : formatAmount(available, unit)
}
