import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { type listNotifications, type UserNotification } from '@spizarka/contract/notifications'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import {
  countNotices,
  deleteNotice,
  deleteNoticesBefore,
  insertNotices,
  listNotices,
  type Notice,
  type NoticeRow,
} from './notifications.queries.ts'
import { type PushContext, queuePushes } from './push/push-notice.ts'

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

function presentNotice({ id, created_at, kind, read_at, target, target_id, title, message }: NoticeRow): UserNotification {
  return {
    id: String(id),
    created_at: created_at.toISOString(),
    kind,
    is_read: read_at !== null,
    target,
    target_id,
    notification: { title, message },
  }
}

/** Tells a user something, once a reference; nothing happens where they switched the kind off or are gone. */
export function notify(trx: Trx, context: PushContext, notice: Notice): Promise<void> {
  return notifyAll(trx, context, [notice])
}

/** Tells many users something each, by the bell, and has it pushed to the devices of those who wish it. */
export async function notifyAll(trx: Trx, context: PushContext, notices: readonly Notice[]): Promise<void> {
  const inserted = await insertNotices(trx, notices, context.clock.now())
  const kinds = new Map(notices.map(({ userId, reference, push }) => [`${userId}/${reference}`, push]))
  const pushable = inserted.flatMap(({ id, userId, reference }) => {
    const kind = kinds.get(`${userId}/${reference}`)
    return kind ? [{ noticeId: id, userId, kind }] : []
  })
  await queuePushes(trx, context, pushable)
}

/** Takes back what a user was told under a reference, as if it had not been said. */
export async function takeNoticeBack(trx: Trx, userId: number, reference: string): Promise<void> {
  await deleteNotice(trx, userId, reference)
}

const RETENTION_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes notices of a quarter ago, and what the notices of deleted accounts said: it names what was in their pantries. */
export const purgeOld = defineJob({
  name: 'notifications.purge-old',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deleteNoticesBefore(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
