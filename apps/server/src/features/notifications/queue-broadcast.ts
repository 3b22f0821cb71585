import type { Broadcast, listBroadcasts as contract } from '@spizarka/contract/admin'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { closeBroadcast, countBroadcasts, insertBroadcast, insertRecipients, listBroadcasts } from './notifications.queries.ts'

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

/** Hands a broadcast to everybody. */
export const fanOutBroadcast = defineJob({
  name: 'notifications.fan-out-broadcast',
  payload: z.object({ broadcastId: z.int() }),
  retries: 5,
  retryDelaySeconds: 30,
  expireSeconds: 600,
  concurrency: 1,
  async handle({ db, clock }, { broadcastId }) {
    await db.transaction().execute(async (trx) => {
      await insertRecipients(trx, broadcastId, clock.now())
      await closeBroadcast(trx, broadcastId)
    })
  },
  // Nobody has it and the panel says so: an administrator may queue the job again.
  onExhausted: async () => {},
})

/** One page of the notices that went to everybody, newest first. */
export async function readBroadcasts(
  { db }: Pick<AppContext, 'db'>,
  query: QueryOut<typeof contract>,
  url: string,
): Promise<ResponseOf<typeof contract>> {
  const [count, rows] = await Promise.all([countBroadcasts(db), listBroadcasts(db, windowOf(query))])
  const results = rows.map((row) => ({ ...row, id: String(row.id), created_at: row.created_at.toISOString() }))
  return toPage(url, query, { count, results })
}
