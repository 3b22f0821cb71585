import type { Unit } from '@spizarka/contract/common'
import type { LearnedConversion } from '@spizarka/contract/pantry'
import { formatNumber, formatRawAmount } from '../../../lib/format.ts'

const KEPT_IN: Record<Unit, string> = { grams: 'w gramach', ml: 'w mililitrach', pieces: 'w sztukach' }

/** What is remembered about a product: "przechowywane w gramach · 1 szt. = 60 g". */
export function describeConversion({ canonical_unit, grams_per_piece, ml_per_piece, grams_per_ml }: LearnedConversion): string {
  const known = [
    canonical_unit !== null && `przechowywane ${KEPT_IN[canonical_unit]}`,
    grams_per_piece !== null && `1 szt. = ${formatRawAmount(grams_per_piece, 'grams')}`,
    ml_per_piece !== null && `1 szt. = ${formatRawAmount(ml_per_piece, 'ml')}`,
    grams_per_ml !== null && `100 ml = ${formatNumber(grams_per_ml * 100)}\u00a0g`,
  ]
  return known.filter((part) => part !== false).join(' · ')
}
