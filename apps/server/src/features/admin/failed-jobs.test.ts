import { randomUUID } from 'node:crypto'
import { JOB_WORDS, listAuditEntries, listFailedJobs, readJobHealth, retryFailedJob } from '@spizarka/contract/admin'
import { addFromText } from '@spizarka/contract/intake'
import { MailError } from '@spizarka/integrations/mail'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { readReview, readTypedList } from '../../../test/fixtures/intakes.ts'
import { startTestApp } from '../../../test/harness.ts'
import { purgeExpired } from '../../app/system/index.ts'
import { storeFailedJob } from '../../platform/jobs/failed-jobs.ts'
import { sendMessage } from '../mail/index.ts'
import { getBalance } from '../points/index.ts'

const sent: string[] = []
let isDown = false
const mailer = {
  async send({ id }: { id: string }) {
    if (isDown) throw new MailError('mail server is down', { retryable: true })
    sent.push(id)
  },
  close: async () => {},
}
const unused = () => Promise.reject(new Error('unused'))
const engine = {
  extractProducts: async () => {
    throw Object.assign(new Error('no'), { retryable: false })
  },
  readReceipt: unused,
  composeRecipes: unused,
  planShopping: unused,
  swapMeal: unused,
  analyseMeal: unused,
  illustrate: unused,
  warmUp: unused,
  close: async () => {},
}
const app = await startTestApp({ context: { mailer, engine } })
afterAll(() => app.close())
let admin: MadeUser
beforeEach(async () => {
  admin = await makeUser(app, { admin: true })
  await app.db.deleteFrom('failed_jobs').execute()
  sent.length = 0
  isDown = false
})

const mailTo = (id: string) => ({
  id,
  to: { name: 'Ola', address: 'ola@example.pl' },
  subject: 's',
  html: '<p>tajny-link</p>',
  text: 'tajny-link',
})
const failedJobs = async () => (await app.succeed(listFailedJobs, { token: admin.token })).results
const retry = (id: string) => app.call(retryFailedJob, { token: admin.token, params: { id } })

/** A mail that was given up. */
async function loseMail(id: string) {
  isDown = true
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, sendMessage, mailTo(id)))
  await app.runJobs()
  isDown = false
  const [job] = await failedJobs()
  if (!job) throw new Error('No job was given up')
  return job
}

describe('a mail that was given up', () => {
  it('is in the list with its tries and the name of its error, and what it says is sealed', async () => {
    const job = await loseMail('m1')

    expect(job).toMatchObject({ name: 'mail.send-message', tries: sendMessage.retries + 1, error: 'MailError' })
    expect(Date.parse(job.failed_at)).toBeGreaterThanOrEqual(Date.parse(job.created_at))
    const { rows } = await sql<{ kept: string }>`
      select failed_jobs::text || encode(sealed_payload, 'escape') as kept from failed_jobs`.execute(app.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.kept).not.toMatch(/tajny|ola@example/)
    expect((await app.succeed(listFailedJobs, { token: admin.token, query: { name: 'intake.parse-text' } })).count).toBe(0)
    expect((await app.succeed(listFailedJobs, { token: admin.token, query: { name: job.name } })).count).toBe(1)
  })

  it('is sent once when it is tried again, also by five administrators at once', async () => {
    const { id } = await loseMail('m2')

    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => retry(id)))
    await app.runJobs()

    expect(statusesOf(answers)).toEqual([204, 404, 404, 404, 404])
    expect(sent).toEqual(['m2'])
    expect(await failedJobs()).toEqual([])
    const { results } = await app.succeed(listAuditEntries, { token: admin.token, query: { act: 'job_retried' } })
    expect(results.filter((entry) => entry.admin === admin.username)).toMatchObject([{ details: { job: 'mail.send-message', id } }])
  })

  it('comes back to the list when it is given up again', async () => {
    const first = await loseMail('m3')
    isDown = true
    await retry(first.id)
    await app.runJobs()
    expect(await failedJobs()).toMatchObject([{ name: 'mail.send-message' }])
  })

  it('is forgotten with its address after a week', async () => {
    await loseMail('m4')
    const purge = async () => {
      await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeExpired, {}))
      await app.runJobs()
    }
    app.clock.advance({ days: 6, hours: 23 })
    await purge()
    expect(await app.db.selectFrom('failed_jobs').select('name').execute()).toHaveLength(1)
    app.clock.advance({ hours: 2 })
    await purge()
    expect(await app.db.selectFrom('failed_jobs').select('name').execute()).toEqual([])
    app.clock.setTo(new Date())
  })
})

