import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Reads the receipt in a session's picture. */
export const readReceipt = defineJob({
  name: 'intake.read-receipt',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 2,
  expireSeconds: 300,
  concurrency: 2,
})
