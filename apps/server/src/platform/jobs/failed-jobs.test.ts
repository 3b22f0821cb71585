import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp } from '../../../test/harness.ts'
import { defineJob } from './define-job.ts'
import { sealedPayloadOf } from './failed-jobs.queries.ts'
import { deadLettersOf } from './start-workers.ts'

let failures = 0

const bake = defineJob({
  name: 'kitchen.bake-bread',
  payload: z.object({ flour: z.string() }),
  retries: 2,
  retryDelaySeconds: 0,
  expireSeconds: 60,
  concurrency: 1,
  handle: async () => {},
  async onExhausted() {
    if (failures-- > 0) throw new Error('the bin is full')
  },
})
const app = await startTestApp({ features: [{ jobs: [bake] }] })
afterAll(() => app.close())

/** What the queue writes when the last try of a job has failed, or its worker has not been heard from. */
async function giveUp(id: string, output: object | null): Promise<void> {
  await sql`
    insert into pgboss.job (name, data, retry_limit, source_name, source_id, source_created_on, source_retry_count, source_output)
    values (${deadLettersOf(bake)}, '{"flour": "żytnia"}', 5, ${bake.name}, ${id}, '2025-11-21T12:00:00Z', 2, ${JSON.stringify(output)}::jsonb)
  `.execute(app.db)
  await app.runJobs()
}
const kept = () => app.db.selectFrom('failed_jobs').selectAll().orderBy('failed_at').execute()

test('a job whose worker was lost is kept, with what it carries under seal', async () => {
  const id = randomUUID()
  await giveUp(id, { value: { message: 'job timed out' } })

  const [job] = await kept()
  expect(job).toMatchObject({ id, name: bake.name, tries: 3, error: 'TimeoutError', created_at: new Date('2025-11-21T12:00:00Z') })
  const sealed = { keyId: job?.key_id ?? '', bytes: job?.sealed_payload ?? Buffer.of() }
  expect(JSON.parse(app.context.sealing.open(sealed, sealedPayloadOf(id)).toString())).toEqual({ flour: 'żytnia' })
  expect(() => app.context.sealing.open(sealed, sealedPayloadOf(randomUUID()))).toThrow('unable to authenticate')
})

test('it is kept once it has been made good, and once only', async () => {
  const id = randomUUID()
  failures = 2
  await giveUp(id, { error: 'StoveError' })
  await giveUp(id, { error: 'OtherError' })

  expect((await kept()).filter((job) => job.id === id)).toMatchObject([{ error: 'StoveError' }])
  expect(failures).toBeLessThan(0)
})
