import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteNoticesBefore } from './notifications.queries.ts'

const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Deletes notices of a quarter ago, and what the notices of deleted accounts said: it names what was in their pantries. */
export const purgeOld = defineJob({
  name: 'notifications.purge-old',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgeOldJob = bindJob({
  job: purgeOld,
  handle: ({ db, clock }) => deleteNoticesBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