describe('trying again', () => {
  it.each([
    ['whose kind has another name by now', { name: 'mail.send-letter' }],
    ['that carries other things by now', { name: 'intake.parse-text' }],
  ])('leaves a job where it is %s', async (_, change) => {
    const { id } = await loseMail('m5')
    await app.db.updateTable('failed_jobs').set(change).execute()

    expect(await retry(id)).toMatchObject({ status: 404, body: { detail: 'Nie znaleziono.' } })

    expect(await failedJobs()).toMatchObject([{ id, ...change }])
  })

  it.each(['abc', '1', '00000000-0000-0000-0000-000000000000'])('knows no job %s', async (id) => {
    expect(await retry(id)).toMatchObject({ status: 404 })
  })

  it('changes nothing about a list whose points went back', async () => {
    const user = await makeUser(app, { points: 10 })
    const { session_id } = await app.succeed(addFromText, { token: user.token, body: { text: 'mleko' } })
    await app.runJobs()
    const state = () => app.db.selectFrom('intake_sessions').selectAll().where('id', '=', session_id).executeTakeFirstOrThrow()
    const before = await state()
    const [job] = await failedJobs()
    expect(await getBalance(app.db, user.id)).toBe(10)

    expect(await retry(job?.id ?? '')).toMatchObject({ status: 204 })
    await app.runJobs()

    expect(await state()).toEqual(before)
    expect(await getBalance(app.db, user.id)).toBe(10)
    expect(await failedJobs()).toEqual([])
  })
})

it('trying again what was done after all changes nothing about a list that waits for review', async () => {
  const able = await startTestApp()
  const { token } = await makeUser(able, { admin: true })
  const user = await makeUser(able, { points: 10 })
  const list = await readTypedList(able, user, 'mleko 1 l')
  const id = randomUUID()
  const job = { sourceId: id, sourceName: 'intake.parse-text', sourceCreatedOn: new Date(), sourceRetryCount: 2, sourceOutput: null }
  await storeFailedJob(able.context, { ...job, data: { sessionId: list.sessionId } })

  await able.succeed(retryFailedJob, { token, params: { id } })
  await able.runJobs()

  expect((await readReview(able, user, list.sessionId)).pending_items).toEqual(list.pending_items)
  expect(await getBalance(able.db, user.id)).toBe(8)
  expect((await able.succeed(listFailedJobs, { token })).count).toBe(0)
  await able.close()
})

describe('GET /admin/jobs/', () => {
  it('counts every kind of work, those with failures first', async () => {
    await loseMail('m6')
    const past = sql`now() - interval '90 seconds'`
    await sql`insert into pgboss.job (name, data, start_after) values ('mail.send-message', '{}', now() + interval '1 hour')`.execute(
      app.db,
    )
    await sql`insert into pgboss.job (name, data, start_after, state) values ('intake.purge-sessions', '{}', ${past}, 'active')`.execute(
      app.db,
    )

    const health = await app.succeed(readJobHealth, { token: admin.token })

    expect(health[0]).toEqual({ name: 'mail.send-message', queued: 1, active: 0, failed: 1, waiting_seconds: 0 })
    expect(health.map(({ name }) => name).toSorted()).toEqual([...app.context.jobs.names].toSorted())
    expect(health.flatMap(({ name }) => (JOB_WORDS[name] === undefined ? name : []))).toEqual([])
    expect(health).toContainEqual({ name: 'intake.purge-sessions', queued: 0, active: 1, failed: 0, waiting_seconds: 0 })
    await sql`delete from pgboss.job where state in ('created', 'active')`.execute(app.db)
  })

  it('says for how long the oldest job that is due has waited', async () => {
    const idle = await startTestApp()
    for (const seconds of [30, 90])
      await sql`insert into pgboss.job (name, data, start_after)
        values ('mail.send-message', '{}', now() - ${seconds} * interval '1 second')`.execute(idle.db)
    const { token } = await makeUser(idle, { admin: true })

    const health = await idle.succeed(readJobHealth, { token })

    const mail = health.find(({ name }) => name === 'mail.send-message')
    expect(mail).toMatchObject({ queued: 2, active: 0, failed: 0 })
    expect(mail?.waiting_seconds).toBeGreaterThanOrEqual(90)
    expect(mail?.waiting_seconds).toBeLessThan(120)
    await idle.close()
  })
})
