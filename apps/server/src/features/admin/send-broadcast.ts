import type { Broadcast } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { recordAct } from '../audit/index.ts'
import { queueBroadcast } from '../notifications/index.ts'

/** Queues a notice to everybody, once per idempotency key. */
export async function sendBroadcast(
  context: AppContext,
  call: CallIdentity,
  given: { title: string; message: string },
): Promise<Broadcast> {
  // PostgreSQL keeps no half of a surrogate pair, neither in a text nor in the answer that a repeat gets.
  const notice = { title: given.title, message: given.message.toWellFormed() }
  return once(context.db, call, async (trx) => {
    const broadcast = await queueBroadcast(trx, context, notice)
    const details = { id: broadcast.id, title: notice.title }
    await recordAct(trx, { adminId: call.userId, act: 'broadcast_sent', details, at: context.clock.now() })
    return broadcast
  })
}
