import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { JOBS } from '../app/register-features.ts'
import { openJobQueue } from '../platform/jobs/job-queue.ts'
import { SCHEDULE } from './schedule.ts'

const app = await startTestApp()
afterAll(() => app.close())

const scheduled = async () =>
  (await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule order by name`.execute(app.db)).rows

async function runWith(schedule: typeof SCHEDULE): Promise<void> {
  const queue = await openJobQueue({ url: app.databaseUrl, log: app.context.log, jobs: JOBS, works: true })
  await queue.startWorker(app.context, JOBS, schedule)
  await queue.stop()
}

test('every scheduled job has somebody who does it', () => {
  const names = JOBS.map(({ name }) => name)
  for (const { job } of SCHEDULE) expect(names).toContain(job.name)
})

test('the database keeps the schedule of the code, and forgets what left it', async () => {
  await runWith(SCHEDULE)
  const wanted = SCHEDULE.map(({ job, cron }) => ({ name: job.name, cron })).sort((a, b) => a.name.localeCompare(b.name))
  expect(await scheduled()).toEqual(wanted)
  await runWith(SCHEDULE.slice(0, 1))
  expect(await scheduled()).toHaveLength(1)
})

test('what should be used soon is told at five in the afternoon, as clocks in Warsaw show it', async () => {
  await runWith(SCHEDULE)
  const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'notifications.tell-use-soon'`.execute(app.db)
  expect(rows).toEqual([{ cron: '0 17 * * *', timezone: 'Europe/Warsaw' }])
})
