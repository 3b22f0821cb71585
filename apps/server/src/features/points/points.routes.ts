import { listPointHistory, POINT_REASONS, type PointMovement, pointReasonSchema } from '@spizarka/contract/points'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { countMovements, listMovements, type MovementRow } from './points.queries.ts'

export function routes(route: Route, { db }: AppContext): void {
  route(listPointHistory, async ({ user, query, url }) => {
    const [count, rows] = await Promise.all([countMovements(db, user.id), listMovements(db, user.id, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentMovement) })
  })
}

/** A row of the ledger as the contract shows it. */
function presentMovement(row: MovementRow): PointMovement {
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
