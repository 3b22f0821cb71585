import { listNotifications } from '@spizarka/contract/notifications'
import { deletePantryItem } from '@spizarka/contract/pantry'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { stock, stockSpice } from '../../../test/fixtures/pantries.ts'
import { startTestApp } from '../../../test/harness.ts'
import { notifyUseSoon } from './reminders.ts'

const app = await startTestApp({ settings: { REFRESH_TOKEN_DAYS: '365', ACCESS_TOKEN_SECONDS: '1000000' } })
afterAll(() => app.close())

async function tell(times = 1): Promise<void> {
  for (let time = 0; time < times; time++) await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, notifyUseSoon, {}))
  await app.runJobs()
}

const notices = async ({ token }: MadeUser) => (await app.succeed(listNotifications, { token })).results
const titles = async (user: MadeUser) => (await notices(user)).map(({ notification }) => notification.title)

const NOON = '2026-03-10T12:00:00+01:00'
beforeEach(() => app.clock.setTo(NOON))

describe('what should be used soon', () => {
  it('is told in one notice: three by name, the rest as a number', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'ser żółty', 200, 'grams', '2026-03-11')
    for (const name of ['mleko', 'śmietana', 'jogurt', 'kefir']) await stock(app, user, name, 500, 'ml', '2026-03-13')
    await stock(app, user, 'kiełbasa', 300, 'grams', '2026-03-09')
    await stock(app, user, 'makaron', 500, 'grams', '2026-03-14')
    await tell()

    expect(await notices(user)).toMatchObject([
      {
        kind: 'use_soon',
        target: 'pantry_use_soon',
        notification: {
          title: '6 produktów do zużycia wkrótce',
          message: 'Zużyj w pierwszej kolejności: kiełbasa, ser żółty, jogurt i 3 inne produkty.',
        },
      },
    ])
  })

  it.each([
    [['mleko'], '1 produkt do zużycia wkrótce', 'mleko.'],
    [['mleko', 'kefir'], '2 produkty do zużycia wkrótce', 'kefir i mleko.'],
    [['mleko', 'kefir', 'ser', 'jogurt'], '4 produkty do zużycia wkrótce', 'jogurt, kefir, mleko i 1 inny produkt.'],
  ])('is good Polish for %j', async (names, title, ending) => {
    const user = await makeUser(app)
    for (const name of names) await stock(app, user, name, 1, 'pieces', '2026-03-10')
    await tell()

    const [notice] = await notices(user)
    expect(notice?.notification.title).toBe(title)
    expect(notice?.notification.message.endsWith(`: ${ending}`)).toBe(true)
  })

  it('is neither a spice nor what was removed, nor what has been past its date for long, nor what has no date', async () => {
    const user = await makeUser(app)
    await stockSpice(app, user, 'pieprz')
    const { id } = await stock(app, user, 'mleko', 500, 'ml', '2026-03-11')
    await app.succeed(deletePantryItem, { token: user.token, params: { id } })
    await stock(app, user, 'ser', 200, 'grams', '2026-03-06')
    await stock(app, user, 'sól gruba', 200, 'grams', null)
    await tell()

    expect(await notices(user)).toEqual([])
  })

  it('is told once a day however often the job runs, and again the next day', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 500, 'ml', '2026-03-12')
    await tell(3)
    await stock(app, user, 'kefir', 500, 'ml', '2026-03-12')
    await tell()
    expect(await titles(user)).toEqual(['1 produkt do zużycia wkrótce'])

    app.clock.advance({ days: 1 })
    await tell()
    expect(await titles(user)).toEqual(['2 produkty do zużycia wkrótce', '1 produkt do zużycia wkrótce'])
  })

  it('is not told to those who switched it off, though the job waits already', async () => {
    const user = await makeUser(app)
    await stock(app, user, 'mleko', 500, 'ml', '2026-03-11')
    // The worker runs since the first test: before the transaction ends it cannot take the job.
    await app.db.transaction().execute(async (trx) => {
      await app.context.jobs.enqueue(trx, notifyUseSoon, {})
      await app.succeed(updatePreferences, { token: user.token, body: { notify_use_soon: false } })
    })
    await app.runJobs()

    expect(await notices(user)).toEqual([])
  })
})

describe('a day of the notice', () => {
  // [the moment, the last day that is soon then]: midnight and both changes of the clock, as Warsaw's calendar has them.
  test.each([
    ['2026-03-10T23:59:00+01:00', '2026-03-13'],
    ['2026-03-11T00:01:00+01:00', '2026-03-14'],
    ['2026-03-28T17:00:00+01:00', '2026-03-31'],
    ['2026-03-29T00:30:00+01:00', '2026-04-01'],
    ['2026-03-29T17:00:00+02:00', '2026-04-01'],
    ['2026-10-24T23:30:00+02:00', '2026-10-27'],
    ['2026-10-25T23:30:00+01:00', '2026-10-28'],
    ['2026-12-31T17:00:00+01:00', '2027-01-03'],
  ])('is Warsaw’s at %s', async (moment, lastSoon) => {
    const user = await makeUser(app)
    app.clock.setTo(moment)
    const dayAfter = new Date(Date.parse(lastSoon) + 86_400_000).toISOString().slice(0, 10)
    await app.db
      .insertInto('pantry_products')
      .values(
        [lastSoon, dayAfter].map((day, number) => ({
          owner_id: user.id,
          product_key: `p${number}`,
          product_name: `produkt ${day}`,
          category: 'other',
          canonical_unit: 'grams',
          earliest_best_before: day,
        })),
      )
      .execute()
    await tell(2)

    const told = app.db
      .selectFrom('user_notifications as told')
      .innerJoin('notifications', 'notifications.id', 'told.notification_id')
      .where('told.user_id', '=', user.id)
    expect(await told.select('message').execute()).toEqual([{ message: `Zużyj w pierwszej kolejności: produkt ${lastSoon}.` }])
  })
})

test('a thousand owners are told one notice each, though four workers tell them at once', async () => {
  const people = Array.from({ length: 1_000 }, (_, number) => ({
    username: `gospodyni${number}`,
    email: `gospodyni${number}@example.com`,
    password_hash: 'x',
    is_active: true,
  }))
  const ids = await app.db.insertInto('users').values(people).returning('id').execute()
  const product = {
    product_key: 'mleko',
    product_name: 'mleko',
    category: 'dairy',
    canonical_unit: 'ml',
    earliest_best_before: '2026-03-11',
  } as const
  await app.db
    .insertInto('pantry_products')
    .values(ids.map(({ id }) => ({ owner_id: id, ...product })))
    .execute()
  await Promise.all([1, 2, 3, 4].map(() => notifyUseSoon.handle(app.context, {})))

  const told = app.db.selectFrom('user_notifications').where(
    'user_id',
    'in',
    ids.map(({ id }) => id),
  )
  const { notices: count, users } = await told
    .select((eb) => [eb.fn.countAll<number>().as('notices'), eb.fn.count<number>('user_id').distinct().as('users')])
    .executeTakeFirstOrThrow()
  expect({ count, users }).toEqual({ count: 1_000, users: 1_000 })
})
