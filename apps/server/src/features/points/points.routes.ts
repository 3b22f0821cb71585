import { listPointHistory } from '@spizarka/contract/points'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Route } from '../../platform/http/route.ts'
import { presentMovement } from './points.present.ts'
import { countMovements, listMovements } from './points.queries.ts'

export function routes(route: Route, { db }: AppContext): void {
  route(listPointHistory, async ({ user, query, url }) => {
    const [count, rows] = await Promise.all([countMovements(db, user.id), listMovements(db, user.id, windowOf(query))])
    return toPage(url, query, { count, results: rows.map(presentMovement) })
  })
}
