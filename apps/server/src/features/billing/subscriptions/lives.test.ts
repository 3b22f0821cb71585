import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { cloneDatabase } from '../../../../test/clone-database.ts'
import { startTestApp } from '../../../../test/harness.ts'
import { connectPreparing } from '../../../../test/subscription-lives/connect-preparing.ts'
import { liveSubscriptions } from '../../../../test/subscription-lives/live.ts'

// `npm run bench -- subscription-lives` asks for more: `1-50` are the seeds of fifty batches, each in a database of its own.
const [FIRST, LAST] = (process.env['SUBSCRIPTION_LIVES'] ?? '').split('-').map(Number)
const SEEDS = FIRST && LAST ? Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index) : []
const BATCH = { lives: 400, days: 420 } as const

/** Lives them in a database of their own. */
async function live(asked: Parameters<typeof liveSubscriptions>[1]) {
  const databaseUrl = await cloneDatabase()
  const db = connectPreparing(databaseUrl)
  const app = await startTestApp({ databaseUrl, context: { db } })
  try {
    return await liveSubscriptions(app.context, asked)
  } finally {
    await app.close()
    await db.destroy()
  }
}

test('random lives of subscriptions come out as they are reckoned, every day, with deaths between any two steps', {
  timeout: 300_000,
}, async () => {
  const { faults, kills, renewals } = await live({ lives: 200, days: 150, seed: 20_261_123 })
  expect(faults).toEqual([])
  expect(kills).toBeGreaterThan(50)
  expect(renewals).toBeGreaterThan(200)
})

test.runIf(SEEDS.length > 0)('so do thousands of them', { timeout: 6 * 3_600_000 }, async () => {
  const seeds = SEEDS.values()
  const liveOn = async () => {
    for (const seed of seeds) {
      const { faults, lives, charges, kills } = await live({ ...BATCH, seed })
      expect(faults, `seed ${seed}`).toEqual([])
      console.log(`seed ${seed}: ${lives} lives, ${charges} charges, ${kills} deaths, all as reckoned`)
    }
  }
  // One world waits for its database most of the time: as many at once as there are cores, and one more.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, liveOn))
})
