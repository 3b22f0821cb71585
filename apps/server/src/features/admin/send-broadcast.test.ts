import { randomUUID } from 'node:crypto'
import { listAuditEntries, listBroadcasts, sendBroadcast } from '@spizarka/contract/admin'
import { listNotifications } from '@spizarka/contract/notifications'
import { afterAll, expect, test } from 'vitest'
import { makeUser, statusesOf } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await makeUser(app, { admin: true })

test('a broadcast comes to everybody once however often it is sent, and the log knows who sent it', async () => {
  const user = await makeUser(app)
  const body = { title: 'Nowość', message: 'Od dziś są kody kreskowe.' }
  const idempotencyKey = randomUUID()

  const answers = await Promise.all([1, 2, 3].map(() => app.call(sendBroadcast, { token: admin.token, body, idempotencyKey })))
  await app.runJobs()

  expect(statusesOf(answers)).toEqual([202, 202, 202])
  const { results } = await app.succeed(listBroadcasts, { token: admin.token })
  expect(results).toMatchObject([{ ...body, recipients: 2 }])
  expect((await app.succeed(listNotifications, { token: user.token })).results).toMatchObject([{ notification: { title: 'Nowość' } }])
  expect((await app.succeed(listAuditEntries, { token: admin.token })).results).toMatchObject([
    { act: 'broadcast_sent', admin: admin.username, subject_user_id: null, details: { id: results[0]?.id, title: 'Nowość' } },
  ])
})

test('half a character in a message is a mark that something was there', async () => {
  const body = { title: 'Nowość', message: 'Smacznego \ud83c' }
  const answer = await app.succeed(sendBroadcast, { token: admin.token, body, idempotencyKey: randomUUID() })
  expect(answer.message).toBe('Smacznego \ufffd')
})

test.each([
  ['no title', { title: ' ', message: 'x' }],
  ['no message', { title: 'x', message: ' ' }],
  ['a long title', { title: 'x'.repeat(121), message: 'x' }],
  ['a long message', { title: 'x', message: 'x'.repeat(1001) }],
])('%s is refused', async (_, body) => {
  expect(await app.call(sendBroadcast, { token: admin.token, body })).toMatchObject({ status: 400 })
})
