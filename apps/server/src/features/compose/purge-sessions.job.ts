import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteSessionsBefore } from './recipe-sessions.queries.ts'

const KEPT_DAYS = 30
const DAY_MS = 86_400_000

/** Forgets what was asked of the kitchen a month ago. */
export const purgeRecipeSessions = defineJob({
  name: 'compose.purge-sessions',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
})

export const purgeRecipeSessionsJob = bindJob({
  job: purgeRecipeSessions,
  handle: ({ db, clock }) => deleteSessionsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
