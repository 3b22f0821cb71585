import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { kill, startProcess } from '../../../test/processes/start-process.ts'
import { washUp } from '../../../test/processes/wash-up.job.ts'
import { defineJob } from './define-job.ts'

const washed: number[] = []
const washing = defineJob({
  ...washUp,
  handle: async (_, { plates }) => void washed.push(plates),
  onExhausted: async () => {},
})
const app = await startTestApp({ features: [{ jobs: [washing] }] })
afterAll(() => app.close())

test('the job of a killed worker is done by another within half a minute, once', async () => {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, washUp, { plates: 7 }))
  const doomed = await startProcess('hold-job.ts', app.databaseUrl)
  await app.startWorker()
  await kill(doomed)

  const start = performance.now()
  await expect.poll(() => washed, { timeout: 45_000, interval: 100 }).toEqual([7])
  expect(performance.now() - start).toBeLessThan(30_000)
  await app.runJobs()
  expect(washed).toEqual([7])
})
