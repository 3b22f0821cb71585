import { register, updateMe } from '@spizarka/contract/accounts'
import { listConsents } from '@spizarka/contract/privacy'
import { afterAll, expect, test } from 'vitest'
import { makeUser, PASSWORD } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { findConsent, recordConsents } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())

const record = (userId: number, granted: boolean) =>
  app.db.transaction().execute((trx) => recordConsents(trx, userId, [{ kind: 'health', granted }], app.clock.now()))

test('the history shows what was given and withdrawn, newest first, in which wording and when', async () => {
  const { token } = await makeUser(app)
  await app.succeed(updateMe, { token, body: { marketing_consent: true } })
  await app.succeed(updateMe, { token, body: { marketing_consent: false } })

  const { count, results } = await app.succeed(listConsents, { token })

  expect(count).toBe(2)
  expect(results.map(({ kind, granted }) => [kind, granted])).toEqual([
    ['marketing', false],
    ['marketing', true],
  ])
  for (const { text_version, created_at } of results) {
    expect(text_version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Math.abs(new Date(created_at).getTime() - Date.now())).toBeLessThan(60_000)
  }
})

test('the history comes in pages, is one’s own, and is for signed-in people', async () => {
  const [user, other] = [await makeUser(app), await makeUser(app)]
  for (const granted of [true, false, true]) await record(user.id, granted)

  const second = await app.succeed(listConsents, { token: user.token, query: { page: 2, page_size: 2 } })

  expect([second.count, second.results.length, second.next]).toEqual([3, 1, null])
  expect(await app.succeed(listConsents, { token: other.token })).toMatchObject({ count: 0 })
  expect((await app.call(listConsents)).status).toBe(401)
  expect((await app.call(listConsents, { token: user.token, query: { page: 3, page_size: 2 } })).status).toBe(404)
})

test('what was last said of a matter counts', async () => {
  const { id } = await makeUser(app)
  expect(await findConsent(app.db, id, 'health')).toBeUndefined()

  await record(id, true)
  await record(id, false)

  expect(await findConsent(app.db, id, 'health')).toMatchObject({ granted: false, text_version: expect.any(String) })
  expect(await findConsent(app.db, id, 'marketing')).toBeUndefined()
})

test('registration says all four', async () => {
  const { id } = await app.succeed(register, { body: { username: 'zgodna', email: 'zgodna@example.pl', password: PASSWORD } })

  for (const kind of ['terms', 'privacy', 'age'] as const) expect(await findConsent(app.db, id, kind)).toMatchObject({ granted: true })
  expect(await findConsent(app.db, id, 'marketing')).toMatchObject({ granted: false })
})
