import type { PushKind } from '@spizarka/contract/push'
import type { PushTarget } from '@spizarka/integrations/push'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'

interface NewSubscription extends PushTarget {
  sessionId: string
  userId: number
  at: Date
}

/** Sets the push subscription of a session and deletes any of the same browser in another session, so that a browser gets each push once. */
export async function replacePushSubscription(trx: Trx, { sessionId, userId, endpoint, p256dh, auth, at }: NewSubscription): Promise<void> {
  await trx.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('session_id', '!=', sessionId).execute()
  await trx
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, user_id: userId, endpoint, p256dh, auth, created_at: at })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth, created_at: at }))
    .execute()
}

export async function deletePushSubscription(db: Db, subject: { sessionId: string; userId: number }): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', subject.sessionId).where('user_id', '=', subject.userId).execute()
}

/** Deletes a subscription that has ended, unless the session has another by now. */
export async function deleteDeadSubscription(db: Db, sessionId: string, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).where('endpoint', '=', endpoint).execute()
}

export async function hasPushSubscription(db: Db, subject: { sessionId: string; userId: number }): Promise<boolean> {
  const found = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', subject.sessionId)
    .where('user_id', '=', subject.userId)
    .executeTakeFirst()
  return found !== undefined
}

/** The browser of a session, as long as that goes on. */
export async function findPushTarget(db: Db, sessionId: string, at: Date): Promise<PushTarget | undefined> {
  return liveSubscriptions(db, at)
    .select(['subscription.endpoint', 'subscription.p256dh', 'subscription.auth'])
    .where('subscription.session_id', '=', sessionId)
    .executeTakeFirst()
}

/** The sessions of a user whose browsers receive messages. */
export async function listPushSessions(db: Db, userId: number, at: Date): Promise<string[]> {
  const rows = await liveSubscriptions(db, at).select('subscription.session_id').where('subscription.user_id', '=', userId).execute()
  return rows.map(({ session_id }) => session_id)
}

function liveSubscriptions(db: Db, at: Date) {
  return db
    .selectFrom('push_subscriptions as subscription')
    .innerJoin('auth_sessions as session', 'session.id', 'subscription.session_id')
    .innerJoin('users', 'users.id', 'subscription.user_id')
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', at)
    .where('users.is_active', '=', true)
    .where('users.deleted_at', 'is', null)
}

/** A notice that was told, with what it is to be pushed as. */
export interface PushableNotice {
  noticeId: number
  userId: number
  kind: PushKind
}

/** Those of the notices whose users have a browser to be told in, and want this kind there. */
export async function listSubscribedNotices(trx: Trx, notices: readonly PushableNotice[], at: Date): Promise<PushableNotice[]> {
  const { rows } = await sql<PushableNotice>`
    select notice."noticeId", notice."userId", notice.kind
    from json_to_recordset(${JSON.stringify(notices)}::json) as notice ("noticeId" bigint, "userId" bigint, kind text)
    where exists (
      select from push_subscriptions as subscription
      join auth_sessions as session on session.id = subscription.session_id and session.revoked_at is null and session.expires_at > ${at}
      where subscription.user_id = notice."userId"
    ) and not exists (
      select from user_preferences as preference
      where preference.user_id = notice."userId" and preference.chosen -> ('push_' || notice.kind) = 'false'
    )
    order by notice."noticeId"
  `.execute(trx)
  return rows
}

/** What a user was told by the bell; undefined where it was taken back, or they are gone. */
export async function findPushedNotice(db: Db, noticeId: number) {
  return db
    .selectFrom('user_notifications as told')
    .innerJoin('notifications as notification', 'notification.id', 'told.notification_id')
    .innerJoin('users', 'users.id', 'told.user_id')
    .select([
      'told.user_id',
      'told.read_at',
      'told.created_at',
      'users.plan',
      'notification.title',
      'notification.message',
      'notification.target',
      'notification.target_id',
    ])
    .where('told.id', '=', noticeId)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
export type PushedNotice = NonNullable<Awaited<ReturnType<typeof findPushedNotice>>>

/** How many products of a user end on a day. */
export async function countEndingOn(db: Db, ownerId: number, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('pantry_products')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('removed_at', 'is', null)
    .where('is_spice', '=', false)
    .where('earliest_best_before', '=', day)
    .executeTakeFirstOrThrow()
  return count
}
