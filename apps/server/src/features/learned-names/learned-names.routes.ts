import * as learned from '@spizarka/contract/learned'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { rowId } from '../../platform/http/row-id.ts'
import { forgetLearnedName, readLearnedNames } from './learned-names.ts'

/** The calls of what a user taught about receipts. */
export function routes(route: Route, context: AppContext): void {
  route(learned.listLearnedNames, ({ user, query, url }) => readLearnedNames(context, user.id, query, url))
  route(learned.forgetLearnedName, ({ user, params }) => forgetLearnedName(context, user.id, rowId(params.id)))
}
