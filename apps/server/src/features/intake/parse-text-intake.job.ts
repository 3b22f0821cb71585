import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'

/** Reads the typed list of a session. */
export const parseTextIntake = defineJob({
  name: 'intake.parse-text',
  payload: z.object({ sessionId: z.uuid() }),
  retries: 3,
  retryDelaySeconds: 1,
  expireSeconds: 120,
  concurrency: 4,
})
