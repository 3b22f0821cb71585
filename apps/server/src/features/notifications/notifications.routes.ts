import * as contract from '@spizarka/contract/notifications'
import * as pushContract from '@spizarka/contract/push'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { countUnread, updateAllRead } from './notifications.queries.ts'
import { readNotifications } from './notifications.ts'
import { deletePushSubscription } from './push/push.queries.ts'
import { readSubscription, saveSubscription } from './push/subscription.ts'

/** The calls of the bell, and of the devices that are told too. */
export function routes(route: Route, context: AppContext): void {
  const { db, clock } = context
  route(contract.countNotifications, async ({ user }) => ({ unread_count: await countUnread(db, user.id) }))
  route(contract.listNotifications, ({ user, query, url }) => readNotifications(context, user.id, query, url))
  route(contract.markNotificationsRead, ({ user }) => updateAllRead(db, user.id, clock.now()))

  route(pushContract.readPushSubscription, ({ user }) => readSubscription(context, user))
  route(pushContract.savePushSubscription, ({ user, body }) => saveSubscription(context, user, body))
  route(pushContract.deletePushSubscription, ({ user }) => deletePushSubscription(db, { userId: user.id, sessionId: user.sessionId }))
}
