import type { LegalDocuments } from '@spizarka/contract/legal'
import { listNotifications } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { announceChanges } from './announce-documents.ts'

const app = await startTestApp({ settings: { ACCESS_TOKEN_SECONDS: '1000000', REFRESH_TOKEN_DAYS: '365' } })
afterAll(() => app.close())

const FIRST = { day: '2025-09-11', change: null }
const CHANGE = 'Dodajemy gospodarstwa domowe.'
const documents: LegalDocuments = {
  terms: { title: 'Regulamin', path: '/regulamin', versions: [{ day: '2026-12-20', change: CHANGE }, FIRST] },
  privacy: { title: 'Polityka Prywatności', path: '/polityka-prywatnosci', versions: [FIRST] },
}
beforeEach(async () => {
  app.clock.setTo('2026-12-06T09:00:00+01:00')
  await app.db.deleteFrom('legal_announcements').execute()
  await app.db.deleteFrom('user_notifications').execute()
  await app.db.deleteFrom('users').execute()
  app.mails.length = 0
})

async function announce(): Promise<void> {
  await announceChanges(app.context, documents)
  await app.runJobs()
}

test('everybody is told of a changed document by the bell and by mail, once, however often and by how many', async () => {
  const [one, other] = [await makeUser(app), await makeUser(app)]
  await Promise.all([announceChanges(app.context, documents), announceChanges(app.context, documents)])
  await announce()
  app.clock.advance({ days: 1 })
  await announce()
  for (const { token } of [one, other]) {
    const { results } = await app.succeed(listNotifications, { token })
    expect(results.map(({ notification }) => notification)).toEqual([
      { title: 'Regulamin: nowa wersja od 20 grudnia 2026', message: expect.stringContaining(CHANGE) },
    ])
  }
  expect(app.mails.map(({ to }) => to.address).toSorted()).toEqual([one.email, other.email].toSorted())
  expect(app.mails[0]).toMatchObject({ subject: 'Regulamin: nowa wersja od 20 grudnia 2026', text: expect.stringContaining('/regulamin') })
})

test('whoever comes after the others were told is told the next morning, and nobody twice', async () => {
  const early = await makeUser(app)
  await announce()
  app.clock.advance({ hours: 5 })
  const late = await makeUser(app)
  await app.db.updateTable('users').set({ activated_at: app.clock.now() }).where('id', '=', late.id).execute()
  for (const days of [1, 1]) {
    app.clock.advance({ days })
    await announce()
  }
  expect(app.mails.map(({ to }) => to.address)).toEqual([early.email, late.email])
  const { results } = await app.succeed(listNotifications, { token: late.token })
  expect(results).toHaveLength(1)
})

test('whoever wants no news hears of it by mail all the same; who has left or never came does not', async () => {
  const { token } = await makeUser(app)
  await makeUser(app, { active: false })
  await app.succeed(updatePreferences, { token, body: { notify_announcement: false } })
  await announce()
  expect((await app.succeed(listNotifications, { token })).count).toBe(0)
  expect(app.mails).toHaveLength(1)
})

test.each([
  ['2026-12-07T09:00:00+01:00', 1],
  ['2026-12-06T09:00:00+01:00', 0],
])('told at %s, less than 14 days ahead is an error in the log: %i', async (time, errors) => {
  const told = vi.spyOn(app.context.log, 'error')
  await makeUser(app)
  app.clock.setTo(time)
  await announce()
  expect(told).toHaveBeenCalledTimes(errors)
  // Who comes later is told later, and that is no fault of ours.
  await announce()
  expect(told).toHaveBeenCalledTimes(errors)
  told.mockRestore()
})

test.each([
  ['2026-12-20T00:00:00+01:00', 0],
  ['2026-12-19T23:59:00+01:00', 1],
])('at %s %i are told: what holds already is no news', async (time, mails) => {
  await makeUser(app)
  app.clock.setTo(time)
  await announce()
  expect(app.mails).toHaveLength(mails)
})
