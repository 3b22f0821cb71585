import { z } from 'zod'
import { defineJob } from '../../src/platform/jobs/jobs.ts'

/** A job for tests with several processes. */
export const washUp = defineJob({
  name: 'kitchen.wash-up',
  payload: z.object({ plates: z.int() }),
  retries: 1,
  retryDelaySeconds: 0,
  expireSeconds: 900,
  concurrency: 1,
})
