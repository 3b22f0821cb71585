import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

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
        select from notification_switches as switch
        where switch.user_id = users.id and switch.kind = 'announcement' and not switch.enabled
      )
    order by users.id
    on conflict (user_id, reference) do nothing
  `.execute(trx)
}

/** Closes a broadcast with the number of those who got it; a closed one stays as it is. */
export async function updateRecipients(trx: Trx, broadcastId: number): Promise<void> {
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
