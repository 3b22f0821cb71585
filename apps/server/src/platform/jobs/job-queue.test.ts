import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../../test/harness.ts'
import { createLogger } from '../logger/logger.ts'
import { defineJob } from './define-job.ts'
import { openJobQueue } from './job-queue.ts'

const done: string[] = []
const madeGood: string[] = []
let failures = 0
let isPermanent = false

class StoveError extends Error {
  readonly retryable: boolean = !isPermanent
}

const cook = defineJob({
  name: 'kitchen.cook-dish',
  payload: z.object({ dish: z.string() }),
  retries: 2,
  retryDelaySeconds: 1,
  expireSeconds: 60,
  concurrency: 2,
  async handle(_, { dish }) {
    if (failures-- > 0) throw new StoveError('the stove is cold')
    done.push(dish)
  },
  async onExhausted(_, { dish }) {
    madeGood.push(dish)
  },
})

const app = await startTestApp({ features: [{ jobs: [cook] }] })
afterAll(() => app.close())

beforeEach(() => {
  done.length = madeGood.length = failures = 0
  isPermanent = false
})

const enqueue = (...dishes: string[]) =>
  app.db.transaction().execute(async (trx) => {
    for (const dish of dishes) await app.context.jobs.enqueue(trx, cook, { dish })
  })

test('a job is done with its payload', async () => {
  await enqueue('bigos')
  await app.runJobs()
  expect(done).toEqual(['bigos'])
})

test('a rollback takes the job with it', async () => {
  const broken = app.db.transaction().execute(async (trx) => {
    await app.context.jobs.enqueue(trx, cook, { dish: 'żurek' })
    await sql`select 1 / 0`.execute(trx)
  })
  await expect(broken).rejects.toThrow('division by zero')
  await app.runJobs()
  expect(done).toEqual([])
})

test('a failed try is tried again', async () => {
  failures = 2
  await enqueue('pierogi')
  await app.runJobs()
  expect(done).toEqual(['pierogi'])
  expect(madeGood).toEqual([])
})

test('after the last failure the loss is made good, once', async () => {
  failures = 3
  await enqueue('kluski')
  await app.runJobs()
  expect(done).toEqual([])
  expect(madeGood).toEqual(['kluski'])
})

test('a failure that no retry can help is made good at once', async () => {
  isPermanent = true
  failures = 1
  await enqueue('placki')
  await app.runJobs()
  expect(done).toEqual([])
  expect(madeGood).toEqual(['placki'])
})

test('a backlog is worked off without waiting for the next look', async () => {
  const dishes = Array.from({ length: 40 }, (_, number) => `danie ${number}`)
  await app.startWorker()
  const start = performance.now()
  await enqueue(...dishes)
  await app.runJobs()
  expect(done.sort()).toEqual(dishes.sort())
  expect(performance.now() - start).toBeLessThan(5_000)
})

/** The queues of a job once a server whose job has so many retries has started. */
async function queuesAfterStart(retries: number) {
  const job = { ...cook, name: 'kitchen.wash-up', retries }
  await (await openJobQueue({ url: app.databaseUrl, log: createLogger('silent'), jobs: [job], works: false })).stop()
  const { rows } = await sql<{ name: string; retry_limit: number; updated_on: Date }>`
    select name, retry_limit, updated_on from pgboss.queue where name like 'kitchen.wash-up%' order by name
  `.execute(app.db)
  return rows
}

test('a start brings the settings of a queue up to date, and changes none that are', async () => {
  const made = await queuesAfterStart(2)
  expect(made.map(({ retry_limit }) => retry_limit)).toEqual([2, 100])
  expect(await queuesAfterStart(2)).toEqual(made)
  expect((await queuesAfterStart(3)).map(({ retry_limit }) => retry_limit)).toEqual([3, 100])
})
