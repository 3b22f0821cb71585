import { afterAll, expect, it } from 'vitest'
import { liveThroughDiary } from '../../../test/fixtures/diary-histories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_API_USER: '100000/60' } })
afterAll(() => app.close())

it('adds up to the last decimal, whatever is written, changed, moved, copied, deleted and brought back', async () => {
  for (let seed = 1; seed <= 10; seed++) expect([seed, await liveThroughDiary(app, seed)]).toEqual([seed, []])
})
