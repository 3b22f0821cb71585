import { PURGE_DAYS } from '@spizarka/contract/limits'
import { z } from 'zod'
import { deleteExpiredKeys } from '../../platform/idempotency/once.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deleteFailedJobs } from '../../platform/jobs/failed-jobs.queries.ts'
import { deleteExpiredLimits } from '../../platform/rate-limit/rate-limits.ts'

// They carry addresses and links, also of people who have deleted their account since.
const FAILED_JOBS_MS = PURGE_DAYS * 86_400_000

/** Deletes what the platform kept for a while: idempotency keys, counts of tries, and jobs that were given up. */
export const purgeExpired = defineJob({
  name: 'system.purge-expired',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    await deleteExpiredKeys(db)
    await deleteExpiredLimits(db)
    await deleteFailedJobs(db, new Date(clock.now().getTime() - FAILED_JOBS_MS))
  },
  // The next hour's job does it all.
  onExhausted: async () => {},
})

export const jobs = [purgeExpired]
