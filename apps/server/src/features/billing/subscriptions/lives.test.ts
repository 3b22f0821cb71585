import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../../test/harness.ts'
import { liveSubscriptions } from '../../../../test/subscription-lives/live.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('random lives of subscriptions come out as they are reckoned, every day, with deaths between any two steps', {
  timeout: 300_000,
}, async () => {
  const { faults, kills, renewals } = await liveSubscriptions(app, { lives: 200, days: 150, seed: 20_261_123 })
  expect(faults).toEqual([])
  expect(kills).toBeGreaterThan(50)
  expect(renewals).toBeGreaterThan(200)
})
