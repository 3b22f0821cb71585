import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { washUp } from '../../../test/processes/wash-up.job.ts'
import { defineJob } from './define-job.ts'
import { openJobQueue } from './job-queue.ts'

const app = await startTestApp({ features: [] })
afterAll(() => app.close())

/** A worker on the app's database that takes `ms` for a job, less if it heeds its signal; resolves once a job is under way. */
async function busyWorker(ms: number, { heeds = false } = {}) {
  const finished: number[] = []
  const begun = Promise.withResolvers<void>()
  const options = { url: app.databaseUrl, log: app.context.log, jobs: [washUp], works: true }
  const worker = await openJobQueue(options)
  const handle = async (_: unknown, { plates }: { plates: number }, signal?: AbortSignal) => {
    begun.resolve()
    await sleep(ms, undefined, heeds ? { signal } : {})
    finished.push(plates)
  }
  await worker.startWorker(app.context, [defineJob({ ...washUp, handle, onExhausted: async () => {} })])
  await app.db.transaction().execute((trx) => worker.enqueue(trx, washUp, { plates: ms }))
  await begun.promise
  return { worker, finished }
}

const states = async () => (await sql<{ state: string }>`select state from pgboss.job where name = ${washUp.name}`.execute(app.db)).rows

test('a job under way is finished before the worker stops', async () => {
  const { worker, finished } = await busyWorker(500)
  await worker.stop()
  expect(finished).toEqual([500])
  expect(await states()).toEqual([{ state: 'completed' }])
})

test('one that is told of the stop ends at once, and is left for another worker', async () => {
  await sql`delete from pgboss.job`.execute(app.db)
  const { worker, finished } = await busyWorker(20_000, { heeds: true })
  const start = performance.now()
  await worker.stop()
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(finished).toEqual([])
  expect(await states()).toEqual([{ state: 'retry' }])
})

test('one that takes too long does not hold up the stop, and is left for another worker', async () => {
  await sql`delete from pgboss.job`.execute(app.db)
  const { worker, finished } = await busyWorker(20_000)
  const start = performance.now()
  await worker.stop()
  expect(performance.now() - start).toBeLessThan(4_000)
  expect(finished).toEqual([])
  expect(await states()).toEqual([{ state: 'retry' }])
})
