import { z } from 'zod'
import { deleteExpiredKeys } from '../../platform/idempotency/idempotency.queries.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteExpiredLimits } from '../../platform/rate-limit/rate-limits.queries.ts'

/** Deletes what the platform kept for a while: idempotency keys and counts of tries. */
export const purgeExpired = defineJob({
  name: 'system.purge-expired',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const jobs = [
  bindJob({
    job: purgeExpired,
    async handle({ db }) {
      await deleteExpiredKeys(db)
      await deleteExpiredLimits(db)
    },
    // The next hour's job does it all.
    onExhausted: async () => {},
  }),
]
