import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { deleteExpiredLinks } from '../account-links.queries.ts'
import { deleteEndedSessions } from './sessions.queries.ts'

// Whoever comes back to an old link is told what became of it rather than that there is no such link.
const RETENTION_DAYS = 30
const DAY_MS = 86_400_000

/** Deletes sessions and links of mails that ended a month ago. */
export const purgeEnded = defineJob({
  name: 'accounts.purge-ended',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)
    await deleteEndedSessions(db, before)
    await deleteExpiredLinks(db, before)
  },
  // The next day's job does it all.
  onExhausted: async () => {},
})
