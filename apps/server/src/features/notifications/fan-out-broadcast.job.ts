import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Hands a broadcast to everybody. */
export const fanOutBroadcast = defineJob({
  name: 'notifications.fan-out-broadcast',
  payload: z.object({ broadcastId: z.int() }),
  retries: 5,
  retryDelaySeconds: 30,
  expireSeconds: 600,
  concurrency: 1,
})
