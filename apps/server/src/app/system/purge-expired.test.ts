import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeExpired } from './purge-expired.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('keys older than a day and counts whose time is over go, the others stay', async () => {
  const { id } = await makeUser(app)
  const key = (name: string, hours: number) => ({
    user_id: id,
    key: name,
    endpoint: 'POST /x/',
    request_hash: '',
    created_at: new Date(Date.now() - hours * 3_600_000),
  })
  await app.db
    .insertInto('idempotency_keys')
    .values([key('old', 25), key('young', 23)])
    .execute()
  const limits = [
    { key: 'old', points: 1, expire: Date.now() - 1_000 },
    { key: 'young', points: 1, expire: Date.now() + 60_000 },
  ]
  await app.db.insertInto('rate_limits').values(limits).execute()

  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeExpired, {}))
  await app.runJobs()
  expect(await app.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'young' }])
  expect(await app.db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'young' }])
})
