import { z } from 'zod'
import { addHours } from '../../../platform/clock/clock.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { updateGuestsForgotten } from './reports.queries.ts'

/** Hours for which a decision on a report can be complained of: six months (Digital Services Act, art. 20). */
const COMPLAINT_HOURS = 184 * 24

/** Deletes guests' addresses once the decisions on their reports cannot be appealed any more. */
export const purgeReports = defineJob({
  name: 'community.forget-guests',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 300,
  concurrency: 1,
  async handle({ db, clock }) {
    await updateGuestsForgotten(db, addHours(clock.now(), -COMPLAINT_HOURS))
  },
  // The next night's job does it all.
  onExhausted: async () => {},
})
