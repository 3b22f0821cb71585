import { z } from 'zod'
import type { Job } from '../../src/platform/jobs/jobs.ts'

/** A job for tests with several processes. */
export const washUp: Job<{ plates: number }> = {
  name: 'kitchen.wash-up',
  payload: z.object({ plates: z.int() }),
  retries: 1,
  retryDelaySeconds: 0,
  expireSeconds: 900,
  concurrency: 1,
}
