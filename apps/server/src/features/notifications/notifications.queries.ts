import type { NotificationKind } from '@spizarka/contract/notifications'
import type { PushKind } from '@spizarka/contract/push'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { NotificationsRow } from '../../platform/db/row-types.gen.ts'

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
      'notification.target_id',
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

/** What it said goes with the nightly purge of texts that nobody has. */
export async function deleteNotice(trx: Trx, userId: number, reference: string): Promise<void> {
  await trx.deleteFrom('user_notifications').where('user_id', '=', userId).where('reference', '=', reference).execute()
}

/** What one user is to be told. */
export interface Notice {
  userId: number
  kind: NotificationKind
  /** What must be told once a user: `use_soon:2025-11-21`. */
  reference: string
  /** 1 to 120 characters. */
  title: string
  /** 1 to 1,000 characters. */
  message: string
  /** Screen of the app that it leads to. */
  target: NotificationsRow['target']
  /** Which of several: left out where there is but one. */
  targetId?: string
  /** As what it also goes to the user's devices; left out for what the bell alone says. */
  push?: PushKind
}

/**
 * Inserts the notices that their users have not got and want, and gives those with what they were told under. A notice gets its id before its text is there, so that the unique key
 * decides first: whoever comes second, at the same moment too, leaves nothing behind. In the order of the users, lest two block each other.
 */
export async function insertNotices(trx: Trx, notices: readonly Notice[], at: Date): Promise<InsertedNotice[]> {
  const { rows } = await sql<InsertedNotice>`
    with wanted as materialized (
      select nextval(pg_get_serial_sequence('notifications', 'id')) as id, notice.*
      from json_to_recordset(${JSON.stringify(notices)}::json)
        as notice ("userId" bigint, kind text, reference text, title text, message text, target text, "targetId" text)
      join users on users.id = notice."userId" and users.is_active and users.deleted_at is null
      where not exists (
        select from user_preferences as preference
        where preference.user_id = notice."userId" and preference.chosen -> ('notify_' || notice.kind) = 'false'
      )
    ), told as (
      insert into user_notifications (user_id, notification_id, reference, created_at)
      select "userId", id, reference, ${at} from wanted order by "userId"
      on conflict (user_id, reference) do nothing
      returning id, user_id, reference, notification_id
    ), texts as (
      insert into notifications (id, kind, title, message, target, target_id, created_at) overriding system value
      select id, kind, title, message, target, "targetId", ${at} from wanted where id in (select notification_id from told)
    )
    select id, user_id as "userId", reference from told order by id
  `.execute(trx)
  return rows
}

interface InsertedNotice extends Pick<Notice, 'userId' | 'reference'> {
  /** Of the notice as this user has it. */
  id: number
}

/** What a broadcast says, with its row; nobody has it yet. */
export async function insertBroadcast(trx: Trx, { title, message, at }: { title: string; message: string; at: Date }) {
  const notification = await trx
    .insertInto('notifications')
    .values({ kind: 'announcement', title, message, target: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('broadcasts')
    .values({ notification_id: notification.id, recipients: null, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** Hands a broadcast to every active account that wants announcements and has not got it. */
export async function insertRecipients(trx: Trx, broadcastId: number, at: Date): Promise<void> {
  await sql`
    insert into user_notifications (user_id, notification_id, reference, created_at)
    select users.id, broadcast.notification_id, 'broadcast:' || broadcast.id, ${at}
    from broadcasts as broadcast
    join users on users.is_active and users.deleted_at is null
    where broadcast.id = ${broadcastId} and broadcast.recipients is null
      and not exists (
        select from user_preferences as preference
        where preference.user_id = users.id and preference.chosen -> 'notify_announcement' = 'false'
      )
    order by users.id
    on conflict (user_id, reference) do nothing
  `.execute(trx)
}

/** Closes a broadcast with the number of those who got it; a closed one stays as it is. */
export async function closeBroadcast(trx: Trx, broadcastId: number): Promise<void> {
  await sql`
    update broadcasts set recipients = (
      select count(*) from user_notifications as told where told.notification_id = broadcasts.notification_id
    )
    where id = ${broadcastId} and recipients is null
  `.execute(trx)
}

/** A page of the broadcasts, newest first. */
export async function listBroadcasts(db: Db, window: { limit: number; offset: number }) {
  return db
    .selectFrom('broadcasts as broadcast')
    .innerJoin('notifications as notification', 'notification.id', 'broadcast.notification_id')
    .select(['broadcast.id', 'notification.title', 'notification.message', 'broadcast.created_at', 'broadcast.recipients'])
    .orderBy('broadcast.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countBroadcasts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('broadcasts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
