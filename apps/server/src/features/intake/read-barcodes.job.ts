import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Reads the scanned products of a session. */
export const readBarcodes = defineJob({
  name: 'intake.read-barcodes',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 2,
})
