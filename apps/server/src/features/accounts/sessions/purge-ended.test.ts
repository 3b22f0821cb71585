import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { purgeEnded } from './devices.ts'

const app = await startTestApp()
afterAll(() => app.close())

const sessions = (userId: number) => app.db.selectFrom('auth_sessions').select('id').where('user_id', '=', userId).execute()
const purge = async () => {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeEnded, {}))
  await app.runJobs()
}

test('sessions and links that ended a month ago go, the others stay', async () => {
  const { id } = await makeUser(app)
  const link = { user_id: id, purpose: 'activation', token_hash: 'hash', expires_at: app.clock.now() } as const
  await app.db.insertInto('account_links').values(link).execute()

  await purge()
  expect(await sessions(id)).toHaveLength(1)
  expect(await app.db.selectFrom('account_links').select('id').execute()).toHaveLength(1)

  app.clock.advance({ days: 31 })
  await purge()
  expect(await sessions(id)).toHaveLength(1)
  expect(await app.db.selectFrom('account_links').select('id').execute()).toEqual([])

  app.clock.advance({ days: 31 })
  await purge()
  expect(await sessions(id)).toEqual([])
})
