import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { PREFERENCES_AT_FIRST } from '@spizarka/contract/preferences'
import { z } from 'zod'
import { dayInWarsaw, hourInWarsaw, mealInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { insertNotices } from './notifications.queries.ts'
import { listMealMissing } from './reminders.queries.ts'

/** Asks those who wished it at this hour for the meal of that time of day, where the diary has nothing of it; once a day. */
export const notifyMealMissing = defineJob({
  name: 'notifications.tell-meal-missing',
  payload: z.object({}),
  retries: 3,
  retryDelaySeconds: 60,
  expireSeconds: 900,
  concurrency: 1,
  handle: (context) => notifyEverybody(context),
  // An hour later nobody wants to be asked any more.
  onExhausted: async () => {},
})

const QUESTIONS: Record<MealType, string> = {
  breakfast: 'Śniadanie jeszcze nie zapisane?',
  lunch: 'Obiad jeszcze nie zapisany?',
  dinner: 'Kolacja jeszcze nie zapisana?',
  snack: 'Przekąska jeszcze nie zapisana?',
}

async function notifyEverybody({ db, clock }: AppContext): Promise<void> {
  const now = clock.now()
  const day = dayInWarsaw(now)
  // Late in the evening it is still dinner that one forgot.
  const asked = mealInWarsaw(now) === 'snack' ? 'dinner' : mealInWarsaw(now)
  const wanted = { day, meal: asked, hour: hourInWarsaw(now), usualHour: PREFERENCES_AT_FIRST.meal_reminder_hour }
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
