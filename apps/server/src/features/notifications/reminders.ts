import { LOW_POINTS, USE_SOON_DAYS } from '@spizarka/contract/limits'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { DEFAULT_PREFERENCES } from '@spizarka/contract/preferences'
import { z } from 'zod'
import { addDays, dayInWarsaw, hourInWarsaw, mealInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { insertNotices, type Notice } from './notifications.queries.ts'
import { notifyAll } from './notifications.ts'
import { listMealMissing, listPointsLow, listUseSoon, type PointsLow, type UseSoon } from './reminders.queries.ts'

/** Tells owners, once a day, what they should use soon. */
export const notifyUseSoon = defineJob({
  name: 'notifications.tell-use-soon',
  payload: z.object({}),
  retries: 5,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => sendUseSoonNotices(context),
  // Tomorrow's job tells of what is still there.
  onExhausted: async () => {},
})

/** What has been past its date for longer than it counts as "soon" is not told of day after day. */
async function sendUseSoonNotices(context: AppContext): Promise<void> {
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

/** Tells whoever has less points than a recipe costs, once until they had as many again. */
export const notifyPointsLow = defineJob({
  name: 'notifications.tell-points-low',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => sendPointsLowNotices(context),
  // The next hour's job does it all.
  onExhausted: async () => {},
})

async function sendPointsLowNotices({ db, clock }: AppContext): Promise<void> {
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

/** Asks those who wished it at this hour for the meal of that time of day, where the diary has nothing of it; once a day. */
export const notifyMealMissing = defineJob({
  name: 'notifications.tell-meal-missing',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => sendMealMissingNotices(context),
  // An hour later nobody wants to be asked any more.
  onExhausted: async () => {},
})

const QUESTIONS: Record<MealType, string> = {
  breakfast: 'Śniadanie jeszcze nie zapisane?',
  lunch: 'Obiad jeszcze nie zapisany?',
  dinner: 'Kolacja jeszcze nie zapisana?',
  snack: 'Przekąska jeszcze nie zapisana?',
}

async function sendMealMissingNotices({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  const day = dayInWarsaw(now)
  // Late in the evening it is still dinner that one forgot.
  const asked = mealInWarsaw(now) === 'snack' ? 'dinner' : mealInWarsaw(now)
  const wanted = { day, meal: asked, hour: hourInWarsaw(now), usualHour: DEFAULT_PREFERENCES.meal_reminder_hour }
  await db.transaction().execute(async (trx) => {
    for await (const owners of listMealMissing(trx, wanted)) {
      const notices = owners.map(({ userId }) => ({
        userId,
        kind: 'meal_missing' as const,
        reference: `meal_missing:${day}`,
        title: QUESTIONS[asked],
        message: `${MEAL_TYPES[asked]}: dopiszesz jednym dotknięciem to, co jesz często.`,
        target: 'diary' as const,
      }))
      await insertNotices(trx, notices, now)
    }
  })
}
