import { z } from 'zod'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { deleteNeverActivated, deleteUser, listDeletedUsers, updatePurged } from './deletions.queries.ts'

const UNUSED_DAYS = 7
const DAY_MS = 86_400_000

/** Deletes the data of accounts that their owners deleted, and accounts that were not activated within a week. */
export const purgeDeleted = defineJob({
  name: 'accounts.purge-deleted',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
})

export const purgeDeletedJob = bindJob({
  job: purgeDeleted,
  async handle({ db, clock }) {
    const now = clock.now()
    // One transaction an account: what is done stays done, and nobody waits for long.
    for (const userId of await listDeletedUsers(db)) {
      await db.transaction().execute(async (trx) => {
        await deleteUser(trx, userId)
        await updatePurged(trx, userId, now)
      })
    }
    await deleteNeverActivated(db, { before: new Date(now.getTime() - UNUSED_DAYS * DAY_MS), now })
  },
  // The next night's job does it all, well before the week is over that we promise.
  onExhausted: async () => {},
})
