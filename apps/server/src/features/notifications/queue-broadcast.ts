import type { Broadcast } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { insertBroadcast } from './broadcasts.queries.ts'
import { fanOutBroadcast } from './fan-out-broadcast.job.ts'

/** Queues a notice to everybody, in the caller's transaction; a job hands it out. */
export async function queueBroadcast(
  trx: Trx,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  { title, message }: { title: string; message: string },
): Promise<Broadcast> {
  const at = clock.now()
  const { id } = await insertBroadcast(trx, { title, message, at })
  await jobs.enqueue(trx, fanOutBroadcast, { broadcastId: id })
  return { id: String(id), title, message, created_at: at.toISOString(), recipients: null }
}
