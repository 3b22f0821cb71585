import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import type { Measurement } from './figure.ts'

const LIVES = 20_000
/** Batches of 400. A run that was broken off goes on with the seeds that it did not name: `SUBSCRIPTION_LIVES=31-50`. */
const SEEDS = '1-50'

/** Random lives of subscriptions over 420 days beside an independent reckoning; some 0.14 s of CPU each, measured on a busy machine. */
export const subscriptionLives: Measurement = {
  name: 'subscription-lives',
  thresholds: [
    {
      what: `${LIVES} random lives of subscriptions, deaths between any two steps`,
      threshold: 'plan, points and money as reckoned on every day',
    },
  ],
  async measure() {
    process.env['SUBSCRIPTION_LIVES'] ??= SEEDS
    const { passed, failed } = await runUnitTests(['apps/server/src/features/billing/subscriptions/lives.test.ts'])
    const holds = passed > 1 && failed.length === 0
    return [{ measured: holds ? 'all of them' : `${failed.length} of ${passed + failed.length} tests failed`, holds }]
  },
}
