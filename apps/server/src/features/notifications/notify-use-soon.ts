import { USE_SOON_DAYS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { z } from 'zod'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import type { Notice } from './notifications.queries.ts'
import { notifyAll } from './notifications.ts'
import { listUseSoon, type UseSoon } from './reminders.queries.ts'

/** Tells owners, once a day, what they should use soon. */
export const notifyUseSoon = defineJob({
  name: 'notifications.tell-use-soon',
  payload: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => notifyEverybody(context),
  // Tomorrow's job tells of what is still there.
  onExhausted: async () => {},
})

/** What has been past its date for longer than it counts as "soon" is not told of day after day. */
async function notifyEverybody(context: AppContext): Promise<void> {
  const { db, clock } = context
  const day = dayInWarsaw(clock.now())
  const window = { from: addDays(day, -USE_SOON_DAYS), until: addDays(day, USE_SOON_DAYS) }
  await db.transaction().execute(async (trx) => {
    for await (const owners of listUseSoon(trx, window)) {
      const notices = owners.map((owner) => noticeOfUseSoon(owner, day))
      await notifyAll(trx, context, notices)
    }
  })
}

const polishList = new Intl.ListFormat('pl', { type: 'conjunction' })

/** One notice for all that should be used soon: the first three by name, the rest as a number. */
function noticeOfUseSoon({ ownerId, count, names }: UseSoon, day: string): Notice {
  const others = count - names.length
  const rest = others > 0 ? [`${others} ${plural(others, ['inny produkt', 'inne produkty', 'innych produktów'])}`] : []
  return {
    userId: ownerId,
    kind: 'use_soon',
    push: 'use_soon',
    reference: `use_soon:${day}`,
    title: `${count} ${plural(count, ['produkt', 'produkty', 'produktów'])} do zużycia wkrótce`,
    message: `Zużyj w pierwszej kolejności: ${polishList.format([...names, ...rest])}.`,
    target: 'pantry_use_soon',
  }
}
