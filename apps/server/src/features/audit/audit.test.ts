import { listAuditEntries } from '@spizarka/contract/admin'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { recordAct } from './index.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await makeUser(app, { admin: true })
const act = { adminId: admin.id, act: 'job_retried', at: new Date('2025-11-21T12:00:00Z') } as const
const entries = async (query: Record<string, string | number> = {}) => app.succeed(listAuditEntries, { token: admin.token, query })

test('an entry goes with the transaction that did the act', async () => {
  const failure = app.db.transaction().execute(async (trx) => {
    await recordAct(trx, act)
    throw new Error('later step')
  })
  await expect(failure).rejects.toThrow('later step')
  expect((await entries()).count).toBe(0)
})

test('entries come newest first, in pages, and by kind of act', async () => {
  const user = await makeUser(app)
  await app.db.transaction().execute(async (trx) => {
    await recordAct(trx, { ...act, details: { job: 'mail.send-message' } })
    await recordAct(trx, { ...act, act: 'user_viewed', subjectId: user.id })
  })

  const { count, results } = await entries()
  expect(count).toBe(2)
  expect(results).toMatchObject([
    { admin: admin.username, act: 'user_viewed', subject_user_id: user.id, details: {}, created_at: '2025-11-21T12:00:00.000Z' },
    { admin: admin.username, act: 'job_retried', subject_user_id: null, details: { job: 'mail.send-message' } },
  ])
  expect((await entries({ act: 'job_retried' })).results).toEqual([results[1]])
  expect(await entries({ page_size: 1, page: 2 })).toMatchObject({ count: 2, next: null, results: [results[1]] })
  expect(await app.call(listAuditEntries, { token: admin.token, query: { act: 'nothing_done' } })).toMatchObject({ status: 400 })
})

test('what is written stays as it is, also when both accounts are gone', async () => {
  const { results } = await entries()
  const changes = [sql`update admin_audit set admin_username = 'ktos'`, sql`delete from admin_audit`, sql`truncate admin_audit`]
  for (const change of changes) await expect(change.execute(app.db)).rejects.toThrow('admin_audit is append-only')

  const heir = await makeUser(app, { admin: true })
  await app.db.deleteFrom('users').where('id', '!=', heir.id).execute()
  // Only the login of an account goes with it: the number stays.
  const left = results.map((entry) => ({ ...entry, subject: null }))
  expect((await app.succeed(listAuditEntries, { token: heir.token })).results).toEqual(left)
})
