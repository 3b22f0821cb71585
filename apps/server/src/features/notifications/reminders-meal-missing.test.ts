import { createDiaryEntry, deleteDiaryEntry } from '@spizarka/contract/diary'
import { listNotifications } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { notifyMealMissing } from './reminders.ts'

const app = await startTestApp({ settings: { REFRESH_TOKEN_DAYS: '365', ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())

async function tell(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, notifyMealMissing, {}))
  await app.runJobs()
}

const titles = async ({ token }: MadeUser) =>
  (await app.succeed(listNotifications, { token })).results.map(({ notification }) => notification.title)

async function someoneToAsk(hour?: number): Promise<MadeUser> {
  const user = await makeUser(app)
  const at = hour === undefined ? {} : { meal_reminder_hour: hour }
  await app.succeed(updatePreferences, { token: user.token, body: { notify_meal_missing: true, ...at } })
  return user
}

const eat = ({ token }: MadeUser, meal_type: 'lunch' | 'dinner') =>
  app.succeed(createDiaryEntry, { token, body: { day: '2026-03-10', meal_type, title: 'zupa', kcal: 200 } })

describe('a meal that is not in the diary', () => {
  beforeEach(() => app.clock.setTo('2026-03-10T20:00:00+01:00'))

  it('is asked for at eight in the evening, once, and only of those who wished it', async () => {
    const [asked, other, chose] = [await someoneToAsk(), await makeUser(app), await makeUser(app)]
    // Who chose an hour has not asked for it by that.
    await app.succeed(updatePreferences, { token: chose.token, body: { meal_reminder_hour: 20 } })
    await tell()
    await tell()
    expect(await titles(asked)).toEqual(['Kolacja jeszcze nie zapisana?'])
    expect(await titles(other)).toEqual([])
    expect(await titles(chose)).toEqual([])
  })

  it('is not asked for once it is written; another meal of the day, or a deleted entry, does not count', async () => {
    const [written, only, deleted] = [await someoneToAsk(), await someoneToAsk(), await someoneToAsk()]
    await eat(written, 'dinner')
    await eat(only, 'lunch')
    const { id } = await eat(deleted, 'dinner')
    await app.succeed(deleteDiaryEntry, { token: deleted.token, params: { id } })
    await tell()
    expect(await titles(written)).toEqual([])
    expect(await titles(only)).toEqual(['Kolacja jeszcze nie zapisana?'])
    expect(await titles(deleted)).toEqual(['Kolacja jeszcze nie zapisana?'])
  })

  it('is asked for at an hour of one’s own, which says what meal it is, also when the clocks have changed', async () => {
    app.clock.setTo('2026-03-28T20:00:00+01:00')
    const [early, late] = [await someoneToAsk(14), await someoneToAsk(23)]
    await tell()
    expect([await titles(early), await titles(late)]).toEqual([[], []])
    app.clock.setTo('2026-03-29T14:00:00+02:00')
    await tell()
    expect([await titles(early), await titles(late)]).toEqual([['Obiad jeszcze nie zapisany?'], []])
    app.clock.setTo('2026-03-29T23:00:00+02:00')
    await tell()
    expect(await titles(late)).toEqual(['Kolacja jeszcze nie zapisana?'])
  })

  it.each([6, 24, 20.5])('is not asked for at %d', async (hour) => {
    const { token } = await makeUser(app)
    expect((await app.call(updatePreferences, { token, body: { meal_reminder_hour: hour } })).status).toBe(400)
  })
})
