import type { NotificationKind } from '@spizarka/contract/notifications'
import { sql } from 'kysely'
import type { Trx } from '../../platform/db/connect.ts'
import type { NotificationsRow } from '../../platform/db/row-types.gen.ts'

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
}

/**
 * Inserts the notices that their users have not got and want. A notice gets its id before its text is there, so that the unique key
 * decides first: whoever comes second, at the same moment too, leaves nothing behind. In the order of the users, lest two block each other.
 */
export async function insertNotices(trx: Trx, notices: readonly Notice[], at: Date): Promise<void> {
  await sql`
    with wanted as materialized (
      select nextval(pg_get_serial_sequence('notifications', 'id')) as id, notice.*
      from json_to_recordset(${JSON.stringify(notices)}::json)
        as notice ("userId" bigint, kind text, reference text, title text, message text, target text)
      join users on users.id = notice."userId" and users.is_active and users.deleted_at is null
      where not exists (
        select from notification_switches as switch
        where switch.user_id = notice."userId" and switch.kind = notice.kind and not switch.enabled
      )
    ), told as (
      insert into user_notifications (user_id, notification_id, reference, created_at)
      select "userId", id, reference, ${at} from wanted order by "userId"
      on conflict (user_id, reference) do nothing
      returning notification_id
    )
    insert into notifications (id, kind, title, message, target, created_at) overriding system value
    select id, kind, title, message, target, ${at} from wanted where id in (select notification_id from told)
  `.execute(trx)
}
