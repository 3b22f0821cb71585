import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../../test/harness.ts'
import { liveSubscriptions } from '../../../../test/subscription-lives/live.ts'

// `npm run bench -- subscription-lives` asks for more, each batch in a database of its own.
const BATCHES = Number(process.env['SUBSCRIPTION_LIVES_BATCHES'] ?? 0)
const MANY = { lives: 400, days: 420 } as const

/** Lives them in a database of their own. */
async function live(asked: Parameters<typeof liveSubscriptions>[1]) {
  const app = await startTestApp()
  try {
    return await liveSubscriptions(app, asked)
  } finally {
    await app.close()
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

test.runIf(BATCHES > 0)('so do thousands of them', { timeout: 6 * 3_600_000 }, async () => {
  const total = { lives: 0, kills: 0, charges: 0 }
  const seeds = Array.from({ length: BATCHES }, (_, index) => index + 1)
  const liveOn = async () => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const lived = await live({ ...MANY, seed })
      expect(lived.faults, `seed ${seed}`).toEqual([])
      total.lives += lived.lives
      total.kills += lived.kills
      total.charges += lived.charges
      console.log(`${total.lives} lives, ${total.charges} charges, ${total.kills} deaths: all as reckoned`)
    }
  }
  // One world waits for its database most of the time: as many at once as there are cores, and one more.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, liveOn))
})
