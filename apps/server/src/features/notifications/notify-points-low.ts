import { LOW_POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { insertNotices, type Notice } from './notifications.queries.ts'
import { listPointsLow, type PointsLow } from './reminders.queries.ts'

/** Tells whoever has less points than a recipe costs, once until they had as many again. */
export const notifyPointsLow = defineJob({
  name: 'notifications.tell-points-low',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => notifyEverybody(context),
  // The next hour's job does it all.
  onExhausted: async () => {},
})

async function notifyEverybody({ db, clock }: AppContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for await (const accounts of listPointsLow(trx, LOW_POINTS)) await insertNotices(trx, accounts.map(pointsLowNotice), clock.now())
  })
}

function pointsLowNotice({ userId, balance, reference }: PointsLow): Notice {
  const forms = ['punkt', 'punkty', 'punktów'] as const
  return {
    userId,
    kind: 'points_low',
    reference,
    title: 'Kończą się punkty AI',
    message: `Na koncie: ${balance} ${plural(balance, forms)}. Przepis kosztuje ${LOW_POINTS} ${plural(LOW_POINTS, forms)}.`,
    target: 'points',
  }
}
