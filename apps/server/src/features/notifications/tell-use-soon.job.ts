import { USE_SOON_DAYS } from '@spizarka/contract/limits'
import { z } from 'zod'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import { insertNotices } from './notices.queries.ts'
import { listUseSoon } from './use-soon.queries.ts'
import { noticeOfUseSoon } from './use-soon-notice.ts'

/** Tells owners, once a day, what they should use soon. */
export const tellUseSoon = defineJob({
  name: 'notifications.tell-use-soon',
  payload: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
})

export const tellUseSoonJob = bindJob({
  job: tellUseSoon,
  handle: (context) => tellEverybody(context),
  // Tomorrow's job tells of what is still there.
  onExhausted: async () => {},
})

/** What has been past its date for longer than it counts as "soon" is not told of day after day. */
async function tellEverybody({ db, clock }: AppContext): Promise<void> {
  const day = dayInWarsaw(clock.now())
  const window = { from: addDays(day, -USE_SOON_DAYS), until: addDays(day, USE_SOON_DAYS) }
  await db.transaction().execute(async (trx) => {
    for await (const owners of listUseSoon(trx, window)) {
      const notices = owners.map((owner) => noticeOfUseSoon(owner, day))
      await insertNotices(trx, notices, clock.now())
    }
  })
}
