import { register } from '@spizarka/contract/accounts'
import { createSmtpMailer, MailError, type Mailer } from '@spizarka/integrations/mail'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { MailServer } from '../../../test/mail-server.ts'
import { sendMessage } from './send-message.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function startAppWith(mailer: Mailer): Promise<TestApp> {
  const app = await startTestApp({ context: { mailer } })
  closing.push(() => app.close())
  return app
}

const person = { username: 'ola', email: 'ola@example.pl', password: PASSWORD }
const failingMailer = (retryable: boolean) => {
  const tried: string[] = []
  const send = async ({ id }: { id: string }) => {
    tried.push(id)
    throw new MailError('mail not handed over', { retryable })
  }
  return { tried, send, close: async () => {} }
}

describe('mail.send-message', () => {
  it('waits for a mail server that is down, and hands the mail over once', async () => {
    const server = await MailServer.onFreePort()
    closing.push(() => server.stop())
    const smtp = createSmtpMailer({ url: server.url, from: 'Spiżarka <kuchnia@spizarka.example>' })
    let tries = 0
    const app = await startAppWith({
      ...smtp,
      async send(message) {
        tries += 1
        if (tries === 3) await server.start()
        await smtp.send(message)
      },
    })

    await app.succeed(register, { body: person })
    await app.runJobs()

    expect(tries).toBe(3)
    expect(server.recipients).toEqual(['ola@example.pl'])
  })

  it('tries again as often as the job says, always with the same mail, and then gives up', async () => {
    const mailer = failingMailer(true)
    const app = await startAppWith(mailer)

    await app.succeed(register, { body: person })
    await app.runJobs()

    expect(mailer.tried).toHaveLength(sendMessage.retries + 1)
    expect(new Set(mailer.tried).size).toBe(1)
  })

  it('does not pester a mail server that refused the mail for good', async () => {
    const mailer = failingMailer(false)
    const app = await startAppWith(mailer)

    await app.succeed(register, { body: person })
    await app.runJobs()

    expect(mailer.tried).toHaveLength(1)
  })

  it('is queued with the account or not at all', async () => {
    const app = await startAppWith(failingMailer(true))
    const failure = app.db.transaction().execute(async (trx) => {
      await app.context.jobs.enqueue(trx, sendMessage, {
        id: 'x',
        to: { name: '', address: 'ola@example.pl' },
        subject: 's',
        html: 'h',
        text: 't',
      })
      throw new Error('later step')
    })

    await expect(failure).rejects.toThrow('later step')
    const { rows } = await sql`select id from pgboss.job where name = ${sendMessage.name}`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('leaves the link of a sent or given-up mail in the database for minutes only', async () => {
    const app = await startAppWith(failingMailer(false))

    const { rows } = await sql<{ deletion_seconds: number }>`
      select deletion_seconds from pgboss.queue where name like ${`${sendMessage.name}%`}`.execute(app.db)

    expect(rows).toHaveLength(2)
    for (const { deletion_seconds } of rows) expect(deletion_seconds).toBeLessThanOrEqual(600)
  })
})
