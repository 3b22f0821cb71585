import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import type { Measurement } from './figure.ts'

const BATCHES = 50
const LIVES = 20_000

/** Random lives of subscriptions over 420 days beside an independent reckoning; a seventh of a second each and core. */
export const subscriptionLives: Measurement = {
  name: 'subscription-lives',
  thresholds: [
    {
      what: `${LIVES} random lives of subscriptions, deaths between any two steps`,
      threshold: 'plan, points and money as reckoned on every day',
    },
  ],
  async measure() {
    process.env['SUBSCRIPTION_LIVES_BATCHES'] = String(BATCHES)
    const { passed, failed } = await runUnitTests(['apps/server/src/features/billing/subscriptions/lives.test.ts'])
    const holds = passed > 1 && failed === 0
    return [{ measured: holds ? 'all of them' : `${failed} of ${passed + failed} tests failed`, holds }]
  },
}
