import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { clearExpiredZips, deleteExportsBefore } from './data-exports.queries.ts'

// Whoever comes back to an old link is told that the copy expired rather than that there was none.
const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes copies of data whose time is over, and a month later that there were any. */
export const purgeExpired = defineJob({
  name: 'data-exports.purge-expired',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgeExpiredJob = bindJob({
  job: purgeExpired,
  async handle({ db, clock }) {
    const now = clock.now()
    await clearExpiredZips(db, now)
    await deleteExportsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
  },
  // The next hour's job does it all.
  onExhausted: async () => {},
})
