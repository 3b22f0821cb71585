import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { createRateLimits } from './rate-limits.ts'

const app = await startTestApp({ features: [] })
const second = await startTestApp({ features: [], databaseUrl: app.databaseUrl })
afterAll(() => Promise.all([app.close(), second.close()]))
const [here, there] = [createRateLimits(app.pool), createRateLimits(second.pool)]

test('a limit holds across processes, whoever is quicker', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 30 }, (_, n) => (n % 2 ? here : there).take('login', 'jan@example.com', { points: 10, seconds: 60 })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refusal = tries.find((each) => each.status === 'rejected')
  expect(refusal?.reason).toMatchObject({ code: 'too_many_requests', data: { seconds: expect.any(Number) } })
  expect(refusal?.reason.data.seconds).toBeGreaterThan(55)
})

test('other keys and other limits are counted apart', async () => {
  const once = { points: 1, seconds: 60 }
  await here.take('a', 'x', once)
  await here.take('a', 'y', once)
  await here.take('b', 'x', once)
  await expect(here.take('a', 'x', once)).rejects.toMatchObject({ code: 'too_many_requests' })
})

test('a limit is over after its time', async () => {
  const once = { points: 1, seconds: 60 }
  await here.take('over', 'x', once)
  await expect(here.take('over', 'x', once)).rejects.toThrow('too_many_requests')
  await sql`update rate_limits set expire = expire - 60000 where key like 'over%'`.execute(app.db)
  await here.take('over', 'x', once)
})

test('the table keeps nobody’s address', async () => {
  await here.take('login', '203.0.113.7', { points: 10, seconds: 60 })
  const { rows } = await sql<{
    found: number
  }>`select count(*)::int as found from rate_limits where key like '%203.0%' or key like '%jan%'`.execute(app.db)
  expect(rows).toEqual([{ found: 0 }])
})
