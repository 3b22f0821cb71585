import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listNotifications, UserNotification } from '@spizarka/contract/notifications'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { countNotices, listNotices, type NoticeRow } from './notifications.queries.ts'

/** One page of a user's notices, newest first. */
export async function readNotifications(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  query: QueryOut<typeof listNotifications>,
  url: string,
): Promise<ResponseOf<typeof listNotifications>> {
  const [count, rows] = await Promise.all([countNotices(db, userId), listNotices(db, userId, windowOf(query))])
  return toPage(url, query, { count, results: rows.map(presentNotice) })
}

function presentNotice({ id, created_at, kind, read_at, target, title, message }: NoticeRow): UserNotification {
  return {
    id: String(id),
    created_at: created_at.toISOString(),
    kind,
    is_read: read_at !== null,
    target,
    notification: { title, message },
  }
}
