import { POINT_REASONS, type PointMovement, pointReasonSchema } from '@spizarka/contract/points'
import type { MovementRow } from './points.queries.ts'

/** A row of the ledger as the contract shows it. */
export function presentMovement(row: MovementRow): PointMovement {
  const reason = pointReasonSchema.parse(row.reason)
  return {
    id: String(row.id),
    created_at: row.created_at.toISOString(),
    amount: row.amount,
    balance_after: row.balance_after,
    reason,
    description: row.note === null ? POINT_REASONS[reason] : `${POINT_REASONS[reason]}: ${row.note}`,
    pending: row.reservation_state === 'reserved',
  }
}
