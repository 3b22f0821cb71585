import { ERRORS } from '@spizarka/contract/errors'
import { clarificationDetailsSchema, type PendingItem } from '@spizarka/contract/intake'
import { findFoodById } from '@spizarka/knowledge'
import { shelfOf } from '../pantry/index.ts'
import { toFields } from './amounts.ts'
import { isErrorCode } from './error-code.ts'
import type { PendingRow } from './pending-items.queries.ts'

/** A pending item as the contract shows it. */
export function presentPendingItem(row: PendingRow): PendingItem {
  return {
    id: String(row.id),
    product_name: row.product_name,
    ...toFields(row),
    is_spice: row.is_spice,
    status: row.status,
    error_message: isErrorCode(row.error_code) ? ERRORS[row.error_code].text : null,
    clarification_details: row.clarification === null ? null : clarificationDetailsSchema.parse(row.clarification),
    source_line: row.source_line,
    best_before: row.best_before,
    category: shelfOf({ foodId: row.food_id, isSpice: row.is_spice }),
    suggested_piece: suggestedPiece(row),
    price_grosze: row.price_grosze,
    doubtful: row.doubtful,
    learned: row.learned,
  }
}

/** What one piece usually holds, in grams or millilitres: the weight of a piece, or else the usual pack. */
function suggestedPiece(row: PendingRow): number | null {
  const food = row.food_id === null ? null : findFoodById(row.food_id)
  return food?.gramsPerPiece ?? food?.mlPerPiece ?? (food?.unit === 'pieces' ? null : (food?.packs?.[0] ?? null))
}
