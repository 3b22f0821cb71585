import { RESTORE_HOURS } from '@spizarka/contract/limits'
import { z } from 'zod'
import { addHours } from '../../platform/clock/clock.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deleteEntriesDeletedBefore } from './diary-entries.queries.ts'

/** Forgets entries that cannot be restored any more. */
export const purgeDiary = defineJob({
  name: 'diary.purge-deleted',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  handle: ({ db, clock }) => deleteEntriesDeletedBefore(db, addHours(clock.now(), -RESTORE_HOURS)),
  // The next day's job does it all.
  onExhausted: async () => {},
})
