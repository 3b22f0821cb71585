import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** A page of a user's notices, newest first. */
export async function listNotices(db: Db, userId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom('user_notifications as told')
    .innerJoin('notifications as notification', 'notification.id', 'told.notification_id')
    .select([
      'told.id',
      'told.created_at',
      'told.read_at',
      'notification.kind',
      'notification.title',
      'notification.message',
      'notification.target',
    ])
    .where('told.user_id', '=', userId)
    .orderBy('told.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}
export type NoticeRow = Awaited<ReturnType<typeof listNotices>>[number]

export async function countNotices(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('user_notifications')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateAllRead(db: Db, userId: number, at: Date): Promise<void> {
  await db.updateTable('user_notifications').set({ read_at: at }).where('user_id', '=', userId).where('read_at', 'is', null).execute()
}

/**
 * Deletes the notices of before a time, and the texts that nobody has any more, as after an account is gone; broadcasts stay. So do
 * falls of the points: one that lasts is told once, however long ago.
 */
export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('user_notifications').where('created_at', '<', before).where('reference', 'not like', 'points_low:%').execute()
  await sql`
    delete from notifications
    where not exists (select from user_notifications as told where told.notification_id = notifications.id)
      and not exists (select from broadcasts where broadcasts.notification_id = notifications.id)
  `.execute(db)
}
