import * as contract from '@spizarka/contract/notifications'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { countUnread, updateAllRead } from './notifications.queries.ts'
import { readNotifications } from './notifications.ts'

/** The calls of the bell. */
export function routes(route: Route, context: AppContext): void {
  const { db, clock } = context
  route(contract.countNotifications, async ({ user }) => ({ unread_count: await countUnread(db, user.id) }))
  route(contract.listNotifications, ({ user, query, url }) => readNotifications(context, user.id, query, url))
  route(contract.markNotificationsRead, ({ user }) => updateAllRead(db, user.id, clock.now()))
}
