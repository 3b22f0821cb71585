import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Makes a copy of all that is kept about a user. */
export const prepareExport = defineJob({
  name: 'data-exports.prepare-export',
  payload: z.object({ exportId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 20,
  expireSeconds: 300,
  concurrency: 1,
})
