import { plural } from '@spizarka/contract/plural'
import { listPointHistory, type MovementObject, POINT_REASONS, type PointMovement, pointReasonSchema } from '@spizarka/contract/points'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { countMovements, listMovements, listOrderedRecipes, listReadLists, type MovementRow } from './points.queries.ts'

export function routes(route: Route, { db }: AppContext): void {
  route(listPointHistory, async ({ user, query, url }) => {
    const [count, rows] = await Promise.all([countMovements(db, user.id), listMovements(db, user.id, windowOf(query))])
    const objects = await readObjects(db, user.id, rows)
    return toPage(url, query, { count, results: rows.map((row) => presentMovement(row, objects.get(row.reference) ?? null)) })
  })
}

const NAMES_SHOWN = 2

/** What the movements were for, by their reference, which is the session they paid. */
async function readObjects(db: Db, userId: number, rows: readonly MovementRow[]): Promise<Map<string, MovementObject>> {
  const sessionIds = [...new Set(rows.map(({ reference }) => reference))].filter((reference) => z.uuid().safeParse(reference).success)
  if (sessionIds.length === 0) return new Map()
  const [recipes, lists] = await Promise.all([
    listOrderedRecipes(db, userId, sessionIds),
    listReadLists(db, userId, sessionIds, NAMES_SHOWN),
  ])
  return new Map<string, MovementObject>([
    ...lists.map(({ session_id, state, names, count }): [string, MovementObject] => {
      const rest = count - names.length
      const name = names.join(', ') + (rest > 0 ? ` i ${rest} ${plural(rest, ['inny', 'inne', 'innych'])}` : '')
      return [session_id, { kind: 'list', id: state === 'ready' ? session_id : null, name }]
    }),
    ...recipes.map(({ session_id, recipe_id, title }): [string, MovementObject] => [
      session_id,
      { kind: 'recipe', id: String(recipe_id), name: title },
    ]),
  ])
}

/** A row of the ledger as the contract shows it. */
function presentMovement(row: MovementRow, object: MovementObject | null): PointMovement {
  const reason = pointReasonSchema.parse(row.reason)
  return {
    id: String(row.id),
    created_at: row.created_at.toISOString(),
    amount: row.amount,
    balance_after: row.balance_after,
    reason,
    description: row.note === null ? POINT_REASONS[reason] : `${POINT_REASONS[reason]}: ${row.note}`,
    pending: row.reservation_state === 'reserved',
    object,
  }
}
