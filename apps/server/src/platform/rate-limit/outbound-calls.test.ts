import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { reserveOutboundCall } from './rate-limits.ts'

const app = await startTestApp({ features: [] })
const second = await startTestApp({ features: [], databaseUrl: app.databaseUrl })
afterAll(() => Promise.all([app.close(), second.close()]))

const TEN_A_MINUTE = { points: 10, seconds: 60 }
const reserve = (count: number, name: string, options: { burst: number; maxWaitMs: number }) =>
  Promise.all(Array.from({ length: count }, (_, n) => reserveOutboundCall(n % 2 ? app.db : second.db, name, TEN_A_MINUTE, options)))

test('a burst goes out at once and no more, whichever process asks', async () => {
  const slots = await reserve(20, 'burst', { burst: 5, maxWaitMs: 0 })
  expect(slots.filter((slot) => slot === 0)).toHaveLength(5)
  expect(slots.filter((slot) => slot === null)).toHaveLength(15)
})

test('a call that can wait gets one of the next slots, evenly spaced', async () => {
  const slots = await reserve(9, 'queue', { burst: 5, maxWaitMs: 18_000 })
  const waits = slots.filter((slot) => slot !== null).sort((a, b) => a - b)
  // Those that ask at one time may see the clock some microseconds apart.
  expect(waits.slice(0, 5).map(Math.round)).toEqual([0, 0, 0, 0, 0])
  expect(waits.slice(5).map((wait) => Math.round(wait / 1000))).toEqual([6, 12, 18])
})

test('a refused call reserves no slot', async () => {
  await reserve(5, 'refused', { burst: 5, maxWaitMs: 0 })
  await reserve(50, 'refused', { burst: 5, maxWaitMs: 0 })
  const [slot] = await reserve(1, 'refused', { burst: 5, maxWaitMs: 6_500 })
  expect(slot).toBeGreaterThan(5_000)
  expect(slot).toBeLessThanOrEqual(6_000)
})

test('a background call leaves slots to the others', async () => {
  const background = await reserve(5, 'shared', { burst: 2, maxWaitMs: 0 })
  expect(background.filter((slot) => slot === 0)).toHaveLength(2)
  const people = await reserve(5, 'shared', { burst: 5, maxWaitMs: 0 })
  expect(people.filter((slot) => slot === 0)).toHaveLength(3)
})

test('slots come back with time', async () => {
  const ask = () => reserveOutboundCall(app.db, 'time', { points: 1, seconds: 60 }, { burst: 3, maxWaitMs: 0 })
  // One after another: those that ask at one time may see the clock some microseconds apart, and one of them be refused.
  const slots = [await ask(), await ask(), await ask(), await ask()]
  expect(slots).toEqual([0, 0, 0, null])
  await sql`update outbound_paces set next_due_at = next_due_at - interval '1 minute' where name = 'time'`.execute(app.db)
  expect([await ask(), await ask()]).toEqual([0, null])
})
