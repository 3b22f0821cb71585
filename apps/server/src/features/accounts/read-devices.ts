import type { listDevices as endpoint } from '@spizarka/contract/devices'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { Caller } from '../../platform/http/route.ts'
import { deviceNames } from './device-names.ts'
import { countSessions, listSessions } from './sessions.queries.ts'

/** One page of the devices where the caller is signed in, the one that asks first. */
export async function readDevices(
  { db, clock }: AppContext,
  caller: Caller,
  query: QueryOut<typeof endpoint>,
  url: string,
): Promise<ResponseOf<typeof endpoint>> {
  const subject = { userId: caller.id, sessionId: caller.sessionId }
  const now = clock.now()
  const [count, rows] = await Promise.all([countSessions(db, caller.id, now), listSessions(db, subject, now, windowOf(query))])
  const results = rows.map((session) => ({
    id: session.id,
    ...deviceNames(session.user_agent),
    signed_in_at: session.created_at.toISOString(),
    last_used_at: session.last_used_at.toISOString(),
    is_current: session.id === caller.sessionId,
  }))
  return toPage(url, query, { count, results })
}
