import { setTimeout as sleep } from 'node:timers/promises'
import { createSmtpMailer } from '@spizarka/integrations/mail'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '../../../test/harness.ts'
import { MailServer } from '../../../test/mail-server.ts'
import { openJobQueue } from '../../platform/jobs/job-queue.ts'
import { composeMail, jobs, sendMessage } from './index.ts'

const HOUR = 3_600
const server = await MailServer.onFreePort()
const app = await startTestApp({
  context: { mailer: createSmtpMailer({ url: server.url, from: 'Spiżarka <kuchnia@spizarka.example>' }) },
})
// The queue with the waits between tries that it has in earnest; the app's own has none.
const queue = await openJobQueue({
  url: app.databaseUrl,
  log: app.context.log,
  jobs,
  works: true,
  pollSeconds: 0.5,
})
afterAll(async () => {
  await queue.stop()
  await app.close()
  await server.stop()
})

/** Waits until every mail has been tried that is due, and says how long in seconds the next tries are away, the soonest first. */
async function waitsAfterTries(): Promise<number[]> {
  for (;;) {
    const { rows } = await sql<{ due: boolean; wait: number }>`
      select start_after <= now() as due, extract(epoch from start_after - now())::float as wait
      from pgboss.job where name like ${`${sendMessage.name}%`} and state in ('created', 'retry', 'active') order by wait`.execute(app.db)
    if (!rows.some(({ due }) => due)) return rows.map(({ wait }) => wait)
    await sleep(20)
  }
}

const letPass = (seconds: number) => sql`update pgboss.job set start_after = start_after - ${seconds} * interval '1 s'`.execute(app.db)

test('a mail server that is down for an hour loses no mail and gets each of them once', async () => {
  const addresses = ['ola@example.pl', 'ela@example.pl', 'ula@example.pl']
  const content = { subject: 's', preview: 'p', heading: 'h', before: [], after: [], footer: 'f' }
  await app.db.transaction().execute(async (trx) => {
    for (const address of addresses) await queue.enqueue(trx, sendMessage, composeMail(address, content))
  })
  await queue.startWorker(app.context, jobs)

  let down = 0
  for (let waits = await waitsAfterTries(); waits.length > 0; waits = await waitsAfterTries()) {
    expect(waits).toHaveLength(down < HOUR ? addresses.length : 0)
    // The shortest wait counts and the longest passes: each is tried at least as often as an hour has room for.
    down += waits[0] ?? 0
    if (down >= HOUR) await server.start()
    await letPass(waits.at(-1) ?? 0)
  }

  expect(down).toBeGreaterThanOrEqual(HOUR)
  expect(server.recipients.toSorted()).toEqual(addresses.toSorted())
  const failed = await sql`select name from pgboss.job where name like ${`${sendMessage.name}%`} and state <> 'completed'`.execute(app.db)
  expect(failed.rows).toEqual([])
})
