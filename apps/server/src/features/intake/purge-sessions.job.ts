import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteSessionsBefore } from './intake-sessions.queries.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

/** Forgets lists that nobody came back to within a week. */
export const purgeSessions = defineJob({
  name: 'intake.purge-sessions',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgeSessionsJob = bindJob({
  job: purgeSessions,
  handle: ({ db, clock }) => deleteSessionsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
