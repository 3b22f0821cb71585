import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { reserveOutboundCall } from './rate-limits.ts'

const app = await startTestApp({ features: [] })
const second = await startTestApp({ features: [], databaseUrl: app.databaseUrl })
afterAll(() => Promise.all([app.close(), second.close()]))

const TEN_A_MINUTE = { points: 10, seconds: 60 }
const book = (count: number, name: string, options: { burst: number; maxWaitMs: number }) =>
  Promise.all(Array.from({ length: count }, (_, n) => reserveOutboundCall(n % 2 ? app.db : second.db, name, TEN_A_MINUTE, options)))

test('a burst goes out at once and no more, whichever process asks', async () => {
  const turns = await book(20, 'burst', { burst: 5, maxWaitMs: 0 })
  expect(turns.filter((turn) => turn === 0)).toHaveLength(5)
  expect(turns.filter((turn) => turn === null)).toHaveLength(15)
})

test('whoever has time gets one of the next turns, evenly spaced', async () => {
  const turns = await book(9, 'queue', { burst: 5, maxWaitMs: 18_000 })
  const waits = turns.filter((turn) => turn !== null).sort((a, b) => a - b)
  // Those that ask at one time may see the clock some microseconds apart.
  expect(waits.slice(0, 5).map(Math.round)).toEqual([0, 0, 0, 0, 0])
  expect(waits.slice(5).map((wait) => Math.round(wait / 1000))).toEqual([6, 12, 18])
})

test('a turn that is not taken is not booked', async () => {
  await book(5, 'refused', { burst: 5, maxWaitMs: 0 })
  await book(50, 'refused', { burst: 5, maxWaitMs: 0 })
  const [turn] = await book(1, 'refused', { burst: 5, maxWaitMs: 6_500 })
  expect(turn).toBeGreaterThan(5_000)
  expect(turn).toBeLessThanOrEqual(6_000)
})

test('a call that can wait leaves turns to the others', async () => {
  const background = await book(5, 'shared', { burst: 2, maxWaitMs: 0 })
  expect(background.filter((turn) => turn === 0)).toHaveLength(2)
  const people = await book(5, 'shared', { burst: 5, maxWaitMs: 0 })
  expect(people.filter((turn) => turn === 0)).toHaveLength(3)
})

test('turns come back with time', async () => {
  const quick = { points: 2, seconds: 1 }
  await Promise.all(Array.from({ length: 3 }, () => reserveOutboundCall(app.db, 'time', quick, { burst: 3, maxWaitMs: 0 })))
  expect(await reserveOutboundCall(app.db, 'time', quick, { burst: 3, maxWaitMs: 0 })).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 550))
  expect(await reserveOutboundCall(app.db, 'time', quick, { burst: 3, maxWaitMs: 0 })).toBe(0)
})
