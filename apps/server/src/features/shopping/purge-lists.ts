import { RESTORE_HOURS } from '@spizarka/contract/limits'
import { z } from 'zod'
import { addHours } from '../../platform/clock/clock.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deleteShoppingListsDeletedBefore, deleteShoppingSessionsBefore } from './shopping-lists.queries.ts'

const SESSION_HOURS = 30 * 24

/** Forgets lists that cannot be restored any more, and what was ordered a month ago. */
export const purgeShoppingLists = defineJob({
  name: 'shopping.purge-lists',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    await deleteShoppingListsDeletedBefore(db, addHours(clock.now(), -RESTORE_HOURS))
    await deleteShoppingSessionsBefore(db, addHours(clock.now(), -SESSION_HOURS))
  },
  // The next day's job does it all.
  onExhausted: async () => {},
})
