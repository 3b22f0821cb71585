import * as contract from '@spizarka/contract/preferences'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { readPreferences, updatePreferences } from './preferences.ts'

/** The calls of what a user can set. */
export function routes(route: Route, { db }: AppContext): void {
  route(contract.readPreferences, ({ user }) => readPreferences(db, user.id))
  route(contract.updatePreferences, ({ user, body }) => updatePreferences(db, user.id, body))
}
