import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { readPushSubscription, savePushSubscription } from '@spizarka/contract/push'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { hasPushSubscription, replacePushSubscription } from './push.queries.ts'

type Subject = Pick<Caller, 'id' | 'sessionId'>

/** What a browser subscribes with, and whether the caller's is subscribed. */
export async function readSubscription(
  { db, push }: Pick<AppContext, 'db' | 'push'>,
  { id: userId, sessionId }: Subject,
): Promise<ResponseOf<typeof readPushSubscription>> {
  return { public_key: push?.publicKey ?? null, is_subscribed: await hasPushSubscription(db, { userId, sessionId }) }
}

/** Has messages sent to the caller's browser while this session goes on. */
export async function saveSubscription(
  { db, clock, push }: Pick<AppContext, 'db' | 'clock' | 'push'>,
  { id: userId, sessionId }: Subject,
  { endpoint, keys }: BodyOut<typeof savePushSubscription>,
): Promise<void> {
  if (!push) throw new AppError('push_not_offered')
  if (!push.accepts(endpoint)) throw new AppError('push_endpoint_refused')
  await db.transaction().execute((trx) => replacePushSubscription(trx, { sessionId, userId, endpoint, ...keys, at: clock.now() }))
}
