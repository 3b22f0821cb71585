import * as contract from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { downloadDataExport, readLatestDataExport } from './read-data-export.ts'
import { requestDataExport } from './request-data-export.ts'

/** The calls of "Pobierz moje dane". */
export function routes(route: Route, context: AppContext): void {
  route(contract.requestDataExport, ({ identity }) => requestDataExport(context, identity))
  route(contract.readLatestDataExport, ({ user }) => readLatestDataExport(context, user.id))
  route(contract.downloadDataExport, ({ user, params }) => downloadDataExport(context, user.id, params.id))
}
